import { Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconClipboardOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { isFinal, ORDER_STATUSES, type OrderStatus } from '#shared/order-status.ts';
import { api } from '#web/api.ts';
import { SavedViews } from '#web/features/staff-orders/saved-views.tsx';
import { OpenedOrder, StaffOrderList } from '#web/features/staff-orders/staff-order-list.tsx';
import { useSearchOf } from '#web/hooks/use-search.ts';
import { CACHE_MS } from '#web/query-client.ts';
import { HELD, OPEN, ordersFields, TRIED, UNPRINTED } from '#web/routes/admin/admin-fields.ts';
import { texts as tabTexts } from '#web/routes/admin/texts.ts';
import { ColumnMenu, useColumnChoice } from '#web/routes/admin/ui/column-menu.tsx';
import { ListPage } from '#web/routes/admin/ui/list-page.tsx';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { BulkStatusBar } from './bulk-status-bar.tsx';
import { ChooseAll } from './choose-all.tsx';
import { officeOrders } from './office-orders.tsx';
import { OrderFilters } from './order-filters.tsx';
import { type OrderQuery, PER_PAGE, toOrderQuery } from './order-query.ts';
import { ordersTexts as texts } from './texts.ts';
import { useFoundOrders } from './use-found-orders.ts';

const COLUMNS = [
  { id: 'region', head: texts.columns.region },
  { id: 'stock', head: texts.columns.stock },
  { id: 'amount', head: texts.columns.amount },
  { id: 'driver', head: texts.columns.driver },
  { id: 'day', head: texts.columns.day },
  { id: 'created', head: texts.columns.created },
  { id: 'comment', head: texts.columns.comment },
] as const;

/** URL parameters stored in a saved view. Dates are excluded: they would be those of the day of saving. */
const VIEW_PARAMS = ['q', 'status', 'driver', 'region', 'sort', 'direction'] as const;

export function OrdersPage() {
  const [search, setSearch] = useSearchOf(ordersFields);
  const query = toOrderQuery(search);
  const list = useQuery(
    api.admin.orders.list.queryOptions(query, { placeholderData: keepPreviousData, staleTime: CACHE_MS }),
  );
  return (
    <>
      <PageHead title={tabTexts.tabs.orders} />
      <ListPage
        counters={{
          label: texts.counters,
          chosenId: search.status ?? '',
          onChoose: (status) => setSearch({ status }),
          counters: useCounters(search.status),
        }}
        find={{ value: query.search, label: texts.search }}
        filters={
          <OrderFilters
            search={search}
            query={query}
            onChange={setSearch}
            isRefreshing={list.isRefetching && !list.isPlaceholderData}
            onRefresh={() => void list.refetch()}
          />
        }
        query={list}
        failure={texts.listFailed}
        rowHeight={64}
        totalOf={({ total }) => total}
        paging={query}
        usualLimit={PER_PAGE}
        onChange={setSearch}
      >
        {(page) => <ListedOrders page={page} query={query} />}
      </ListPage>
      <OpenedOrder workspace={officeOrders} />
    </>
  );
}

type ListedOrdersProps = {
  readonly page: inferOutput<typeof api.admin.orders.list>;
  readonly query: OrderQuery;
};

function ListedOrders({ page: { orders, total, isTotalExact }, query }: ListedOrdersProps) {
  const [search, setSearch] = useSearchOf(ordersFields);
  const columns = useColumnChoice('orders', COLUMNS);
  const isNarrow = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false });
  const found = useFoundOrders(query);
  const isNoneYet = useQuery(api.admin.orders.counts.queryOptions()).data?.total === 0;
  return (
    <>
      {!isTotalExact && (
        <Text size="sm" c="dimmed" mb={6} role="status">
          {texts.found(total, isTotalExact)}
        </Text>
      )}
      <StaffOrderList
        orders={orders}
        total={total}
        workspace={officeOrders}
        hidden={isNarrow ? [] : COLUMNS.map(({ id }) => id).filter((id) => !columns.visible[id])}
        tools={
          <>
            <SavedViews
              listName="office"
              search={search}
              canSave={VIEW_PARAMS.some((param) => search[param])}
              params={VIEW_PARAMS}
              onChoose={setSearch}
            />
            {!isNarrow && <ColumnMenu columns={COLUMNS} choice={columns} />}
          </>
        }
        others={found.orders}
        bulk={(selection) => (
          <BulkStatusBar
            chosen={selection.chosen}
            offer={
              <ChooseAll
                selection={selection}
                shown={orders.length}
                total={total}
                isTotalExact={isTotalExact}
                found={found}
              />
            }
            onClear={selection.clear}
            onSelectOnly={selection.selectOnly}
            onMoved={selection.untick}
          />
        )}
      />
      {orders.length === 0 && (
        <EmptyBox
          icon={<IconClipboardOff size={28} />}
          title={isNoneYet ? texts.noneYet : texts.empty}
          text={isNoneYet ? texts.noneYetHint : texts.emptyHint}
        />
      )}
    </>
  );
}

function useCounters(chosen: string | undefined) {
  const { data } = useQuery(api.admin.orders.counts.queryOptions());
  const held = useQuery(api.admin.overview.waiting.queryOptions()).data?.held ?? 0;
  const ofStatus = ORDER_STATUSES.map((status) => ({
    id: status,
    label: status,
    count: data?.byStatus[status],
  }));
  return [
    { id: '', label: texts.total, count: data?.total },
    { id: OPEN, label: texts.open, count: openOf(data?.byStatus) },
    ...ofStatus,
    ...(held > 0 || chosen === HELD ? [{ id: HELD, label: texts.held, count: held }] : []),
    ...(chosen === UNPRINTED ? [{ id: UNPRINTED, label: texts.unprinted, count: undefined }] : []),
    ...(chosen === TRIED ? [{ id: TRIED, label: texts.tried, count: undefined }] : []),
  ];
}

function openOf(byStatus: Readonly<Record<OrderStatus, number>> | undefined): number | undefined {
  if (!byStatus) return undefined;
  return ORDER_STATUSES.filter((status) => !isFinal(status)).reduce(
    (sum, status) => sum + byStatus[status],
    0,
  );
}
