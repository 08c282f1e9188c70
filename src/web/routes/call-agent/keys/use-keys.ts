import { useEffect, useRef } from 'react';

export type KeyActions = Readonly<Record<string, () => void>>;

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

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && target.value !== '';
}
