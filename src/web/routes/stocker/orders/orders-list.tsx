import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { MAX_BULK_ORDERS } from '#shared/bulk-orders.ts';
import { api } from '#web/api.ts';
import { OrderRows } from '#web/features/staff-orders/order-rows.tsx';
import type { StaffOrder } from '#web/features/staff-orders/staff-order.ts';
import { texts } from '#web/routes/stocker/texts.ts';
import { BulkBar } from './bulk-bar.tsx';
import { OrderRow } from './order-row.tsx';
import { useSelection } from './use-selection.ts';

type OrdersListProps = {
  readonly orders: readonly StaffOrder[];
  readonly onEdit: (orderId: number) => void;
  readonly onPicking: (orderIds: readonly number[]) => void;
};

/** The orders, those that are ticked, and what can be done with all of the ticked at once. */
export function OrdersList({ orders, onEdit, onPicking }: OrdersListProps) {
  const drivers = useQuery(api.stocker.drivers.list.queryOptions()).data ?? [];
  const selection = useSelection(orders);
  return (
    <>
      <Checkbox
        label={texts.bulk.selectAll}
        description={orders.length > MAX_BULK_ORDERS && texts.bulk.most(MAX_BULK_ORDERS)}
        checked={selection.isAll}
        indeterminate={selection.ids.length > 0 && !selection.isAll}
        onChange={(event) => selection.selectAll(event.currentTarget.checked)}
      />
      <OrderRows label={texts.orders.list} orders={orders}>
        {(order) => (
          <OrderRow
            key={order.orderId}
            order={order}
            drivers={drivers}
            isSelected={selection.has(order.orderId)}
            onSelect={selection.select}
            onEdit={onEdit}
          />
        )}
      </OrderRows>
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
