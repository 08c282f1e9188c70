import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { NoOrders } from '#web/features/staff-orders/no-orders.tsx';
import { OrderRows } from '#web/features/staff-orders/order-rows.tsx';
import { OrdersSkeleton } from '#web/features/staff-orders/orders-skeleton.tsx';
import { OrdersToolbar } from '#web/features/staff-orders/orders-toolbar.tsx';
import { refreshOrders } from '#web/features/staff-orders/patch-order.ts';
import type { StaffOrder } from '#web/features/staff-orders/staff-order.ts';
import { useListedOrders } from '#web/features/staff-orders/use-listed-orders.ts';
import { useOrdersView } from '#web/features/staff-orders/use-orders-view.ts';
import { Panel } from '#web/routes/call-agent/panel.tsx';
import { texts } from '#web/routes/call-agent/texts.ts';
import { Pill } from '#web/ui/pill.tsx';
import { callCentreOrders } from './call-centre-orders.ts';
import { OrderRow } from './order-row.tsx';
import classes from './orders.module.css';

/** The orders of a day, or all that still wait, below the call. */
export function OrdersSection() {
  const view = useOrdersView();
  const isDay = view.mode === 'day';
  const count = useQuery(api.callAgent.orders.countPending.queryOptions());
  const {
    data: orders,
    error,
    isFetching,
    isPending,
    refetch,
  } = useListedOrders(callCentreOrders.router, view);
  return (
    <Panel
      title={isDay ? texts.orders.byDate : texts.orders.pending}
      aside={orders && <Pill>{texts.orders.count(orders.length, count.data?.count)}</Pill>}
    >
      <OrdersToolbar
        view={view}
        texts={texts.orders}
        isRefreshing={isFetching && !isPending}
        onRefresh={() => void refreshOrders(callCentreOrders.router)}
      />
      {error && (
        <div className={classes['failure']} role="alert">
          <span>{errorText(error, isDay ? texts.orders.failed : texts.orders.pendingFailed)}</span>
          <Button variant="default" size="sm" onClick={() => void refetch()}>
            {texts.orders.retry}
          </Button>
        </div>
      )}
      {!orders && !error && <OrdersSkeleton rowHeight={64} />}
      {orders?.length === 0 && <NoOrders view={view} texts={texts.orders} />}
      {orders && orders.length > 0 && <OrdersList orders={orders} />}
    </Panel>
  );
}

function OrdersList({ orders }: { readonly orders: readonly StaffOrder[] }) {
  const drivers = useQuery(api.callAgent.drivers.list.queryOptions()).data ?? [];
  return (
    <OrderRows label={texts.orders.list} orders={orders}>
      {(order) => <OrderRow key={order.orderId} order={order} drivers={drivers} />}
    </OrderRows>
  );
}
