import { useRef, useState } from 'react';
import { readTabMemory, writeTabMemory } from '#web/device/tab-memory.ts';
import { piecesOf } from '#web/features/stock-scan/read-stock.ts';
import type { StockItem } from '#web/features/stock-scan/stock-item.ts';
import { useOwnerId } from '#web/session.ts';
import { unmistakably } from '#web/ui/quantity/pack-typing.ts';
import { type CountedAgain, countAgain } from './count-again.ts';

type Counted = {
  readonly productId: number;
  readonly typed: string;
  /** Null where it can't be read, or is ambiguous. */
  readonly pieces: number | null;
  readonly expected: number;
  readonly seenCountId: number;
  /** Why it could not be posted with the others. */
  readonly problem?: string | undefined;
};

export function useCounting() {
  const ownerId = useOwnerId();
  const shelfStore = `counting-shelf.${ownerId}`;
  const noteStore = `counting-note.${ownerId}`;
  const [entries, setEntries] = useState(() => readStored(shelfStore));
  // Two scans of one product may arrive within one render.
  const latest = useRef(entries);
  const store = (change: (before: ReadonlyMap<number, Counted>) => ReadonlyMap<number, Counted>) => {
    latest.current = change(latest.current);
    setEntries(latest.current);
    writeTabMemory(shelfStore, latest.current.size === 0 ? null : [...latest.current.values()]);
  };
  const type = (item: StockItem, typed: string) =>
    store((before) => {
      const next = new Map(before);
      const entry = before.get(item.id);
      // Rejected rows are counted against the current figures.
      const seen =
        entry === undefined || entry.problem !== undefined
          ? { expected: item.shelf, seenCountId: item.lastCountId }
          : { expected: entry.expected, seenCountId: entry.seenCountId };
      if (typed === '') next.delete(item.id);
      else next.set(item.id, { ...seen, productId: item.id, typed, pieces: piecesOf(typed, item) ?? null });
      return next;
    });
  const [note, setNote] = useState(() => readNote(noteStore));
  const saveNote = (text: string) => {
    setNote(text);
    writeTabMemory(noteStore, text === '' ? null : text);
  };
  const lines = [...entries.values()].flatMap(({ productId, pieces, expected, seenCountId }) =>
    pieces === null ? [] : [{ productId, counted: pieces, expected, seenCountId }],
  );
  return {
    find: (productId: number) => entries.get(productId),
    read: (productId: number) => latest.current.get(productId),
    type,
    scan: (item: StockItem, pieces: number): CountedAgain | null => {
      const again = countAgain(latest.current.get(item.id)?.pieces, pieces);
      type(item, unmistakably(again?.sum ?? pieces, item));
      return again;
    },
    leaveOut: (productIds: readonly number[]) =>
      store((before) => new Map([...before].filter(([id]) => !productIds.includes(id)))),
    /** They stay on the sheet, each with its reason. */
    mark: (problems: ReadonlyMap<number, string>) =>
      store(
        (before) =>
          new Map([...before].map(([id, entry]) => [id, { ...entry, problem: problems.get(id) }] as const)),
      ),
    ids: [...entries.keys()],
    lines,
    faulty: entries.size - lines.length,
    differences: lines.filter((line) => line.counted !== line.expected).length,
    /** Stored with the figures: a retry with another note would be another count. */
    note,
    setNote: saveNote,
    clear: () => {
      store(() => new Map());
      saveNote('');
    },
  };
}

export type Counting = ReturnType<typeof useCounting>;

function readStored(store: string): ReadonlyMap<number, Counted> {
  const stored = readTabMemory(store);
  const entries = Array.isArray(stored) ? stored.filter(isCounted) : [];
  return new Map(entries.map((entry) => [entry.productId, entry]));
}

function readNote(store: string): string {
  const stored = readTabMemory(store);
  return typeof stored === 'string' ? stored : '';
}

function isCounted(value: unknown): value is Counted {
  if (typeof value !== 'object' || value === null) return false;
  if (!('productId' in value && 'typed' in value && 'expected' in value && 'seenCountId' in value))
    return false;
  const { productId, expected, seenCountId, typed } = value;
  const pieces = 'pieces' in value ? value.pieces : undefined;
  const figures = [productId, expected, seenCountId, ...(pieces === null ? [] : [pieces])];
  return figures.every(Number.isInteger) && typeof typed === 'string';
}
