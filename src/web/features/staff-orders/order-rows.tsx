import { type ReactNode, useState } from 'react';
import { useSentinel } from '#web/hooks/use-sentinel.ts';
import type { StaffOrder } from './staff-order.ts';
import classes from './staff-orders.module.css';

/** Rows are drawn as they come near: a day of a large shop has thousands. */
const STEP = 40;

type OrderRowsProps = {
  readonly label: string;
  readonly orders: readonly StaffOrder[];
  readonly children: (order: StaffOrder) => ReactNode;
};

/** The list itself. */
export function OrderRows({ label, orders, children }: OrderRowsProps) {
  const [drawn, setDrawn] = useState(STEP);
  const more = useSentinel(drawn < orders.length, () => setDrawn((before) => before + STEP), '600px');
  return (
    <>
      <ul className={classes['list']} aria-label={label}>
        {orders.slice(0, drawn).map(children)}
      </ul>
      {drawn < orders.length && <div ref={more} className={classes['sentinel']} />}
    </>
  );
}
