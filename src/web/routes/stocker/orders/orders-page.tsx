import { Button, Group, Stack, Title } from '@mantine/core';
import { IconClipboardCheck } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { OrdersToolbar } from '#web/features/staff-orders/orders-toolbar.tsx';
import { NoOrders, OpenedOrder, OrdersSkeleton } from '#web/features/staff-orders/staff-order-list.tsx';
import { type OrdersView, useOrdersView } from '#web/features/staff-orders/use-find.ts';
import { useListedOrders } from '#web/features/staff-orders/use-listed-orders.ts';
import { refreshOrders } from '#web/features/staff-orders/use-order-actions.ts';
import { usePageActions } from '#web/hooks/use-page-actions.ts';
import { usePlaceParam } from '#web/hooks/use-place-param.ts';
import { texts } from '#web/routes/stocker/texts.ts';
import { PageSpinner } from '#web/ui/page-spinner.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { OrderCounters } from './order-counters.tsx';
import { OrdersList } from './orders-list.tsx';
import { warehouseOrders } from './warehouse-orders.ts';

const PickingPage = lazy(() =>
  import('#web/routes/stocker/picking/picking-page.tsx').then((module) => ({ default: module.PickingPage })),
);

export function OrdersPage() {
  const view = useOrdersView();
  const picking = usePlaceParam('picking');
  if (picking.value !== '') {
    return (
      <Suspense fallback={<PageSpinner />}>
        <PickingPage view={view} picking={picking.value} onBack={picking.leave} />
      </Suspense>
    );
  }
  return <OrdersScreen view={view} onPicking={picking.open} />;
}

type OrdersScreenProps = { readonly view: OrdersView; readonly onPicking: (picking: string) => void };

function OrdersScreen({ view, onPicking }: OrdersScreenProps) {
  usePageActions([{ id: 'picking', label: texts.orders.pickingOfDay, run: () => onPicking('day') }]);
  const isDay = view.mode === 'day';
  const query = useListedOrders(warehouseOrders.router, view);
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Title order={1} size="h2">
          {isDay ? texts.tabs.orders : texts.orders.pendingTitle}
        </Title>
        <OrderCounters orders={query.data} />
      </Group>
      <OrdersToolbar
        view={view}
        texts={texts.orders}
        isRefreshing={query.isFetching && !query.isPending}
        onRefresh={() => void refreshOrders(warehouseOrders)}
      >
        {isDay && (
          <Button
            size="sm"
            variant="default"
            leftSection={<IconClipboardCheck size={18} aria-hidden />}
            onClick={() => onPicking('day')}
          >
            {texts.orders.pickingOfDay}
          </Button>
        )}
      </OrdersToolbar>
      <PageState
        query={query}
        loading={<OrdersSkeleton rowHeight={53} />}
        failure={isDay ? texts.orders.loadFailed : texts.orders.pendingFailed}
      >
        {(orders) => (
          <OrdersList
            orders={orders}
            empty={<NoOrders view={view} texts={texts.orders} />}
            onPicking={(orderIds) => onPicking(orderIds.join(','))}
          />
        )}
      </PageState>
      <OpenedOrder workspace={warehouseOrders} />
    </Stack>
  );
}
