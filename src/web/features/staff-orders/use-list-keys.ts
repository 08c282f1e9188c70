import { type KeyboardEvent, useRef } from 'react';
import { type Shortcut, useShortcuts } from '#web/hooks/use-page-actions.ts';
import type { StaffOrder } from './staff-order.ts';
import { listTexts } from './staff-orders-texts.ts';
import type { Selection } from './use-selection.ts';

type ListKeys = {
  readonly orders: readonly StaffOrder[];
  readonly selection: Selection;
  /** Brings the row of that place into view and the focus to it. */
  readonly goTo: (place: number) => void;
  /** The first row that is in sight. */
  readonly findFirstInSight: () => number;
};

const texts = listTexts.keys;

/**
 * The list by keyboard: arrows go up and down, Enter opens, Space or x ticks, Ctrl+A ticks all, Esc unticks. From
 * elsewhere on the page an arrow goes to the row where one was last, else to the first in sight.
 */
export function useListKeys({ orders, selection, goTo, findFirstInSight }: ListKeys) {
  const lastId = useRef<number | null>(null);
  const enter = () => {
    const place = orders.findIndex((order) => order.orderId === lastId.current);
    goTo(place < 0 ? findFirstInSight() : place);
  };
  const goToEnd = (press: string) => goTo(press === 'Home' ? 0 : orders.length - 1);
  const pageKeys: readonly Shortcut[] = [
    { keys: '↓ ↑', presses: ['ArrowDown', 'ArrowUp'], label: texts.nextRow, run: enter },
    { keys: 'Home End', presses: ['Home', 'End'], label: texts.endRow, run: goToEnd },
    { keys: 'Enter', label: texts.open },
    { keys: 'x Space', label: texts.tick },
    { keys: 'Shift+klik', label: texts.range },
    { keys: 'Ctrl+A', label: texts.tickAll, run: () => selection.tickAll(true) },
    { keys: 'Esc', presses: ['Escape'], label: texts.untick, run: () => selection.clear() },
  ];
  useShortcuts(orders.length > 0 ? pageKeys : []);

  const rowKeys: Readonly<Record<string, (place: number) => void>> = {
    ArrowDown: (place) => goTo(Math.min(place + 1, orders.length - 1)),
    ArrowUp: (place) => goTo(Math.max(place - 1, 0)),
    ' ': tickAt,
    x: tickAt,
  };
  function tickAt(place: number): void {
    const order = orders[place];
    if (order) selection.tick(order.orderId, !selection.has(order.orderId), false);
  }
  return (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement)) return;
    const id = Number(event.target.dataset['orderLink']);
    const run = rowKeys[event.key];
    if (!id || !run || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    lastId.current = id;
    run(orders.findIndex((order) => order.orderId === id));
  };
}
