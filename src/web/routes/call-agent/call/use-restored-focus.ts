import { useEffect, useRef } from 'react';

export function useRestoredFocus(fallback: () => void): void {
  const latest = useRef(fallback);
  useEffect(() => {
    latest.current = fallback;
  });
  useEffect(() => {
    let last: Element | null = null;
    let frame = 0;
    const onFocus = (event: FocusEvent) => {
      last = event.target instanceof Element ? event.target : null;
    };
    const check = () => {
      if (!isLost(last)) return;
      last = null;
      latest.current();
    };
    const observer = new MutationObserver(() => {
      if (!isLost(last)) return;
      cancelAnimationFrame(frame);
      // The code that removed it may be about to set the focus itself.
      frame = requestAnimationFrame(check);
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
      cancelAnimationFrame(frame);
    };
  }, []);
}

function isLost(element: Element | null): boolean {
  if (element === null || document.querySelector('[role="dialog"]')) return false;
  const active = document.activeElement;
  if (active !== null && active !== document.body && active !== element) return false;
  return !element.isConnected || element.matches(':disabled') || !element.checkVisibility();
}
