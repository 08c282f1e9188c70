import { Alert, Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { BulkDriverMenu } from '#web/features/staff-orders/driver-chip.tsx';
import { BulkBar, OrdersToolbar } from '#web/features/staff-orders/orders-toolbar.tsx';
import type { ListedDriver } from '#web/features/staff-orders/staff-order.ts';
import { FoundOrders, NoOrders, OpenedOrder } from '#web/features/staff-orders/staff-order-list.tsx';
import { useBulkDriver } from '#web/features/staff-orders/use-bulk-actions.tsx';
import { useOrdersView } from '#web/features/staff-orders/use-find.ts';
import { type Selection, useListedOrders } from '#web/features/staff-orders/use-listed-orders.ts';
import { refreshOrders } from '#web/features/staff-orders/use-order-actions.ts';
import { queryClient } from '#web/query-client.ts';
import { Panel } from '#web/routes/call-agent/panel.tsx';
import { texts } from '#web/routes/call-agent/texts.ts';
import { Pill } from '#web/ui/pill.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

export function OrdersSection() {
  const view = useOrdersView();
  const isDay = view.mode === 'day';
  const count = useQuery(api.callAgent.orders.countPending.queryOptions());
  const {
    data: orders,
    error,
    isFetching,
    isPending,
    dataUpdatedAt,
    refetch,
  } = useListedOrders(callCentreOrders.router, view);
  useEffect(() => {
    // The count is refreshed with each load of the list; a running load is enough.
    const { queryKey } = api.callAgent.orders.countPending.queryOptions();
    if (dataUpdatedAt > 0) void queryClient.refetchQueries({ queryKey }, { cancelRefetch: false });
  }, [dataUpdatedAt]);
  return (
    <Panel
      title={isDay ? texts.orders.byDate : texts.orders.pending}
      badge={orders && <Pill>{texts.orders.count(orders.length, count.data?.count)}</Pill>}
    >
      <OrdersToolbar
        view={view}
        texts={texts.orders}
        isRefreshing={isFetching && !isPending}
        onRefresh={() => void refreshOrders(callCentreOrders)}
      />
      {error && (
        <Alert color="bad" role="alert">
          <Group justify="space-between" gap="xs" fw={600}>
            {errorText(error, isDay ? texts.orders.failed : texts.orders.pendingFailed)}
            <Button variant="default" onClick={() => void refetch()}>
              {texts.orders.retry}
            </Button>
          </Group>
        </Alert>
      )}
      {!orders && !error && <SkeletonRows height={53} gap="sm" />}
      {orders && (
        <FoundOrders
          orders={orders}
          empty={<NoOrders view={view} texts={texts.orders} />}
          workspace={callCentreOrders}
          bulk={(selection, drivers) => (
            <BulkBar orders={orders} selection={selection} workspace={callCentreOrders}>
              <ChosenDriver selection={selection} drivers={drivers} />
            </BulkBar>
          )}
        />
      )}
      <OpenedOrder workspace={callCentreOrders} orders={orders} />
    </Panel>
  );
}

type ChosenDriverProps = {
  readonly selection: Selection;
  readonly drivers: readonly ListedDriver[];
};

function ChosenDriver({ selection, drivers }: ChosenDriverProps) {
  const setDriver = useBulkDriver({
    selection,
    workspace: callCentreOrders,
    router: api.callAgent.orders,
  });
  return <BulkDriverMenu drivers={drivers} chosen={selection.chosen} onChoose={setDriver} />;
}

export const callCentreOrders = {
  router: api.callAgent.orders,
  drivers: api.callAgent.drivers,
  documents: { router: api.callAgent.documents },
  role: 'call_agent',
  texts: texts.orders,
  products: api.callAgent.products,
} as const;
