import { useState } from 'react';
import { useUser } from '#web/session.ts';

export type ShelfView = 'rows' | 'grid';

const KEY = 'furnizo.shelf-view';

export function useListView(): readonly [ShelfView, (view: ShelfView) => void] {
  const isLoggedIn = useUser() !== null;
  const [chosen, setChosen] = useState(readChosen);
  const choose = (view: ShelfView) => {
    setChosen(view);
    try {
      localStorage.setItem(KEY, view);
    } catch {
      // It lasts as long as the page then.
    }
  };
  return [chosen ?? (isLoggedIn ? 'rows' : 'grid'), choose];
}

function readChosen(): ShelfView | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'rows' || kept === 'grid' ? kept : null;
  } catch {
    return null;
  }
}
