import { Text, Title } from '@mantine/core';
import { IconClipboardOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ORDER_STATUSES, type OrderStatus, STATUS } from '#shared/order-status.ts';
import { api } from '#web/api.ts';
import { CACHE_MS } from '#web/query-client.ts';
import { texts as tabTexts } from '#web/routes/admin/texts.ts';
import { CounterChips } from '#web/routes/admin/ui/counter-chips.tsx';
import { Pager } from '#web/routes/admin/ui/pager.tsx';
import { RowSkeletons } from '#web/routes/admin/ui/row-skeletons.tsx';
import { useFilters } from '#web/routes/admin/ui/use-filters.ts';
import { useSelection } from '#web/routes/admin/ui/use-selection.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { BulkStatusBar } from './bulk-status-bar.tsx';
import classes from './order-card.module.css';
import { OrderCard } from './order-card.tsx';
import { OrderFilters } from './order-filters.tsx';
import { toOrderQuery } from './order-query.ts';
import { ordersTexts as texts } from './texts.ts';
import type { ListedOrder } from './use-set-status.ts';

/** The section 'Porositë'. */
export function OrdersTab() {
  const [filters, setFilters] = useFilters();
  const query = toOrderQuery(filters);
  const list = useQuery(
    api.admin.orders.list.queryOptions(query, { placeholderData: keepPreviousData, staleTime: CACHE_MS }),
  );
  const { selected, select, clear } = useSelection();
  const chosen = useChosen(selected, list.data?.orders ?? []);
  return (
    <>
      <Title order={1} mb="md">
        {tabTexts.tabs.orders}
      </Title>
      <Counters chosenId={query.status ?? ''} onChoose={(status) => setFilters({ status })} />
      <OrderFilters
        query={query}
        onChange={setFilters}
        isRefreshing={list.isRefetching && !list.isPlaceholderData}
        onRefresh={() => void list.refetch()}
      />
      <PageState query={list} failure={texts.listFailed} loading={<RowSkeletons height={64} />}>
        {({ orders, total, isTotalExact }) => (
          <>
            <Text size="sm" c="dimmed" mb={6} role="status">
              {texts.found(total, isTotalExact)}
            </Text>
            {chosen.size > 0 && <BulkStatusBar chosen={chosen} onDone={clear} />}
            {orders.length === 0 && (
              <EmptyBox icon={<IconClipboardOff size={28} />} title={texts.empty} text={texts.emptyHint} />
            )}
            <ul className={classes['list']}>
              {orders.map((order) => (
                <OrderCard
                  key={order.orderId}
                  order={order}
                  isSelected={selected.has(order.orderId)}
                  onSelect={select}
                />
              ))}
            </ul>
            <Pager
              page={query.page}
              pages={Math.ceil(total / query.limit)}
              onPage={(next) => setFilters({ page: String(next) })}
            />
          </>
        )}
      </PageState>
    </>
  );
}

/** The chosen orders and the status each was last seen with, also of pages that were turned meanwhile. */
function useChosen(selected: ReadonlySet<number>, shown: readonly ListedOrder[]) {
  const seen = useRef(new Map<number, OrderStatus>());
  for (const order of shown) seen.current.set(order.orderId, order.status);
  return new Map(
    [...selected].map((id): [number, OrderStatus] => [id, seen.current.get(id) ?? STATUS.processed]),
  );
}

type CountersProps = { readonly chosenId: string; readonly onChoose: (id: string) => void };

function Counters({ chosenId, onChoose }: CountersProps) {
  const { data } = useQuery(api.admin.orders.counts.queryOptions());
  const ofStatus = ORDER_STATUSES.map((status) => ({
    id: status,
    label: status,
    count: data?.byStatus[status],
  }));
  return (
    <CounterChips
      label={texts.counters}
      chosenId={chosenId}
      onChoose={onChoose}
      counters={[{ id: '', label: texts.total, count: data?.total }, ...ofStatus]}
    />
  );
}
