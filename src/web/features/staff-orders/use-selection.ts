import { useCallback, useMemo, useRef, useState } from 'react';
import { MAX_BULK_ORDERS } from '#shared/bulk-orders.ts';
import type { StaffOrder } from './staff-order.ts';

/**
 * Which orders are ticked, of those shown and of others that can be chosen too; an order that is no longer among them is
 * no longer ticked. A tick with the shift key takes everything from the last tick on with it.
 */
export function useSelection(orders: readonly StaffOrder[], others: readonly StaffOrder[] = NONE) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const last = useRef<number | null>(null);
  const shown = useRef(orders);
  shown.current = orders;
  const chosen = useMemo(() => {
    const onPage = new Set(orders.map((order) => order.orderId));
    const beyond = others.filter((order) => !onPage.has(order.orderId));
    return [...orders, ...beyond].filter((order) => ticked.has(order.orderId));
  }, [orders, others, ticked]);
  const ids = useMemo(() => chosen.map((order) => order.orderId), [chosen]);
  const countShown = orders.filter((order) => ticked.has(order.orderId)).length;
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
    chosen,
    /** Whether all that is shown is ticked. */
    isAll: orders.length > 0 && countShown === Math.min(orders.length, MAX_BULK_ORDERS),
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

const NONE: readonly StaffOrder[] = [];

/** The ticked orders of a list, and how to tick them. */
export type Selection = ReturnType<typeof useSelection>;

function between(orders: readonly StaffOrder[], from: number | null, to: number): number[] {
  const places = [from ?? to, to].map((id) => orders.findIndex((order) => order.orderId === id));
  if (places.includes(-1)) return [to];
  return orders.slice(Math.min(...places), Math.max(...places) + 1).map((order) => order.orderId);
}
