import { useEffect, useRef } from 'react';

/** What a key does, by its name: `F2`, `Shift+F9`, `Ctrl+Enter`, `?`. */
export type KeyActions = Readonly<Record<string, () => void>>;

/** Keys that work wherever the cursor is, except while a dialog is open; `?` only where it cannot be meant as text. */
export function useKeys(actions: KeyActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || document.querySelector('[role="dialog"]')) return;
      const action = latest.current[nameOf(event)];
      if (!action || (event.key === '?' && isTyping(event.target))) return;
      event.preventDefault();
      action();
    };
    // On the document: the frame listens on the window and leaves alone what was taken here.
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function nameOf(event: KeyboardEvent): string {
  if (event.key === '?') return '?';
  const isControl = event.ctrlKey || event.metaKey;
  return `${isControl ? 'Ctrl+' : ''}${event.altKey ? 'Alt+' : ''}${event.shiftKey ? 'Shift+' : ''}${event.key}`;
}

/** Text stands in the field already, or it is one for sentences: then a question mark is a question mark. */
function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && target.value !== '';
}
