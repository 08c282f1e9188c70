import { Box, Stack, Title } from '@mantine/core';
import { IconPackage } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { api } from '#web/api.ts';
import { PART_OPTIONS, pagedQuery } from '#web/cache/paged-query.ts';
import { useSentinel } from '#web/hooks/use-sentinel.ts';
import { queryClient } from '#web/query-client.ts';
import { texts } from '#web/routes/packer/texts.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { NothingFits } from './nothing-fits.tsx';
import { OrdersToolbar } from './orders-toolbar.tsx';
import { PackingCard } from './packing-card.tsx';
import { chooseOrders, ofRegion, type PackingOrder, type ShownOrder, toPack } from './packing-order.ts';
import { ProductSums } from './product-sums.tsx';
import { type PackingView, usePackingView } from './use-packing-view.ts';
import { type MarkProduced, useProduced } from './use-produced.ts';

export function OrdersPage() {
  const view = usePackingView();
  const mark = useProduced();
  const scope = { day: view.day, withDelivered: true };
  const listed = (found: readonly PackingOrder[]) => toPack(ofRegion(found, view.region), view.withDelivered);
  const orders = useQuery({
    queryKey: api.packer.orders.list.queryKey(scope),
    queryFn: (context) =>
      pagedQuery(context, (part) =>
        queryClient.fetchQuery({
          ...api.packer.orders.list.queryOptions({ ...scope, ...part }),
          ...PART_OPTIONS,
        }),
      ),
    structuralSharing: false,
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap="xs">
      <OrdersToolbar
        view={view}
        orders={orders.data}
        isRefreshing={orders.isFetching}
        onRefresh={() => void queryClient.invalidateQueries(api.packer.pathFilter())}
      />
      <PageState
        query={orders}
        loading={<SkeletonRows height={56} gap={4} />}
        failure={texts.orders.failed}
        isEmpty={(found) => toPack(found, view.withDelivered).length === 0}
        empty={
          <EmptyBox
            icon={<IconPackage size={26} />}
            title={texts.orders.empty}
            text={texts.orders.emptyDay(formatDate(view.day.date))}
          />
        }
      >
        {(found) =>
          view.isSummed ? (
            <ProductSums view={view} orders={listed(found)} onMark={mark} />
          ) : (
            <ChosenOrders view={view} orders={listed(found)} onMark={mark} />
          )
        }
      </PageState>
    </Stack>
  );
}

type ChosenOrdersProps = {
  readonly view: PackingView;
  readonly orders: readonly PackingOrder[];
  readonly onMark: MarkProduced;
};

function ChosenOrders({ view, orders, onMark }: ChosenOrdersProps) {
  const shown = chooseOrders(orders, view.choice);
  const isByRegion = view.choice.sort === 'region';
  if (shown.length > 0) return <Cards shown={shown} isByRegion={isByRegion} onMark={onMark} />;
  return <NothingFits view={view} />;
}

const STEP = 30;

type CardsProps = {
  readonly shown: readonly ShownOrder[];
  readonly isByRegion: boolean;
  readonly onMark: MarkProduced;
};

function Cards({ shown, isByRegion, onMark }: CardsProps) {
  const [count, setCount] = useState(STEP);
  const more = useSentinel(count < shown.length, () => setCount((before) => before + STEP), '600px');
  return (
    <div style={{ containerType: 'inline-size' }}>
      <Stack component="ul" gap={2} aria-label={texts.orders.list}>
        {shown.slice(0, count).map(({ order, lines }, place) => (
          <Fragment key={order.orderId}>
            {isByRegion && shown[place - 1]?.order.regionName !== order.regionName && (
              <RegionHeading shown={shown} name={order.regionName} />
            )}
            <PackingCard order={order} lines={lines} onMark={onMark} />
          </Fragment>
        ))}
      </Stack>
      {count < shown.length && <div ref={more} style={{ height: '4rem' }} />}
    </div>
  );
}

type RegionHeadingProps = { readonly shown: readonly ShownOrder[]; readonly name: string | null };

function RegionHeading({ shown, name }: RegionHeadingProps) {
  const count = shown.filter(({ order }) => order.regionName === name).length;
  return (
    <Box component="li" pt="xs">
      <Title order={2} size="h5">
        {texts.orders.regionOf(name ?? texts.orders.noRegion, count)}
      </Title>
    </Box>
  );
}
