import { Paper, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { addDays } from '#shared/dates/shop-dates.ts';
import { NONE } from '#shared/list-choices.ts';
import { STATUS } from '#shared/order-status.ts';
import { api } from '#web/api.ts';
import { conflictTexts } from '#web/features/road-conflicts/texts.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { HELD, OPEN, TRIED, UNPRINTED } from '#web/routes/admin/admin-fields.ts';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { overviewTexts } from './texts.ts';

const texts = overviewTexts.waiting;

export function WaitingCard() {
  const waiting = useQuery(api.admin.overview.waiting.queryOptions()).data;
  const products = useQuery(api.admin.products.counts.queryOptions()).data;
  const tomorrow = addDays(useShopToday(), 1);
  return (
    <SimpleGrid
      component="section"
      aria-label={texts.title}
      cols={{ base: 2, xs: 3, md: 4, lg: 6 }}
      spacing="sm"
      mb="md"
    >
      <Figure
        label={conflictTexts.title}
        count={waiting?.roadConflicts}
        isBad
        to={{ to: '/secret-dashboard/overview', hash: 'road-conflicts' }}
      />
      <OrderFigures waiting={waiting} />
      <Figure
        label={texts.unissued}
        count={waiting?.unissued}
        isBad
        to={{ to: '/secret-dashboard/documents', search: { view: 'unissued' } }}
      />
      <Figure
        label={texts.unprinted}
        count={waiting?.unprinted}
        to={{
          to: '/secret-dashboard/orders',
          search: { status: UNPRINTED, by: 'delivery', to: tomorrow, sort: 'delivery', direction: 'asc' },
        }}
      />
      <Figure
        label={texts.lowStock}
        count={products?.lowStock}
        to={{ to: '/secret-dashboard/products', search: { only: 'low', sort: 'stock' } }}
      />
      <Figure
        label={texts.complaints}
        count={waiting?.complaints}
        isBad
        to={{ to: '/secret-dashboard/overview', hash: 'complaints' }}
      />
      <Figure
        label={texts.unclosed}
        count={waiting?.unclosed}
        to={{
          to: '/secret-dashboard/cash',
          search: waiting?.unclosedDay ? { date: waiting.unclosedDay } : {},
        }}
      />
      <Figure
        label={texts.expenses}
        count={waiting?.expenses}
        isBad
        to={{
          to: '/secret-dashboard/cash',
          search: waiting?.expensesDay ? { date: waiting.expensesDay } : {},
        }}
      />
    </SimpleGrid>
  );
}

type OrderFiguresProps = { readonly waiting: inferOutput<typeof api.admin.overview.waiting> | undefined };

function OrderFigures({ waiting }: OrderFiguresProps) {
  const yesterday = addDays(useShopToday(), -1);
  return (
    <>
      <Figure
        label={texts.late}
        count={waiting?.late}
        isBad
        to={{
          to: '/secret-dashboard/orders',
          search: { status: OPEN, by: 'delivery', to: yesterday, sort: 'delivery', direction: 'asc' },
        }}
      />
      <Figure
        label={texts.unassigned}
        count={waiting?.unassigned}
        to={{
          to: '/secret-dashboard/orders',
          search: { status: OPEN, driver: NONE, sort: 'delivery', direction: 'asc' },
        }}
      />
      <Figure
        label={texts.unfinished}
        count={waiting?.unfinished}
        isBad
        to={{
          to: '/secret-dashboard/orders',
          search: {
            status: STATUS.departed,
            by: 'delivery',
            to: yesterday,
            sort: 'delivery',
            direction: 'asc',
          },
        }}
      />
      <Figure
        label={texts.tried}
        count={waiting?.tried}
        isBad
        to={{ to: '/secret-dashboard/orders', search: { status: TRIED, sort: 'delivery', direction: 'asc' } }}
      />
      <Figure
        label={texts.held}
        count={waiting?.held}
        isBad
        to={{ to: '/secret-dashboard/orders', search: { status: HELD } }}
      />
    </>
  );
}

type FigureProps = {
  readonly label: string;
  readonly count: number | undefined;
  readonly isBad?: boolean;
  readonly to: Pick<LinkProps, 'to' | 'search' | 'hash'>;
};

function Figure({ label, count, isBad = false, to }: FigureProps) {
  return (
    <Paper p="sm">
      {count === undefined ? (
        <Skeleton h={30} w={40} />
      ) : (
        <Text fz={24} fw={700} lh={1.25} {...(isBad && count > 0 ? { c: 'var(--shop-bad-text)' } : {})}>
          {count.toLocaleString('de-DE')}
        </Text>
      )}
      <Text size="sm">
        <SectionLink {...to} isQuiet>
          {label}
        </SectionLink>
      </Text>
    </Paper>
  );
}
