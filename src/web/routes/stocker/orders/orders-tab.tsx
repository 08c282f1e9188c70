import { Stack, Title } from '@mantine/core';
import { IconClipboardList } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback } from 'react';
import { formatDate } from '../../../../shared/shop-dates.ts';
import { api } from '../../../api.ts';
import { EmptyBox } from '../../../ui/empty-box.tsx';
import { PageSpinner } from '../../../ui/page-spinner.tsx';
import { PageState } from '../../../ui/page-state.tsx';
import { useUrlParam } from '../../../ui/use-url-param.ts';
import { texts } from '../texts.ts';
import { OrderCounters } from './order-counters.tsx';
import { OrdersList, OrdersSkeleton } from './orders-list.tsx';
import { OrdersToolbar } from './orders-toolbar.tsx';
import { refreshOrders } from './patch-order.ts';
import { type OrdersView, useOrdersView } from './use-orders-view.ts';

const OrderDialog = lazy(() =>
  import('../order-dialog/order-dialog.tsx').then((module) => ({ default: module.OrderDialog })),
);
const PickingPage = lazy(() =>
  import('../picking/picking-page.tsx').then((module) => ({ default: module.PickingPage })),
);

/** The section 'Menaxho Porositë': the orders of a day or those that wait, and from there each order and picking list. */
export function OrdersTab() {
  const view = useOrdersView();
  const [picking, setPicking] = useUrlParam('picking');
  if (picking !== '') {
    return (
      <Suspense fallback={<PageSpinner />}>
        <PickingPage view={view} picking={picking} onBack={() => setPicking('')} />
      </Suspense>
    );
  }
  return <OrdersScreen view={view} onPicking={setPicking} />;
}

type OrdersScreenProps = { readonly view: OrdersView; readonly onPicking: (picking: string) => void };

function OrdersScreen({ view, onPicking }: OrdersScreenProps) {
  const [edited, setEdited] = useUrlParam('order');
  const isDay = view.mode === 'day';
  const ofDay = useQuery({
    ...api.stocker.orders.byDay.queryOptions({ date: view.date, by: view.by }),
    enabled: isDay,
    placeholderData: keepPreviousData,
  });
  const pending = useQuery({ ...api.stocker.orders.pending.queryOptions(), enabled: !isDay });
  const query = isDay ? ofDay : pending;
  const edit = useCallback((orderId: number) => setEdited(String(orderId)), [setEdited]);
  return (
    <Stack gap="md">
      <Title order={1}>{isDay ? texts.tabs.orders : texts.orders.pendingTitle}</Title>
      <OrderCounters orders={query.data} />
      <OrdersToolbar
        view={view}
        isRefreshing={query.isFetching && !query.isPending}
        onRefresh={() => void refreshOrders()}
        onPicking={() => onPicking('day')}
      />
      <PageState
        query={query}
        loading={<OrdersSkeleton />}
        failure={isDay ? texts.orders.loadFailed : texts.orders.pendingFailed}
        isEmpty={(orders) => orders.length === 0}
        empty={
          <EmptyBox
            icon={<IconClipboardList size={26} />}
            title={texts.orders.empty}
            text={isDay ? texts.orders.emptyDay(formatDate(view.date)) : texts.orders.emptyPending}
          />
        }
      >
        {(orders) => (
          <OrdersList orders={orders} onEdit={edit} onPicking={(orderIds) => onPicking(orderIds.join(','))} />
        )}
      </PageState>
      {edited !== '' && (
        <Suspense fallback={null}>
          <OrderDialog orderId={Number(edited)} onClose={() => setEdited('')} />
        </Suspense>
      )}
    </Stack>
  );
}
