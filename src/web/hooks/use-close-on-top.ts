import { useState } from 'react';

const countDialogs = () => document.querySelectorAll('[aria-modal="true"]').length;

export function useCloseOnTop(close: () => void): () => void {
  const [below] = useState(countDialogs);
  return () => {
    if (countDialogs() <= below + 1) close();
  };
}
