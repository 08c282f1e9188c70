import { Button, Group, Stack, Text } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#web/api.ts';
import type { Proposals } from '#web/routes/call-agent/call/use-proposals.ts';
import { FIELDS } from '#web/routes/call-agent/fields.ts';
import classes from '#web/routes/call-agent/rows.module.css';
import { texts } from '#web/routes/call-agent/texts.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { isMeant } from './caller-order.ts';
import { FilterField } from './filter-field.tsx';
import { OrderRow } from './order-row.tsx';

const FEW = 5;

const PAGE = 25;

const MOST = 1000;

type OrderHistoryProps = { readonly customerId: number; readonly proposals: Proposals };

/** Open orders first; they stay visible however many there are. */
export function OrderHistory({ customerId, proposals }: OrderHistoryProps) {
  const [isAll, setAll] = useState(false);
  const [term, setTerm] = useState('');
  const [openId, setOpenId] = useState<number | null>(null);
  const isFiltered = term.trim() !== '';
  const open = useQuery(api.callAgent.orders.open.queryOptions({ customerId }));
  const past = usePastOrders(customerId, isAll || isFiltered);
  const failed = open.error && !open.data ? open : past.error && !past.orders ? past : null;
  if (failed) {
    const fallback = failed === open ? texts.open.failed : texts.history.failed;
    return <ErrorBox error={failed.error} fallback={fallback} onRetry={() => void failed.refetch()} />;
  }
  if (!open.data || !past.orders) return <SkeletonRows rows={3} height={52} />;
  const orders = [...open.data, ...past.orders];
  if (orders.length === 0) return <Text c="dimmed">{texts.history.none}</Text>;
  const meant = isFiltered ? orders.filter((order) => isMeant(order, term)) : orders;
  const shown = isAll || isFiltered ? meant : meant.slice(0, Math.max(FEW, open.data.length));
  return (
    <Stack gap="xs">
      {orders.length > FEW && (
        <Group gap="xs" wrap="nowrap" justify="space-between">
          <FilterField value={term} onChange={setTerm} label={texts.filter.history} />
          <Button
            variant="subtle"
            size="compact-sm"
            miw="max-content"
            loading={past.isLoadingAll}
            onClick={() => setAll(!isAll)}
          >
            {isAll ? texts.history.fewer : texts.history.all}
          </Button>
        </Group>
      )}
      {shown.length === 0 && !past.isLoadingAll && <Text c="dimmed">{texts.filter.nothing}</Text>}
      <ul id={FIELDS.openOrders} className={classes['list']}>
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
    </Stack>
  );
}

function usePastOrders(customerId: number, isWhole: boolean) {
  const history = useInfiniteQuery({
    ...api.callAgent.orders.history.infiniteQueryOptions(
      { customerId, isPast: true, limit: isWhole ? MOST : PAGE },
      { getNextPageParam: (page) => page.nextCursor },
    ),
    placeholderData: keepPreviousData,
  });
  const { fetchNextPage, isFetchingNextPage, isPlaceholderData, hasNextPage } = history;
  const isMissing = isWhole && hasNextPage && !isPlaceholderData;
  useEffect(() => {
    if (isMissing && !isFetchingNextPage) void fetchNextPage();
  }, [isMissing, isFetchingNextPage, fetchNextPage]);
  return {
    ...history,
    isLoadingAll: isMissing || (isWhole && isPlaceholderData),
    orders: history.data?.pages.flatMap((page) => page.orders),
  };
}
