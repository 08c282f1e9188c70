import { useState } from 'react';
import { useUser } from '#web/session.ts';

export type ListView = 'rows' | 'grid';

const KEY = 'furnizo.shelf-view';

export function useListView(): readonly [ListView, (view: ListView) => void] {
  const isLoggedIn = useUser() !== null;
  const [chosen, setChosen] = useState(readChosen);
  const choose = (view: ListView) => {
    setChosen(view);
    try {
      localStorage.setItem(KEY, view);
    } catch {
      // Storage may be blocked; the choice then lasts until the page is closed.
    }
  };
  return [chosen ?? (isLoggedIn ? 'rows' : 'grid'), choose];
}

function readChosen(): ListView | null {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'rows' || stored === 'grid' ? stored : null;
  } catch {
    return null;
  }
}
