import { useRef, useState } from 'react';
import { parseWholeNumber } from '#shared/text/parse-number.ts';
import { readTabMemory, writeTabMemory } from '#web/device/tab-memory.ts';
import { type CountedAgain, countAgain } from './count-again.ts';
import type { StockItem } from './stock-item.ts';

type Counted = {
  readonly productId: number;
  readonly typed: string;
  readonly expected: number;
  readonly seenCountId: number;
  /** Why it could not be posted with the others. */
  readonly problem?: string | undefined;
};

const STORE = 'counting-shelf';
const NOTE_STORE = 'counting-note';

export function useCounting() {
  const [entries, setEntries] = useState<ReadonlyMap<number, Counted>>(readStored);
  // Two scans of one product may come within one render.
  const latest = useRef(entries);
  const store = (change: (before: ReadonlyMap<number, Counted>) => ReadonlyMap<number, Counted>) => {
    latest.current = change(latest.current);
    setEntries(latest.current);
    writeTabMemory(STORE, latest.current.size === 0 ? null : [...latest.current.values()]);
  };
  const type = (item: StockItem, typed: string) =>
    store((before) => {
      const next = new Map(before);
      const entry = before.get(item.id);
      // What could not be posted is counted against the figures of now.
      const seen =
        entry === undefined || entry.problem !== undefined
          ? { expected: item.shelf, seenCountId: item.lastCountId }
          : { expected: entry.expected, seenCountId: entry.seenCountId };
      if (typed === '') next.delete(item.id);
      else next.set(item.id, { ...seen, productId: item.id, typed });
      return next;
    });
  const [note, setNote] = useState(readNote);
  const saveNote = (text: string) => {
    setNote(text);
    writeTabMemory(NOTE_STORE, text === '' ? null : text);
  };
  const lines = [...entries.values()].flatMap(({ productId, typed, expected, seenCountId }) => {
    const { value: counted } = parseWholeNumber(typed);
    return counted === undefined ? [] : [{ productId, counted, expected, seenCountId }];
  });
  return {
    find: (productId: number) => entries.get(productId),
    read: (productId: number) => latest.current.get(productId)?.typed ?? '',
    type,
    scan: (item: StockItem, pieces: number): CountedAgain | null => {
      const again = countAgain(latest.current.get(item.id)?.typed, pieces);
      type(item, String(again?.sum ?? pieces));
      return again;
    },
    leaveOut: (productIds: readonly number[]) =>
      store((before) => new Map([...before].filter(([id]) => !productIds.includes(id)))),
    /** They stay in the sheet, each with its sentence. */
    mark: (problems: ReadonlyMap<number, string>) =>
      store(
        (before) =>
          new Map([...before].map(([id, entry]) => [id, { ...entry, problem: problems.get(id) }] as const)),
      ),
    ids: [...entries.keys()],
    lines,
    faulty: entries.size - lines.length,
    differences: lines.filter((line) => line.counted !== line.expected).length,
    /** Stored with the figures: a retry without the same note would be another count. */
    note,
    setNote: saveNote,
    clear: () => {
      store(() => new Map());
      saveNote('');
    },
  };
}

export type Counting = ReturnType<typeof useCounting>;

function readStored(): ReadonlyMap<number, Counted> {
  const stored = readTabMemory(STORE);
  const entries = Array.isArray(stored) ? stored.filter(isCounted) : [];
  return new Map(entries.map((entry) => [entry.productId, entry]));
}

function readNote(): string {
  const stored = readTabMemory(NOTE_STORE);
  return typeof stored === 'string' ? stored : '';
}

function isCounted(value: unknown): value is Counted {
  if (typeof value !== 'object' || value === null) return false;
  if (!('productId' in value && 'typed' in value && 'expected' in value && 'seenCountId' in value))
    return false;
  const { productId, expected, seenCountId, typed } = value;
  return [productId, expected, seenCountId].every(Number.isInteger) && typeof typed === 'string';
}
