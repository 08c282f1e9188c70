import { useState } from 'react';
import { readTabMemory, writeTabMemory } from '#web/tab-memory.ts';
import type { StockItem } from './stock-item.ts';

/** A product that was counted: what is typed, and the figure that the screen showed then. */
type Counted = { readonly productId: number; readonly typed: string; readonly expected: number };

const STORE = 'counting-shelf';

/**
 * A stock count in the making; it goes on over pages, searches, other sections and reloads until it is posted. Only ids
 * and figures are kept, in this tab.
 */
export function useCounting() {
  const [entries, setEntries] = useState<ReadonlyMap<number, Counted>>(readKept);
  const all = [...entries.values()];
  const store = (next: ReadonlyMap<number, Counted>) => {
    setEntries(next);
    writeTabMemory(STORE, next.size === 0 ? null : [...next.values()]);
  };
  return {
    find: (productId: number) => entries.get(productId),
    type: (item: StockItem, typed: string) => {
      const next = new Map(entries);
      if (typed === '') next.delete(item.id);
      else
        next.set(item.id, { productId: item.id, typed, expected: next.get(item.id)?.expected ?? item.shelf });
      store(next);
    },
    /** Takes the figure that holds now for what the screen showed: so much was sold that the old one means nothing. */
    expectNow: (productId: number, stock: number) => {
      const entry = entries.get(productId);
      if (entry) store(new Map(entries).set(productId, { ...entry, expected: stock }));
    },
    lines: all.map(({ productId, typed, expected }) => ({ productId, counted: Number(typed), expected })),
    differences: all.filter((entry) => Number(entry.typed) !== entry.expected).length,
    clear: () => store(new Map()),
  };
}

/** A stock count in the making. */
export type Counting = ReturnType<typeof useCounting>;

function readKept(): ReadonlyMap<number, Counted> {
  const kept = readTabMemory(STORE);
  const entries = Array.isArray(kept) ? kept.filter(isCounted) : [];
  return new Map(entries.map((entry) => [entry.productId, entry]));
}

function isCounted(value: unknown): value is Counted {
  if (typeof value !== 'object' || value === null) return false;
  if (!('productId' in value) || !('typed' in value) || !('expected' in value)) return false;
  return [value.productId, value.expected].every(Number.isInteger) && typeof value.typed === 'string';
}
