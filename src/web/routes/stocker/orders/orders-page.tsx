import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconClipboardCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { STATUS } from '#shared/order-status.ts';
import { api } from '#web/api.ts';
import { BulkBar, OrdersToolbar } from '#web/features/staff-orders/orders-toolbar.tsx';
import type { StaffOrder } from '#web/features/staff-orders/staff-order.ts';
import { FoundOrders, NoOrders, OpenedOrder } from '#web/features/staff-orders/staff-order-list.tsx';
import { type OrdersView, useOrdersView } from '#web/features/staff-orders/use-find.ts';
import { useListedOrders } from '#web/features/staff-orders/use-listed-orders.ts';
import { refreshOrders } from '#web/features/staff-orders/use-order-actions.ts';
import { usePageActions } from '#web/hooks/use-page-actions.ts';
import { useSearchPlace } from '#web/hooks/use-search.ts';
import { ordersFields } from '#web/routes/stocker/stocker-fields.ts';
import { texts } from '#web/routes/stocker/texts.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { PageSpinner } from '#web/ui/page-spinner.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { BulkActions } from './bulk-actions.tsx';
import { warehouseOrders } from './warehouse-orders.ts';

const PickingPage = lazy(() =>
  import('#web/routes/stocker/picking/picking-page.tsx').then((module) => ({ default: module.PickingPage })),
);

export function OrdersPage() {
  const view = useOrdersView();
  const picking = useSearchPlace(ordersFields, 'picking');
  if (picking.value !== undefined) {
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
    <Stack gap={6}>
      <Group justify="space-between" gap="xs" style={{ rowGap: 0 }}>
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
        loading={<SkeletonRows height={53} gap="sm" />}
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
      <OpenedOrder workspace={warehouseOrders} orders={query.data} />
    </Stack>
  );
}

export function OrderCounters({ orders }: { readonly orders: readonly StaffOrder[] | undefined }) {
  const pending = useQuery(api.stocker.orders.countPending.queryOptions());
  const ready = orders?.filter((order) => order.status === STATUS.prepared).length;
  return (
    <Group component="dl" gap="sm" style={{ rowGap: 0 }}>
      <Counter label={texts.orders.total} value={orders?.length} />
      <Counter label={texts.orders.ready} value={ready} color="var(--shop-good-text)" />
      <Counter label={texts.orders.toPrepare} value={pending.data?.count} color="var(--shop-warn-text)" />
    </Group>
  );
}

type CounterProps = { readonly label: string; readonly value: number | undefined; readonly color?: string };

function Counter({ label, value, color = 'inherit' }: CounterProps) {
  return (
    <Group gap={6} align="baseline" wrap="nowrap">
      <Dimmed component="dt">{label}</Dimmed>
      <Text component="dd" fw={700} c={color} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {value ?? '…'}
      </Text>
    </Group>
  );
}

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
          <BulkActions selection={selection} drivers={drivers} onPicking={onPicking} />
        </BulkBar>
      )}
    />
  );
}
