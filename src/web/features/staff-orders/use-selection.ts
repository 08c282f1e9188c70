import { useCallback, useMemo, useRef, useState } from 'react';
import { MAX_BULK_ORDERS } from '#shared/bulk-orders.ts';
import type { StaffOrder } from './staff-order.ts';

/**
 * Which of the shown orders are ticked; an order that is no longer shown is no longer ticked. A tick with the shift key
 * takes everything from the last tick on with it.
 */
export function useSelection(orders: readonly StaffOrder[]) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const last = useRef<number | null>(null);
  const shown = useRef(orders);
  shown.current = orders;
  const ids = useMemo(
    () => orders.map((order) => order.orderId).filter((orderId) => ticked.has(orderId)),
    [orders, ticked],
  );
  const tick = useCallback((orderId: number, isTicked: boolean, isRange: boolean) => {
    const range = isRange ? between(shown.current, last.current, orderId) : [orderId];
    last.current = orderId;
    setTicked((before) => {
      const after = new Set(before);
      for (const id of range) {
        if (isTicked) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }, []);
  return {
    ids,
    isAll: orders.length > 0 && ids.length === Math.min(orders.length, MAX_BULK_ORDERS),
    has: (orderId: number) => ticked.has(orderId),
    tick,
    tickAll: (isTicked: boolean) =>
      setTicked(new Set(isTicked ? orders.slice(0, MAX_BULK_ORDERS).map((order) => order.orderId) : [])),
    /** What is done is ticked no more; what was ticked meanwhile stays. */
    untick: (orderIds: readonly number[]) => setTicked((before) => before.difference(new Set(orderIds))),
    keepOnly: (orderIds: readonly number[]) => setTicked(new Set(orderIds)),
    clear: () => setTicked(new Set()),
  };
}

/** The ticked orders of a list, and how to tick them. */
export type Selection = ReturnType<typeof useSelection>;

function between(orders: readonly StaffOrder[], from: number | null, to: number): number[] {
  const places = [from ?? to, to].map((id) => orders.findIndex((order) => order.orderId === id));
  if (places.includes(-1)) return [to];
  return orders.slice(Math.min(...places), Math.max(...places) + 1).map((order) => order.orderId);
}
