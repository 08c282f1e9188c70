import { Button, Skeleton, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { formatBasisPoints, formatCents } from '#shared/money.ts';
import { formatDate } from '#shared/shop-dates.ts';
import { api } from '#web/api.ts';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { BarPlot } from './bar-plot.tsx';
import { FiguresTable } from './figures-table.tsx';
import classes from './overview.module.css';
import { OverviewCard } from './overview-card.tsx';
import { overviewTexts as texts } from './texts.ts';

type Report = inferOutput<typeof api.admin.overview.sales>;
type CardProps = { readonly report: Report; readonly days: 30 | 90 };

/** Both askers are answered by one call. */
function useSales(days: 30 | 90) {
  return useQuery(api.admin.overview.sales.queryOptions({ days }, { placeholderData: keepPreviousData }));
}

/** Sales of the chosen days: revenue, best products and customers. */
export function SalesCards({ days }: { readonly days: 30 | 90 }) {
  return (
    <PageState query={useSales(days)} failure={texts.failed} loading={<ComingCards days={days} />}>
      {(report) => (
        <>
          <RevenueCard report={report} days={days} />
          <ProductsCard report={report} days={days} />
          <CustomersCard report={report} days={days} />
        </>
      )}
    </PageState>
  );
}

/** The three cards before their figures: as high as they are with them. */
function ComingCards({ days }: Pick<CardProps, 'days'>) {
  return (
    <>
      <OverviewCard title={texts.revenue} table="revenue" days={days}>
        <Skeleton height={301} />
      </OverviewCard>
      <OverviewCard title={texts.topProducts} table="top-products" days={days}>
        <Skeleton height={490} />
      </OverviewCard>
      <OverviewCard title={texts.topCustomers} table="top-customers" days={days}>
        <Skeleton height={490} />
      </OverviewCard>
    </>
  );
}

function RevenueCard({ report, days }: CardProps) {
  const [isTable, setIsTable] = useState(false);
  const totalCents = report.days.reduce((sum, day) => sum + day.revenueCents, 0);
  const orders = report.days.reduce((sum, day) => sum + day.orders, 0);
  const best = report.days.reduce((a, b) => (b.revenueCents > a.revenueCents ? b : a));
  return (
    <OverviewCard title={texts.revenue} table="revenue" days={days}>
      <p className={classes['sum']}>{texts.revenueSum(formatCents(totalCents), orders)}</p>
      <BarPlot
        label={texts.revenuePlot(formatDate(best.day), formatCents(best.revenueCents))}
        formatValue={(cents) => `${Math.round(cents / 100).toLocaleString('de-DE')} €`}
        bars={report.days.map((day) => ({
          label: formatDate(day.day).slice(0, 6),
          value: day.revenueCents,
          sentence: texts.dayBar(formatDate(day.day), formatCents(day.revenueCents), day.orders),
        }))}
      />
      <Button
        variant="subtle"
        size="compact-sm"
        mt="xs"
        aria-expanded={isTable}
        onClick={() => setIsTable(!isTable)}
      >
        {isTable ? texts.hideTable : texts.showTable}
      </Button>
      {isTable && (
        <FiguresTable
          label={texts.revenue}
          rows={report.days.toReversed()}
          keyOf={(row) => row.day}
          columns={[
            { head: texts.revenueColumns.day, cell: (row) => formatDate(row.day) },
            { head: texts.revenueColumns.orders, isNumber: true, cell: (row) => row.orders },
            {
              head: texts.revenueColumns.amount,
              isNumber: true,
              cell: (row) => <Money cents={row.revenueCents} />,
            },
          ]}
        />
      )}
    </OverviewCard>
  );
}

function ProductsCard({ report: { topProducts }, days }: CardProps) {
  const most = Math.max(1, ...topProducts.map((row) => row.totalCents));
  const columns = texts.topProductsColumns;
  return (
    <OverviewCard title={texts.topProducts} table="top-products" days={days}>
      <Nothing isShown={topProducts.length === 0} />
      <FiguresTable
        label={texts.topProducts}
        rows={topProducts}
        keyOf={(row) => row.productId}
        shareOf={(row) => row.totalCents / most}
        columns={[
          {
            head: columns.name,
            cell: (row) => (
              <SectionLink
                to="/secret-dashboard/products/$productId"
                params={{ productId: String(row.productId) }}
                isQuiet
              >
                {row.name}
              </SectionLink>
            ),
          },
          { head: columns.quantity, isNumber: true, cell: (row) => row.quantity.toLocaleString('de-DE') },
          { head: columns.amount, isNumber: true, cell: (row) => <Money cents={row.totalCents} /> },
        ]}
      />
    </OverviewCard>
  );
}

function CustomersCard({ report: { topCustomers }, days }: CardProps) {
  const most = Math.max(1, ...topCustomers.map((row) => row.totalCents));
  const columns = texts.topCustomersColumns;
  return (
    <OverviewCard title={texts.topCustomers} table="top-customers" days={days}>
      <Nothing isShown={topCustomers.length === 0} />
      <FiguresTable
        label={texts.topCustomers}
        rows={topCustomers}
        keyOf={(row) => row.customerId}
        shareOf={(row) => row.totalCents / most}
        columns={[
          {
            head: columns.name,
            cell: (row) => (
              <SectionLink to="/secret-dashboard/users" search={{ user: String(row.customerId) }} isQuiet>
                {row.name}
              </SectionLink>
            ),
          },
          { head: columns.orders, isNumber: true, cell: (row) => row.orders },
          { head: columns.amount, isNumber: true, cell: (row) => <Money cents={row.totalCents} /> },
        ]}
      />
    </OverviewCard>
  );
}

/** VAT of the chosen days by rate. */
export function VatCard({ days }: Pick<CardProps, 'days'>) {
  const columns = texts.vatColumns;
  return (
    <OverviewCard title={texts.vat} table="vat" days={days}>
      <PageState query={useSales(days)} failure={texts.failed} loading={<Skeleton height={124} />}>
        {({ vat }) => (
          <>
            <Nothing isShown={vat.length === 0} />
            <FiguresTable
              label={texts.vat}
              rows={vat}
              keyOf={(row) => row.vatBasisPoints}
              shareOf={(row) => row.grossCents / Math.max(1, ...vat.map((rate) => rate.grossCents))}
              columns={[
                { head: columns.rate, cell: (row) => formatBasisPoints(row.vatBasisPoints) },
                { head: columns.net, isNumber: true, cell: (row) => <Money cents={row.netCents} /> },
                { head: columns.vat, isNumber: true, cell: (row) => <Money cents={row.vatCents} /> },
                { head: columns.gross, isNumber: true, cell: (row) => <Money cents={row.grossCents} /> },
              ]}
            />
          </>
        )}
      </PageState>
    </OverviewCard>
  );
}

function Nothing({ isShown }: { readonly isShown: boolean }) {
  return isShown ? <Text c="dimmed">{texts.nothing}</Text> : null;
}
