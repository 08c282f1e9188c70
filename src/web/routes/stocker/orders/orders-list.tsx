import type { ReactNode } from 'react';
import { BulkBar } from '#web/features/staff-orders/orders-toolbar.tsx';
import type { StaffOrder } from '#web/features/staff-orders/staff-order.ts';
import { FoundOrders } from '#web/features/staff-orders/staff-order-list.tsx';
import { BulkActions } from './bulk-actions.tsx';
import { warehouseOrders } from './warehouse-orders.ts';

type OrdersListProps = {
  readonly orders: readonly StaffOrder[];
  readonly empty: ReactNode;
  readonly onPicking: (orderIds: readonly number[]) => void;
};

export function OrdersList({ orders, empty, onPicking }: OrdersListProps) {
  return (
    <FoundOrders
      orders={orders}
      empty={empty}
      workspace={warehouseOrders}
      bulk={(selection, drivers) => (
        <BulkBar orders={orders} selection={selection} workspace={warehouseOrders}>
          <BulkActions orders={orders} selection={selection} drivers={drivers} onPicking={onPicking} />
        </BulkBar>
      )}
    />
  );
}
