import { useState } from 'react';

const countDialogs = () => document.querySelectorAll('[aria-modal="true"]').length;

/** How a dialog that opens others is closed: Escape reaches all at once, and one that another lies over stays. */
export function useCloseOnTop(close: () => void): () => void {
  const [below] = useState(countDialogs);
  return () => {
    if (countDialogs() <= below + 1) close();
  };
}
