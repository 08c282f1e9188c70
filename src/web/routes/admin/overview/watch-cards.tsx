import { Anchor, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDate } from '../../../../shared/shop-dates.ts';
import { api } from '../../../api.ts';
import { Money } from '../../../ui/money.tsx';
import { PageState } from '../../../ui/page-state.tsx';
import { StockBadge } from '../../../ui/stock-badge.tsx';
import { FiguresTable } from './figures-table.tsx';
import { OverviewCard } from './overview-card.tsx';
import { overviewTexts as texts } from './texts.ts';

const nothing = <Text c="dimmed">{texts.nothing}</Text>;

/** What is about to run out; each product leads to its form. */
export function LowStockCard() {
  const low = useQuery(api.admin.overview.lowStock.queryOptions());
  const settings = useQuery(api.admin.settings.get.queryOptions());
  const lowAt = settings.data?.shop.lowStockThreshold;
  return (
    <OverviewCard title={texts.lowStock} table="low-stock">
      <PageState
        query={low}
        failure={texts.failed}
        loading={<Skeleton height={190} />}
        isEmpty={(rows) => rows.length === 0}
        empty={nothing}
      >
        {(rows) => (
          <FiguresTable
            label={texts.lowStock}
            rows={rows}
            keyOf={(row) => row.productId}
            columns={[
              {
                head: texts.lowStockColumns.name,
                cell: (row) => (
                  <Anchor
                    inherit
                    c="var(--mantine-color-anchor)"
                    renderRoot={(props) => (
                      <Link {...props} to="." search={{ tab: 'update', product: String(row.productId) }} />
                    )}
                  >
                    {row.name}
                  </Anchor>
                ),
              },
              {
                head: texts.lowStockColumns.stock,
                isNumber: true,
                cell: (row) => <StockBadge stock={row.stock} {...(lowAt === undefined ? {} : { lowAt })} />,
              },
            ]}
          />
        )}
      </PageState>
    </OverviewCard>
  );
}

/** Customers who used to order; their phone is there to be called. */
export function SilentCard() {
  const silent = useQuery(api.admin.overview.silentCustomers.queryOptions());
  const columns = texts.silentColumns;
  return (
    <OverviewCard title={texts.silent} hint={texts.silentHint} table="silent-customers">
      <PageState
        query={silent}
        failure={texts.failed}
        loading={<Skeleton height={190} />}
        isEmpty={(rows) => rows.length === 0}
        empty={nothing}
      >
        {(rows) => (
          <FiguresTable
            label={texts.silent}
            rows={rows}
            keyOf={(row) => row.customerId}
            columns={[
              { head: columns.name, cell: (row) => row.name },
              {
                head: columns.number,
                cell: (row) => (
                  <Anchor
                    inherit
                    c="var(--mantine-color-anchor)"
                    href={`tel:${row.number.replace(/[^\d+]/g, '')}`}
                  >
                    {row.number}
                  </Anchor>
                ),
              },
              { head: columns.last, cell: (row) => formatDate(row.lastOrderDay) },
              { head: columns.amount, isNumber: true, cell: (row) => <Money cents={row.lastOrderCents} /> },
            ]}
          />
        )}
      </PageState>
    </OverviewCard>
  );
}
