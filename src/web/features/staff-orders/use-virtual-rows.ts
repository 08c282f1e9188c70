import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { StaffOrder } from './staff-order.ts';

const ROW_HEIGHT = 55;
const FRAMES_TO_DRAW = 20;

export function useVirtualRows(orders: readonly StaffOrder[]) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const rows = useWindowVirtualizer({
    count: orders.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
    scrollMargin: top,
    getItemKey: (place) => orders[place]?.orderId ?? place,
  });
  useLayoutEffect(() => {
    // Reading the position forces a layout, and during scrolling nothing above the list changes.
    if (!list.current || rows.isScrolling) return;
    setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
  });
  const goTo = useCallback(
    (place: number) => {
      rows.scrollToIndex(place, { align: 'auto' });
      const id = orders[place]?.orderId;
      const focus = (framesLeft: number) => {
        const link = list.current?.querySelector<HTMLElement>(`[data-order-link="${id}"]`);
        if (link) link.focus({ preventScroll: true });
        else if (framesLeft > 0) requestAnimationFrame(() => focus(framesLeft - 1));
      };
      focus(FRAMES_TO_DRAW);
    },
    [rows, orders],
  );
  const findFirstInSight = () =>
    rows.getVirtualItems().find(({ start }) => start >= window.scrollY)?.index ?? 0;
  return { list, rows, top, goTo, findFirstInSight };
}
