import { useEffect, useState } from 'react';

/** Returns the focus to where it was before this component mounted: a closing dialog must not lose it. */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After the unmount: the removed element takes the focus with it.
      setTimeout(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    },
    [before],
  );
}
