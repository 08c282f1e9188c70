import { Anchor, Button, Skeleton, Text } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { joinUnits } from '#shared/prices/units.ts';
import { formatPhone, telHref } from '#shared/text/phone.ts';
import { api } from '#web/api.ts';
import { type Column, FiguresTable } from '#web/routes/admin/ui/figures-table.tsx';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { StockBadge } from '#web/ui/stock-badge.tsx';
import { OverviewCard, type OverviewCardProps } from './overview-card.tsx';
import { overviewTexts as texts } from './texts.ts';

const FOLDED_ROWS = 6;

export function LowStockCard() {
  const low = useQuery(api.admin.overview.lowStock.queryOptions());
  const settings = useQuery(api.admin.settings.get.queryOptions());
  const lowAt = settings.data?.shop.lowStockThreshold;
  return (
    <WatchCard
      title={texts.lowStock}
      table="low-stock"
      query={low}
      keyOf={(row) => row.id}
      columns={[
        {
          head: texts.lowStockColumns.name,
          cell: (row) => (
            <SectionLink
              to="/secret-dashboard/products/$productId"
              params={{ productId: String(row.id) }}
              isQuiet
            >
              {joinUnits(row.name)}
            </SectionLink>
          ),
        },
        {
          head: texts.lowStockColumns.stock,
          isNumber: true,
          cell: (row) => (
            <StockBadge stock={row.stock} goods={row} {...(lowAt === undefined ? {} : { lowAt })} />
          ),
        },
      ]}
    />
  );
}

export function SilentCard() {
  const silent = useQuery(api.admin.overview.silentCustomers.queryOptions());
  const columns = texts.silentColumns;
  return (
    <WatchCard
      title={texts.silent}
      hint={texts.silentHint}
      table="silent-customers"
      query={silent}
      keyOf={(row) => row.customerId}
      columns={[
        {
          head: columns.name,
          cell: (row) => (
            <SectionLink to="/secret-dashboard/users" search={{ user: row.customerId }} isQuiet>
              {joinUnits(row.name)}
            </SectionLink>
          ),
        },
        {
          head: columns.phone,
          cell: (row) => (
            <Anchor
              inherit
              c="var(--mantine-color-anchor)"
              href={telHref(row.phone)}
              style={{ whiteSpace: 'nowrap' }}
            >
              {formatPhone(row.phone)}
            </Anchor>
          ),
        },
        { head: columns.last, cell: (row) => formatDate(row.lastOrderDay) },
        { head: columns.amount, isNumber: true, cell: (row) => <Money cents={row.lastOrderCents} /> },
      ]}
    />
  );
}

type WatchCardProps<Row> = Omit<OverviewCardProps, 'children' | 'query'> & {
  readonly query: UseQueryResult<readonly Row[], unknown>;
  readonly keyOf: (row: Row) => number;
  readonly columns: readonly Column<Row>[];
};

function WatchCard<Row>({ query, keyOf, columns, ...card }: WatchCardProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <OverviewCard {...card}>
      <PageState
        query={query}
        failure={texts.failed}
        loading={<Skeleton height={190} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<Text c="dimmed">{texts.nothing}</Text>}
      >
        {(rows) => (
          <>
            <FiguresTable
              label={card.title}
              rows={isOpen ? rows : rows.slice(0, FOLDED_ROWS)}
              keyOf={keyOf}
              columns={columns}
            />
            {rows.length > FOLDED_ROWS && (
              <Button
                variant="subtle"
                size="sm"
                mt="xs"
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
              >
                {isOpen ? texts.fold : texts.unfold(rows.length)}
              </Button>
            )}
          </>
        )}
      </PageState>
    </OverviewCard>
  );
}
