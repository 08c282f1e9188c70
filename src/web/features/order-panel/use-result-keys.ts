import { type KeyboardEvent, useRef } from 'react';

export function useResultKeys() {
  const results = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLElement>(null);
  const moveByArrow = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const choices = [...(results.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])];
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement)) return;
    const at = choices.indexOf(activeElement);
    if (at < 0) search.current = activeElement;
    const next = at + (event.key === 'ArrowDown' ? 1 : -1);
    const target = next < 0 ? search.current : choices[Math.min(next, choices.length - 1)];
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return { results, moveByArrow };
}
