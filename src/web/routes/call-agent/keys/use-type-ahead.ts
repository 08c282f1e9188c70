import { useEffect, useMemo } from 'react';

type Key = { readonly key: string; readonly ctrlKey: boolean };

const EDITING = ['Enter', 'Backspace'];

/**
 * Keeps what is typed while the caller is still being looked up, and types it once the cursor is where it was meant
 * for, so that nobody has to wait for the network. `hold` begins to keep keys, `release` types them, `drop` forgets
 * them: when there is something to be looked at first, they could do anything. A key that does neither text nor Enter
 * ends it, and so does a click.
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
    // The Enter that began the search may still be held down.
    if (!event.repeat) buffered.push({ key: event.key, ctrlKey: event.ctrlKey || event.metaKey });
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const release = async () => {
    const keys = buffered;
    for (let key = keys?.shift(); key && buffered === keys; key = keys?.shift()) {
      press(key);
      // The screen has to have answered to one key before the next.
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
  if (EDITING.includes(event.key)) return true;
  const isCommand = event.ctrlKey || event.metaKey || event.altKey;
  return event.key.length === 1 && (!isCommand || event.getModifierState('AltGraph'));
}

function press({ key, ctrlKey }: Key): void {
  const field = document.activeElement ?? document.body;
  const event = new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true });
  if (!field.dispatchEvent(event) || !(field instanceof HTMLInputElement) || key === 'Enter') return;
  const end = field.selectionEnd ?? field.value.length;
  const start = field.selectionStart ?? end;
  const isErasing = key === 'Backspace';
  const from = isErasing && start === end ? Math.max(0, start - 1) : start;
  field.setRangeText(isErasing ? '' : key, from, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
