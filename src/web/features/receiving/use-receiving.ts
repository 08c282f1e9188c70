import { useState } from 'react';
import { type Selling, unbound } from '#shared/prices/packs.ts';
import { readTabMemory, writeTabMemory } from '#web/device/tab-memory.ts';
import type { StockItem } from '#web/features/stock-scan/stock-item.ts';
import { useUser } from '#web/session.ts';

export type ReceivedLine = {
  readonly productId: number;
  readonly name: string;
  readonly code: string;
  readonly quantity: number;
  readonly goods: Selling;
  /** As typed by an admin; empty: the order's, else the supplier's. */
  readonly cost: string;
};

export type ReceiptHead = {
  readonly supplierId: number | null;
  readonly receivedOn: string | null;
  readonly supplierPaper: string;
};

type Delivery = {
  readonly lines: readonly ReceivedLine[];
  readonly note: string;
  /** The purchase order against which the goods are received. */
  readonly orderId: number | null;
  readonly head: ReceiptHead;
};

const NO_HEAD: ReceiptHead = { supplierId: null, receivedOn: null, supplierPaper: '' };

const NOTHING: Delivery = { lines: [], note: '', orderId: null, head: NO_HEAD };

/** A list for each `place`, so that goods of one order can't end up in the list of another. */
export function useReceiving(place = '') {
  const store = `receiving:${useUser()?.id}${place}`;
  const [delivery, setDelivery] = useState<Delivery>(() => readStored(store));
  const change = (make: (before: Delivery) => Delivery) =>
    setDelivery((before) => {
      const next = make(before);
      writeTabMemory(store, isEmpty(next) ? null : next);
      return next;
    });
  const changeLines = (make: (lines: readonly ReceivedLine[]) => readonly ReceivedLine[]) =>
    change((before) => ({ ...before, lines: make(before.lines) }));
  return {
    ...delivery,
    pieces: delivery.lines.reduce((sum, line) => sum + line.quantity, 0),
    add: (item: StockItem, pieces: number) =>
      changeLines((lines) => {
        const before = lines.find((line) => line.productId === item.id);
        const line = {
          productId: item.id,
          name: item.name,
          code: item.code,
          quantity: (before?.quantity ?? 0) + pieces,
          goods: unbound(item),
          cost: before?.cost ?? '',
        };
        const others = lines.filter((each) => each.productId !== item.id);
        return line.quantity > 0 ? [line, ...others] : others;
      }),
    changeLine: (productId: number, part: Partial<Pick<ReceivedLine, 'quantity' | 'cost'>>) =>
      changeLines((lines) =>
        lines.map((line) => (line.productId === productId ? { ...line, ...part } : line)),
      ),
    setHead: (part: Partial<ReceiptHead>) =>
      change((before) => ({ ...before, head: { ...before.head, ...part } })),
    remove: (productId: number) =>
      changeLines((lines) => lines.filter((line) => line.productId !== productId)),
    chooseOrder: (orderId: number | null) => change((before) => ({ ...before, orderId })),
    setNote: (note: string) => change((before) => ({ ...before, note })),
    /** What was scanned while these were being posted stays on the list. */
    leaveOut: (posted: readonly Posted[]) =>
      change((before) => {
        const lines = withoutPosted(before.lines, posted);
        return lines.length === 0 ? NOTHING : { ...before, lines };
      }),
    clear: () => change(() => NOTHING),
  };
}

export type Receiving = ReturnType<typeof useReceiving>;

export type Posted = Pick<ReceivedLine, 'productId' | 'quantity'>;

export function withoutPosted(lines: readonly ReceivedLine[], posted: readonly Posted[]): ReceivedLine[] {
  return lines.flatMap((line) => {
    const sent = posted.find(({ productId }) => productId === line.productId)?.quantity ?? 0;
    return line.quantity > sent ? [{ ...line, quantity: line.quantity - sent }] : [];
  });
}

function isEmpty({ lines, note, orderId, head }: Delivery): boolean {
  return (
    lines.length === 0 &&
    note === '' &&
    orderId === null &&
    Object.values(head).every((value) => value === null || value === '')
  );
}

function readStored(store: string): Delivery {
  const stored = readTabMemory(store);
  if (typeof stored !== 'object' || stored === null || !('lines' in stored) || !('note' in stored))
    return NOTHING;
  if (!Array.isArray(stored.lines) || typeof stored.note !== 'string') return NOTHING;
  const orderId = 'orderId' in stored && typeof stored.orderId === 'number' ? stored.orderId : null;
  const head = 'head' in stored ? readHead(stored.head) : NO_HEAD;
  return { lines: stored.lines.filter(isReceivedLine), note: stored.note, orderId, head };
}

function readHead(stored: unknown): ReceiptHead {
  if (typeof stored !== 'object' || stored === null) return NO_HEAD;
  const { supplierId, receivedOn, supplierPaper } = { ...NO_HEAD, ...stored };
  return {
    supplierId: typeof supplierId === 'number' ? supplierId : null,
    receivedOn: typeof receivedOn === 'string' ? receivedOn : null,
    supplierPaper: typeof supplierPaper === 'string' ? supplierPaper : '',
  };
}

function isReceivedLine(value: unknown): value is ReceivedLine {
  if (typeof value !== 'object' || value === null) return false;
  if (!('productId' in value && 'name' in value && 'code' in value && 'quantity' in value)) return false;
  if (!('goods' in value) || typeof value.goods !== 'object' || value.goods === null) return false;
  if (!('cost' in value) || typeof value.cost !== 'string') return false;
  const { productId, name, code, quantity } = value;
  return (
    [productId, quantity].every(Number.isInteger) && typeof name === 'string' && typeof code === 'string'
  );
}
