import { useEffect, useState } from 'react';

/** Gives the focus back to where it was before this part of the page came: a dialog that goes must not drop it. */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After the page has settled: what goes takes the focus with it.
      setTimeout(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    },
    [before],
  );
}
