import { Paper, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { STATUS } from '#shared/order-status.ts';
import { api } from '#web/api.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { overviewTexts } from './texts.ts';

const texts = overviewTexts.waiting;

/** What waits for somebody, before everything else: each figure leads to where it is dealt with. */
export function WaitingCard() {
  const today = useShopToday();
  const orders = useQuery(api.stocker.orders.pending.queryOptions());
  const products = useQuery(api.admin.products.counts.queryOptions());
  const cash = useQuery(api.stocker.agenda.cash.queryOptions({ date: today }));
  const late = orders.data?.filter(({ deliverDate }) => deliverDate !== null && deliverDate < today).length;
  const unassigned = orders.data?.filter((order) => order.driverId === null).length;
  const uncounted = cash.data?.filter(
    (driver) => driver.orderCount > 0 && driver.officeCount === null,
  ).length;
  const pending = { status: STATUS.processed };
  return (
    <SimpleGrid component="section" aria-label={texts.title} cols={{ base: 2, md: 4 }} spacing="sm" mb="md">
      <Figure count={late} isBad>
        <SectionLink to="/secret-dashboard/orders" search={pending} isQuiet>
          {texts.late}
        </SectionLink>
      </Figure>
      <Figure count={unassigned}>
        <SectionLink to="/secret-dashboard/orders" search={pending} isQuiet>
          {texts.unassigned}
        </SectionLink>
      </Figure>
      <Figure count={products.data?.lowStock}>
        <SectionLink to="/secret-dashboard/products" search={{ only: 'low' }} isQuiet>
          {texts.lowStock}
        </SectionLink>
      </Figure>
      <Figure count={uncounted}>
        <a href={`#${CASH_ANCHOR}`} style={{ color: 'inherit' }}>
          {texts.uncounted}
        </a>
      </Figure>
    </SimpleGrid>
  );
}

/** Where on the page the drivers' cash stands. */
export const CASH_ANCHOR = 'arka';

type FigureProps = {
  readonly count: number | undefined;
  /** Whether anything but none is a fault. */
  readonly isBad?: boolean;
  readonly children: ReactNode;
};

function Figure({ count, isBad = false, children }: FigureProps) {
  return (
    <Paper withBorder p="sm" radius="md">
      {count === undefined ? (
        <Skeleton h={30} w={40} />
      ) : (
        <Text fz={24} fw={700} lh={1.25} {...(isBad && count > 0 ? { c: 'var(--shop-bad-text)' } : {})}>
          {count.toLocaleString('de-DE')}
        </Text>
      )}
      <Text size="sm">{children}</Text>
    </Paper>
  );
}
