import { useState } from 'react';
import type { PackingLine } from './packing-order.ts';

type Line = Pick<PackingLine, 'orderLineId' | 'productName' | 'quantity'>;

export type LineChange = Line & { readonly before: number };

/** Changes by others in an order: `quantity` 0 is a removed line, `before` 0 an added one. */
export function findLineChanges(
  before: readonly Line[],
  now: readonly Line[],
  mine: ReadonlySet<number>,
): LineChange[] {
  const were = new Map(before.map((line) => [line.orderLineId, line]));
  const are = new Map(now.map((line) => [line.orderLineId, line]));
  return [...were.keys(), ...[...are.keys()].filter((id) => !were.has(id))].flatMap((id) => {
    const line = are.get(id) ?? were.get(id);
    const was = were.get(id)?.quantity ?? 0;
    const quantity = are.get(id)?.quantity ?? 0;
    if (line === undefined || was === quantity || mine.has(id)) return [];
    return [{ orderLineId: id, productName: line.productName, before: was, quantity }];
  });
}

/** Merged with the changes not seen yet: a line restored to its previous state is no change. */
export function joinChanges(unseen: readonly LineChange[], added: readonly LineChange[]): LineChange[] {
  const byLine = new Map(unseen.map((change) => [change.orderLineId, change]));
  for (const change of added) {
    byLine.set(change.orderLineId, {
      ...change,
      before: byLine.get(change.orderLineId)?.before ?? change.before,
    });
  }
  return [...byLine.values()].filter((change) => change.before !== change.quantity);
}

const mine = new Set<number>();

/** Window for a shortage and its undo. */
const OWN_MS = 15_000;

export function noteOwnChange(orderLineId: number): void {
  mine.add(orderLineId);
  setTimeout(() => mine.delete(orderLineId), OWN_MS);
}

export function useLineChanges(lines: readonly PackingLine[]) {
  const [last, setLast] = useState(lines);
  const [unseen, setUnseen] = useState<readonly LineChange[]>([]);
  if (last !== lines) {
    setLast(lines);
    const added = findLineChanges(last, lines, mine);
    if (added.length > 0) setUnseen(joinChanges(unseen, added));
  }
  return { unseen, see: () => setUnseen([]) };
}
