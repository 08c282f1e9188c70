import { useEffect, useRef } from 'react';

/** Shorter than between two keys of who types fast. */
const SETTLE_MS = 50;

/** `fallback` is told whether the focus is still lost: on a slow computer what closed a menu may set it later. */
export function useRestoredFocus(fallback: (isStillLost: () => boolean) => void): void {
  const latest = useRef(fallback);
  useEffect(() => {
    latest.current = fallback;
  });
  useEffect(() => {
    let last: Element | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onFocus = (event: FocusEvent) => {
      last = event.target instanceof Element ? event.target : null;
    };
    const check = () => {
      const lost = last;
      if (!isLost(lost)) return;
      last = null;
      latest.current(() => isLost(lost));
    };
    const observer = new MutationObserver(() => {
      if (!isLost(last)) return;
      clearTimeout(timer);
      // What removed it may be about to set the focus itself: menus do, when they have closed.
      timer = setTimeout(check, SETTLE_MS);
    });
    document.addEventListener('focusin', onFocus);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'hidden'],
    });
    return () => {
      document.removeEventListener('focusin', onFocus);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
}

function isLost(element: Element | null): boolean {
  if (element === null || document.querySelector('[role="dialog"]')) return false;
  const active = document.activeElement;
  if (active !== null && active !== document.body && active !== element) return false;
  return !element.isConnected || element.matches(':disabled') || !element.checkVisibility();
}
