import { useEffect, useMemo } from 'react';

type Key = { readonly key: string; readonly ctrlKey: boolean; readonly shiftKey: boolean };

const EDITING = ['Enter', 'Backspace'];

/** Commands that act on the caller's order; F2 and F9 leave the call. */
const COMMANDS = ['F4', 'F6', 'F7', 'F8'];

/**
 * Buffers keys during the caller lookup and replays them once the focus has reached their field, so that dictating does
 * not wait for the network. `hold` starts buffering, `release` replays, `drop` discards: with a choice on the screen
 * the keys could do anything. Any key but text, Enter and those commands ends it, and so does a click.
 */
export function useTypeAhead() {
  const ahead = useMemo(makeTypeAhead, []);
  useEffect(() => {
    window.addEventListener('keydown', ahead.onKey, { capture: true });
    window.addEventListener('pointerdown', ahead.drop, { capture: true });
    return () => {
      ahead.drop();
      window.removeEventListener('keydown', ahead.onKey, { capture: true });
      window.removeEventListener('pointerdown', ahead.drop, { capture: true });
    };
  }, [ahead]);
  return ahead;
}

function makeTypeAhead() {
  let buffered: Key[] | null = null;
  const drop = () => {
    buffered = null;
  };
  const onKey = (event: KeyboardEvent) => {
    if (buffered === null || !event.isTrusted || event.isComposing || isModifier(event.key)) return;
    if (!isBuffered(event)) return drop();
    // The Enter that started the search may still be pressed.
    if (!event.repeat) {
      const { key, shiftKey } = event;
      buffered.push({ key, ctrlKey: event.ctrlKey || event.metaKey, shiftKey });
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const release = async () => {
    const keys = buffered;
    for (let key = keys?.shift(); key && buffered === keys; key = keys?.shift()) {
      press(key);
      // React has to handle one key before the next.
      await new Promise((resolve) => setTimeout(resolve));
    }
    if (buffered === keys) drop();
  };
  const hold = () => {
    buffered = [];
  };
  return { hold, drop, release, onKey };
}

function isModifier(key: string): boolean {
  return ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Dead'].includes(key);
}

function isBuffered(event: KeyboardEvent): boolean {
  if (EDITING.includes(event.key) || COMMANDS.includes(event.key)) return true;
  const isCommand = event.ctrlKey || event.metaKey || event.altKey;
  return event.key.length === 1 && (!isCommand || event.getModifierState('AltGraph'));
}

function press({ key, ctrlKey, shiftKey }: Key): void {
  const field = document.activeElement ?? document.body;
  const event = new KeyboardEvent('keydown', {
    key,
    ctrlKey,
    // A printable character already includes Shift.
    shiftKey: shiftKey && key.length > 1,
    bubbles: true,
    cancelable: true,
  });
  if (!field.dispatchEvent(event) || !(field instanceof HTMLInputElement) || key === 'Enter') return;
  const end = field.selectionEnd ?? field.value.length;
  const start = field.selectionStart ?? end;
  const isErasing = key === 'Backspace';
  const from = isErasing && start === end ? Math.max(0, start - 1) : start;
  field.setRangeText(isErasing ? '' : key, from, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
