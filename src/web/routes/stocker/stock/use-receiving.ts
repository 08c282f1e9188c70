import { useState } from 'react';
import { type Selling, unbound } from '#shared/prices/packs.ts';
import { readTabMemory, writeTabMemory } from '#web/device/tab-memory.ts';
import { useUser } from '#web/session.ts';
import type { StockItem } from './stock-item.ts';

type ReceivedLine = {
  readonly productId: number;
  readonly name: string;
  readonly code: string;
  readonly quantity: number;
  readonly goods: Selling;
};

type Delivery = {
  readonly lines: readonly ReceivedLine[];
  readonly note: string;
  /** Of the order to a supplier that the goods are received against. */
  readonly orderId: number | null;
};

const NOTHING: Delivery = { lines: [], note: '', orderId: null };

export function useReceiving() {
  const store = `receiving:${useUser()?.id}`;
  const [delivery, setDelivery] = useState<Delivery>(() => readStored(store));
  const change = (make: (before: Delivery) => Delivery) =>
    setDelivery((before) => {
      const next = make(before);
      writeTabMemory(
        store,
        next.lines.length === 0 && next.note === '' && next.orderId === null ? null : next,
      );
      return next;
    });
  const changeLines = (make: (lines: readonly ReceivedLine[]) => readonly ReceivedLine[]) =>
    change((before) => ({ ...before, lines: make(before.lines) }));
  return {
    ...delivery,
    pieces: delivery.lines.reduce((sum, line) => sum + line.quantity, 0),
    add: (item: StockItem, pieces: number) =>
      changeLines((lines) => {
        const before = lines.find((line) => line.productId === item.id)?.quantity ?? 0;
        const line = {
          productId: item.id,
          name: item.name,
          code: item.code,
          quantity: before + pieces,
          goods: unbound(item),
        };
        const others = lines.filter((each) => each.productId !== item.id);
        return line.quantity > 0 ? [line, ...others] : others;
      }),
    setQuantity: (productId: number, quantity: number) =>
      changeLines((lines) =>
        lines.map((line) => (line.productId === productId ? { ...line, quantity } : line)),
      ),
    remove: (productId: number) =>
      changeLines((lines) => lines.filter((line) => line.productId !== productId)),
    chooseOrder: (orderId: number | null) => change((before) => ({ ...before, orderId })),
    setNote: (note: string) => change((before) => ({ ...before, note })),
    clear: () => change(() => NOTHING),
  };
}

export type Receiving = ReturnType<typeof useReceiving>;

function readStored(store: string): Delivery {
  const stored = readTabMemory(store);
  if (typeof stored !== 'object' || stored === null || !('lines' in stored) || !('note' in stored))
    return NOTHING;
  if (!Array.isArray(stored.lines) || typeof stored.note !== 'string') return NOTHING;
  const orderId = 'orderId' in stored && typeof stored.orderId === 'number' ? stored.orderId : null;
  return { lines: stored.lines.filter(isReceivedLine), note: stored.note, orderId };
}

function isReceivedLine(value: unknown): value is ReceivedLine {
  if (typeof value !== 'object' || value === null) return false;
  if (!('productId' in value && 'name' in value && 'code' in value && 'quantity' in value)) return false;
  if (!('goods' in value) || typeof value.goods !== 'object' || value.goods === null) return false;
  const { productId, name, code, quantity } = value;
  return (
    [productId, quantity].every(Number.isInteger) && typeof name === 'string' && typeof code === 'string'
  );
}
