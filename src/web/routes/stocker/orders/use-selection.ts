import { useCallback, useMemo, useState } from 'react';
import { MAX_BULK_ORDERS } from '#shared/bulk-orders.ts';
import type { StaffOrder } from '#web/features/staff-orders/staff-order.ts';

/** Which of the shown orders are ticked; an order that is no longer shown is no longer ticked. */
export function useSelection(orders: readonly StaffOrder[]) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const ids = useMemo(
    () => orders.map((order) => order.orderId).filter((orderId) => ticked.has(orderId)),
    [orders, ticked],
  );
  const select = useCallback((orderId: number, isSelected: boolean) => {
    setTicked((before) => {
      const after = new Set(before);
      if (isSelected) after.add(orderId);
      else after.delete(orderId);
      return after;
    });
  }, []);
  return {
    ids,
    isAll: orders.length > 0 && ids.length === Math.min(orders.length, MAX_BULK_ORDERS),
    has: (orderId: number) => ticked.has(orderId),
    select,
    selectAll: (isSelected: boolean) =>
      setTicked(new Set(isSelected ? orders.slice(0, MAX_BULK_ORDERS).map((order) => order.orderId) : [])),
    keepOnly: (orderIds: readonly number[]) => setTicked(new Set(orderIds)),
    clear: () => setTicked(new Set()),
  };
}
