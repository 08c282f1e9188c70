import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where one part of a page replaces another (`part` changes), the new part's heading gets the focus, and the window
 * scrolls to it. The scroll position of the old part would be in the middle of the new one.
 */
export function useHeadingFirst<Part extends HTMLElement>(part: unknown): RefObject<Part | null> {
  const area = useRef<Part>(null);
  const before = useRef(part);
  useEffect(() => {
    if (before.current === part) return;
    before.current = part;
    const heading = area.current?.querySelector<HTMLElement>('h1, h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    if (heading.localName === 'h1') window.scrollTo(0, 0);
    else heading.scrollIntoView();
  }, [part]);
  return area;
}
