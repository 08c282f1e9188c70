import type { KeyboardEvent } from 'react';
import type { StaffOrder } from './staff-order.ts';
import type { Selection } from './use-selection.ts';

type ListKeys = {
  readonly orders: readonly StaffOrder[];
  readonly selection: Selection;
  /** Brings the row of that place into view and the focus to it. */
  readonly goTo: (place: number) => void;
};

/** The list by keyboard: arrows go up and down, Enter opens, Space or x ticks, Ctrl+A ticks all, Esc unticks. */
export function useListKeys({ orders, selection, goTo }: ListKeys) {
  const keys: Readonly<Record<string, (place: number) => void>> = {
    ArrowDown: (place) => goTo(Math.min(place + 1, orders.length - 1)),
    ArrowUp: (place) => goTo(Math.max(place - 1, 0)),
    Home: () => goTo(0),
    End: () => goTo(orders.length - 1),
    ' ': tickAt,
    x: tickAt,
    Escape: () => selection.clear(),
  };
  function tickAt(place: number): void {
    const order = orders[place];
    if (order) selection.tick(order.orderId, !selection.has(order.orderId), false);
  }
  return (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement)) return;
    if ((event.ctrlKey || event.metaKey) && event.key === 'a') {
      event.preventDefault();
      selection.tickAll(true);
      return;
    }
    const id = event.target.dataset['orderLink'];
    const run = keys[event.key];
    if (id === undefined || !run || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    run(orders.findIndex((order) => order.orderId === Number(id)));
  };
}
