import { Skeleton, Stack, Title } from '@mantine/core';
import { IconPackage } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#shared/shop-dates.ts';
import { api } from '#web/api.ts';
import { useSentinel } from '#web/hooks/use-sentinel.ts';
import { queryClient } from '#web/query-client.ts';
import { texts } from '#web/routes/packer/texts.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { ItemCounters } from './item-counters.tsx';
import { NothingFits } from './nothing-fits.tsx';
import classes from './orders.module.css';
import { OrdersToolbar } from './orders-toolbar.tsx';
import { PackingCard } from './packing-card.tsx';
import { chooseOrders, type PackingOrder, type ShownOrder } from './packing-order.ts';
import { ProductSums } from './product-sums.tsx';
import { type PackingView, usePackingView } from './use-packing-view.ts';

/** The section 'Menaxho Paketimin': what is to be made for the orders of a day, order by order or summed. */
export function OrdersTab() {
  const view = usePackingView();
  const orders = useQuery({
    ...api.packer.orders.list.queryOptions({ day: view.day }),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap="md">
      <Title order={1}>{texts.pageTitle}</Title>
      <OrdersToolbar
        view={view}
        isRefreshing={orders.isFetching}
        onRefresh={() => void queryClient.invalidateQueries(api.packer.pathFilter())}
      />
      <ItemCounters orders={orders.data} />
      {view.isSummed ? (
        <ProductSums view={view} />
      ) : (
        <PageState
          query={orders}
          loading={<CardSkeletons />}
          failure={texts.orders.failed}
          isEmpty={(found) => found.length === 0}
          empty={
            <EmptyBox
              icon={<IconPackage size={26} />}
              title={texts.orders.empty}
              text={texts.orders.emptyDay(formatDate(view.day.date))}
            />
          }
        >
          {(found) => <ChosenOrders view={view} orders={found} />}
        </PageState>
      )}
    </Stack>
  );
}

type ChosenOrdersProps = { readonly view: PackingView; readonly orders: readonly PackingOrder[] };

function ChosenOrders({ view, orders }: ChosenOrdersProps) {
  const shown = chooseOrders(orders, view.choice);
  if (shown.length > 0) return <Cards shown={shown} />;
  return <NothingFits view={view} />;
}

/** Cards are drawn as they come near. */
const STEP = 30;

function Cards({ shown }: { readonly shown: readonly ShownOrder[] }) {
  const [count, setCount] = useState(STEP);
  const more = useSentinel(count < shown.length, () => setCount((before) => before + STEP), '600px');
  return (
    <>
      <ul className={classes['cards']} aria-label={texts.orders.list}>
        {shown.slice(0, count).map(({ order, lines }) => (
          <PackingCard key={order.orderId} order={order} lines={lines} />
        ))}
      </ul>
      {count < shown.length && <div ref={more} className={classes['sentinel']} />}
    </>
  );
}

function CardSkeletons() {
  return (
    <Stack gap="sm" aria-hidden>
      {[1, 2, 3, 4, 5].map((card) => (
        <Skeleton key={card} h={84} radius="lg" />
      ))}
    </Stack>
  );
}
