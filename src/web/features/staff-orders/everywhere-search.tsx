import { Button, NavLink, Paper, Skeleton, Text } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatCents } from '#shared/money.ts';
import { formatPhone } from '#shared/phone.ts';
import { findRegionName } from '#shared/regions.ts';
import { formatDate } from '#shared/shop-dates.ts';
import { PageState } from '#web/ui/page-state.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import type { FoundOrder, StaffOrdersRouter } from './staff-order.ts';
import { findTexts, listTexts } from './staff-orders-texts.ts';

type EverywhereSearchProps = {
  readonly term: string;
  readonly router: Pick<StaffOrdersRouter, 'find'>;
};

/** What the list in view does not have is looked for among all orders there ever were. */
export function EverywhereSearch({ term, router }: EverywhereSearchProps) {
  const [isWanted, setWanted] = useState(false);
  const found = useQuery({ ...router.find.queryOptions({ term }), enabled: isWanted });
  if (!isWanted) {
    return (
      <Button leftSection={<IconSearch size={18} aria-hidden />} onClick={() => setWanted(true)}>
        {findTexts.everywhere}
      </Button>
    );
  }
  return (
    <PageState
      query={found}
      loading={<Skeleton h={120} />}
      failure={findTexts.everywhereFailed}
      isEmpty={(orders) => orders.length === 0}
      empty={
        <Text ta="center" c="dimmed" role="status">
          {findTexts.everywhereNothing(term)}
        </Text>
      }
    >
      {(orders) => (
        <Paper component="section" aria-label={findTexts.everywhereFor(term)} p={4} w="100%" ta="left">
          <Text size="sm" c="dimmed" px="sm" py={6} role="status">
            {findTexts.everywhereFor(term)}: {orders.length}
          </Text>
          {orders.map((order) => (
            <FoundRow key={order.orderId} order={order} />
          ))}
        </Paper>
      )}
    </PageState>
  );
}

function FoundRow({ order }: { readonly order: FoundOrder }) {
  const { orderId, buyerName, buyerPhone, regionId, deliverDate, totalCents } = order;
  const day = deliverDate === null ? listTexts.noDate : findTexts.deliveryOf(formatDate(deliverDate));
  const particulars = [findRegionName(regionId), formatPhone(buyerPhone), day, formatCents(totalCents)];
  return (
    <NavLink
      renderRoot={(root) => (
        <Link
          {...root}
          to="."
          search={(before: Readonly<Record<string, string | undefined>>) => ({
            ...before,
            order: String(orderId),
          })}
          resetScroll={false}
          preload={false}
        />
      )}
      label={`${orderId} · ${buyerName}`}
      description={particulars.filter(Boolean).join(' · ')}
      rightSection={<StatusBadge status={order.status} />}
    />
  );
}
