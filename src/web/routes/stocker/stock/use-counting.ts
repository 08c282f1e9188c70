import { useState } from 'react';
import type { StockItem } from './stock-item.ts';

/** A product that was counted: what is typed, and the figure that the screen showed then. */
type Counted = { readonly productId: number; readonly typed: string; readonly expected: number };

/** A stock count in the making; it goes on over pages and searches until it is posted. */
export function useCounting() {
  const [entries, setEntries] = useState<ReadonlyMap<number, Counted>>(new Map());
  const all = [...entries.values()];
  return {
    find: (productId: number) => entries.get(productId),
    type: (item: StockItem, typed: string) => {
      const next = new Map(entries);
      if (typed === '') next.delete(item.id);
      else
        next.set(item.id, { productId: item.id, typed, expected: next.get(item.id)?.expected ?? item.stock });
      setEntries(next);
    },
    lines: all.map(({ productId, typed, expected }) => ({ productId, counted: Number(typed), expected })),
    differences: all.filter((entry) => Number(entry.typed) !== entry.expected).length,
    clear: () => setEntries(new Map()),
  };
}

/** A stock count in the making. */
export type Counting = ReturnType<typeof useCounting>;
