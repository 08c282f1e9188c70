import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#web/api.ts';
import type { Proposals } from '#web/routes/call-agent/call/use-proposals.ts';
import classes from '#web/routes/call-agent/rows.module.css';
import { texts } from '#web/routes/call-agent/texts.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { isMeant } from './caller-order.ts';
import { FilterField } from './filter-field.tsx';
import { OrderRow } from './order-row.tsx';

const FEW = 5;

const PAGE = 25;

type PastOrdersProps = { readonly customerId: number; readonly proposals: Proposals };

export function PastOrders({ customerId, proposals }: PastOrdersProps) {
  const [isAll, setAll] = useState(false);
  const [term, setTerm] = useState('');
  const [openId, setOpenId] = useState<number | null>(null);
  const history = usePastOrders(customerId);
  const { orders } = history;
  const isFiltered = term.trim() !== '';
  const meant = isFiltered ? orders?.filter((order) => isMeant(order, term)) : orders;
  const shown = isAll || isFiltered ? meant : meant?.slice(0, FEW);
  const isSearching = isFiltered && history.hasNextPage && (meant?.length ?? 0) < FEW;
  const { fetchNextPage, isFetchingNextPage } = history;
  useEffect(() => {
    // The search may match on a page that is not loaded yet.
    if (isSearching && !isFetchingNextPage) void fetchNextPage();
  }, [isSearching, isFetchingNextPage, fetchNextPage]);
  if (!orders || !shown) {
    if (!history.error) return <HistorySkeleton />;
    return (
      <ErrorBox
        error={history.error}
        fallback={texts.history.failed}
        onRetry={() => void history.refetch()}
      />
    );
  }
  if (orders.length === 0) return <Text c="dimmed">{texts.history.none}</Text>;
  return (
    <Stack gap="xs">
      {orders.length > FEW && (
        <Group gap="xs" wrap="nowrap" justify="space-between">
          <FilterField value={term} onChange={setTerm} label={texts.filter.history} />
          <Button variant="subtle" size="compact-sm" miw="max-content" onClick={() => setAll(!isAll)}>
            {isAll ? texts.history.fewer : texts.history.all}
          </Button>
        </Group>
      )}
      {shown.length === 0 && !isSearching && <Text c="dimmed">{texts.filter.nothing}</Text>}
      <ul className={classes['list']}>
        {shown.map((order) => (
          <OrderRow
            key={order.orderId}
            order={order}
            proposals={proposals}
            isOpen={order.orderId === openId}
            onToggle={() => setOpenId(order.orderId === openId ? null : order.orderId)}
          />
        ))}
      </ul>
      {(isAll || isFiltered) && history.hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.history.more}
        </Button>
      )}
    </Stack>
  );
}

function usePastOrders(customerId: number) {
  const history = useInfiniteQuery(
    api.callAgent.orders.history.infiniteQueryOptions(
      { customerId, isPast: true, limit: PAGE },
      { getNextPageParam: (page) => page.nextCursor },
    ),
  );
  return { ...history, orders: history.data?.pages.flatMap((page) => page.orders) };
}

function HistorySkeleton() {
  return (
    <Stack gap="xs" aria-hidden>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} h={52} />
      ))}
    </Stack>
  );
}
