import { Button, Skeleton, Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import type { Call } from '#web/routes/call-agent/call/use-call.ts';
import { Panel } from '#web/routes/call-agent/panel.tsx';
import { texts } from '#web/routes/call-agent/texts.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { HistoryOrder } from './history-order.tsx';
import classes from './orders-cards.module.css';
import { useRepeatOrder } from './use-repeat-order.ts';

/** Past orders that are shown before all are asked for (spec 2 §9). */
const FEW = 5;

/** Fetched at once: one more page of a long history. */
const PAGE = 25;

type HistoryCardProps = { readonly call: Call; readonly customerId: number };

/** The customer's past orders, newest first; one can be open at a time, and each can be ordered again. */
export function HistoryCard({ call, customerId }: HistoryCardProps) {
  const [isAll, setAll] = useState(false);
  const [openId, setOpenId] = useState<number | null>(null);
  const today = useShopToday();
  const repeat = useRepeatOrder(call);
  const history = useInfiniteQuery(
    api.callAgent.orders.history.infiniteQueryOptions(
      { customerId, limit: PAGE },
      { getNextPageParam: (page) => page.nextCursor },
    ),
  );
  const orders = history.data?.pages.flatMap((page) => page.orders);
  const shown = isAll ? orders : orders?.slice(0, FEW);
  return (
    <Panel
      title={texts.history.title}
      aside={
        orders &&
        orders.length > FEW && (
          <Button variant="subtle" size="compact-sm" onClick={() => setAll(!isAll)}>
            {isAll ? texts.history.fewer : texts.history.all}
          </Button>
        )
      }
    >
      {!orders && !history.error && <HistorySkeleton />}
      {!orders && history.error && (
        <ErrorBox
          error={history.error}
          fallback={texts.history.failed}
          onRetry={() => void history.refetch()}
        />
      )}
      {orders?.length === 0 && <p className={classes['none']}>{texts.history.none}</p>}
      {shown && shown.length > 0 && (
        <ul className={classes['list']} data-tall={isAll || undefined}>
          {shown.map((order) => (
            <HistoryOrder
              key={order.orderId}
              order={order}
              today={today}
              isOpen={order.orderId === openId}
              isRepeating={repeat.isRepeating}
              onToggle={() => setOpenId(order.orderId === openId ? null : order.orderId)}
              onRepeat={() => repeat.run(order.orderId)}
            />
          ))}
        </ul>
      )}
      {isAll && history.hasNextPage && (
        <Button
          variant="default"
          loading={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {texts.history.more}
        </Button>
      )}
    </Panel>
  );
}

function HistorySkeleton() {
  return (
    <Stack gap="xs" aria-hidden>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} h={52} radius="md" />
      ))}
    </Stack>
  );
}
