import { Checkbox, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { useSentinel } from '../../../ui/use-sentinel.ts';
import { texts } from '../texts.ts';
import { BulkBar } from './bulk-bar.tsx';
import { OrderRow } from './order-row.tsx';
import classes from './orders-tab.module.css';
import type { StaffOrder } from './staff-order.ts';
import { useSelection } from './use-selection.ts';

type OrdersListProps = {
  readonly orders: readonly StaffOrder[];
  readonly onEdit: (orderId: number) => void;
  readonly onPicking: (orderIds: readonly number[]) => void;
};

/** Rows are drawn as they come near: a day of a large shop has thousands. */
const STEP = 40;

/** The orders, those that are ticked, and what can be done with all of the ticked at once. */
export function OrdersList({ orders, onEdit, onPicking }: OrdersListProps) {
  const [shown, setShown] = useState(STEP);
  const drivers = useQuery(api.stocker.drivers.list.queryOptions()).data ?? [];
  const selection = useSelection(orders);
  const more = useSentinel(shown < orders.length, () => setShown((before) => before + STEP), '600px');
  return (
    <>
      <Checkbox
        label={texts.bulk.selectAll}
        checked={selection.isAll}
        indeterminate={selection.ids.length > 0 && !selection.isAll}
        onChange={(event) => selection.selectAll(event.currentTarget.checked)}
      />
      <ul className={classes['list']} aria-label={texts.orders.list}>
        {orders.slice(0, shown).map((order) => (
          <OrderRow
            key={order.orderId}
            order={order}
            drivers={drivers}
            isSelected={selection.has(order.orderId)}
            onSelect={selection.select}
            onEdit={onEdit}
          />
        ))}
      </ul>
      {shown < orders.length && <div ref={more} className={classes['sentinel']} />}
      {selection.ids.length > 0 && (
        <BulkBar
          orderIds={selection.ids}
          drivers={drivers}
          onDone={selection.keepOnly}
          onClear={selection.clear}
          onPicking={() => onPicking(selection.ids)}
        />
      )}
    </>
  );
}

/** Rows in the shape of what is coming. */
export function OrdersSkeleton() {
  return (
    <Stack gap="sm" aria-hidden>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} h={84} radius="md" />
      ))}
    </Stack>
  );
}
