import { useCallbackRef } from '@mantine/hooks';
import { useEffect } from 'react';

/** Shorter than the interval between two keys of a fast typist. */
const SETTLE_MS = 50;

/** `fallback` gets a check whether the focus is still lost: on a slow computer a closing menu sets it later. */
export function useRestoredFocus(fallback: (isStillLost: () => boolean) => void): void {
  const restore = useCallbackRef(fallback);
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
      restore(() => isLost(lost));
    };
    const observer = new MutationObserver(() => {
      if (!isLost(last)) return;
      clearTimeout(timer);
      // The component that removed it may be about to set the focus itself: menus do so after closing.
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
  }, [restore]);
}

function isLost(element: Element | null): boolean {
  if (element === null || document.querySelector('[role="dialog"]')) return false;
  const active = document.activeElement;
  if (active !== null && active !== document.body && active !== element) return false;
  return !element.isConnected || element.matches(':disabled') || !element.checkVisibility();
}
