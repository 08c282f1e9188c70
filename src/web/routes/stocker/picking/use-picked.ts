import { useState } from 'react';
import { readTabMemory, writeTabMemory } from '#web/tab-memory.ts';

/**
 * Which lines of a picking list are ticked off, kept for this tab so that a reload loses nothing. Only ids are kept,
 * and only until the tab is closed: no order and no name stays on the device.
 */
export function usePicked(scope: string) {
  const key = `picked.${scope}`;
  const [picked, setPicked] = useState<ReadonlySet<string>>(() => read(key));
  const store = (next: ReadonlySet<string>) => {
    setPicked(next);
    writeTabMemory(key, [...next]);
  };
  return {
    has: (id: string) => picked.has(id),
    tick: (id: string, isPicked: boolean) => {
      const next = new Set(picked);
      if (isPicked) next.add(id);
      else next.delete(id);
      store(next);
    },
    clear: () => store(new Set()),
    size: picked.size,
  };
}

function read(key: string): ReadonlySet<string> {
  const kept = readTabMemory(key);
  return new Set(Array.isArray(kept) ? kept.map(String) : []);
}
