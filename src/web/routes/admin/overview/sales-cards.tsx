import { Button, Group, Skeleton, Text } from '@mantine/core';
import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { type ReactNode, useState } from 'react';
import { formatBasisPoints, formatCents } from '#shared/money.ts';
import type { OverviewSpan } from '#shared/overview-inputs.ts';
import { formatDate, weekdayOf } from '#shared/shop-dates.ts';
import { api } from '#web/api.ts';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { BarPlot } from './bar-plot.tsx';
import { FiguresTable } from './figures-table.tsx';
import { OverviewCard } from './overview-card.tsx';
import { spanQuery } from './span-picker.tsx';
import { overviewTexts as texts } from './texts.ts';

type Report = inferOutput<typeof api.admin.overview.sales>;
type CardProps = { readonly report: Report; readonly query: string };
type SpanProps = { readonly span: OverviewSpan };

/** Both askers are answered by one call. */
function useSales(span: OverviewSpan) {
  return useQuery(api.admin.overview.sales.queryOptions(span, { placeholderData: keepPreviousData }));
}

/** Sales of the chosen days: revenue, best products and customers. */
export function SalesCards({ span }: SpanProps) {
  const query = spanQuery(span);
  return (
    <PageState query={useSales(span)} failure={texts.failed} loading={<ComingCards query={query} />}>
      {(report) => (
        <>
          <RevenueCard report={report} query={query} />
          <ProductsCard report={report} query={query} />
          <CustomersCard report={report} query={query} />
        </>
      )}
    </PageState>
  );
}

/** The three cards before their figures: as high as they are with them. */
function ComingCards({ query }: Pick<CardProps, 'query'>) {
  return (
    <>
      <OverviewCard title={texts.revenue} table="revenue" query={query}>
        <Skeleton height={301} />
      </OverviewCard>
      <OverviewCard title={texts.topProducts} table="top-products" query={query}>
        <Skeleton height={490} />
      </OverviewCard>
      <OverviewCard title={texts.topCustomers} table="top-customers" query={query}>
        <Skeleton height={490} />
      </OverviewCard>
    </>
  );
}

function RevenueCard({ report, query }: CardProps) {
  const [isTable, setIsTable] = useState(false);
  const { days, previous } = report;
  const sum = sumOf(days);
  const best = days.reduce((a, b) => (b.revenueCents > a.revenueCents ? b : a));
  const beforeOf = (place: number) => previous.days[place]?.revenueCents ?? null;
  return (
    <OverviewCard
      title={texts.revenue}
      hint={texts.range(formatDate(report.from), formatDate(report.to))}
      table="revenue"
      query={query}
    >
      <Text fz={22} fw={680} lh={1.3}>
        {texts.revenueSum(formatCents(sum.cents), sum.orders)}
      </Text>
      <Comparison cents={sum.cents} previous={previous} />
      <BarPlot
        label={texts.revenuePlot(formatDate(best.day), formatCents(best.revenueCents))}
        formatValue={(cents) => `${Math.round(cents / 100).toLocaleString('de-DE')} €`}
        bars={days.map((day, place) => {
          const before = beforeOf(place);
          return {
            label: formatDate(day.day).slice(0, 6),
            value: day.revenueCents,
            before,
            isWeekend: [0, 6].includes(weekdayOf(day.day)),
            sentence: texts.dayBar(
              formatDate(day.day),
              formatCents(day.revenueCents),
              day.orders,
              before === null ? null : formatCents(before),
            ),
          };
        })}
      />
      <Text size="xs" c="dimmed">
        {texts.plotKey}
      </Text>
      <Button
        variant="subtle"
        size="compact-sm"
        mt="xs"
        aria-expanded={isTable}
        onClick={() => setIsTable(!isTable)}
      >
        {isTable ? texts.hideTable : texts.showTable}
      </Button>
      {isTable && <RevenueTable days={days} beforeOf={beforeOf} />}
    </OverviewCard>
  );
}

type RevenueTableProps = Pick<Report, 'days'> & { readonly beforeOf: (place: number) => number | null };

function RevenueTable({ days, beforeOf }: RevenueTableProps) {
  const columns = texts.revenueColumns;
  return (
    <FiguresTable
      label={texts.revenue}
      rows={days.map((day, place) => ({ ...day, before: beforeOf(place) })).toReversed()}
      keyOf={(row) => row.day}
      columns={[
        { head: columns.day, cell: (row) => formatDate(row.day) },
        { head: columns.orders, isNumber: true, cell: (row) => row.orders },
        { head: columns.amount, isNumber: true, cell: (row) => <Money cents={row.revenueCents} /> },
        {
          head: columns.before,
          isNumber: true,
          cell: (row) => (row.before === null ? '–' : <Money cents={row.before} />),
        },
      ]}
    />
  );
}

/** How the sum stands to that of the period before. */
function Comparison({ cents, previous }: { readonly cents: number; readonly previous: Report['previous'] }) {
  const before = sumOf(previous.days).cents;
  const range = [formatDate(previous.from), formatDate(previous.to)] as const;
  if (before === 0) return <Change>{texts.nothingBefore(...range)}</Change>;
  const percent = Math.round((Math.abs(cents - before) / before) * 1000) / 10;
  if (percent === 0) return <Change>{texts.alike(...range)}</Change>;
  const shown = `${percent.toLocaleString('de-DE')} %`;
  return cents > before ? (
    <Change color="good" icon={<IconTrendingUp size={16} aria-hidden />}>
      {texts.more(shown, ...range)}
    </Change>
  ) : (
    <Change color="bad" icon={<IconTrendingDown size={16} aria-hidden />}>
      {texts.less(shown, ...range)}
    </Change>
  );
}

type ChangeProps = { readonly color?: 'good' | 'bad'; readonly icon?: ReactNode; readonly children: string };

function Change({ color, icon, children }: ChangeProps) {
  return (
    <Group gap={6} mb="xs" wrap="nowrap" c={color ? `var(--shop-${color}-text)` : 'dimmed'}>
      {icon}
      <Text size="sm">{children}</Text>
    </Group>
  );
}

function sumOf(days: Report['days']) {
  return {
    cents: days.reduce((sum, day) => sum + day.revenueCents, 0),
    orders: days.reduce((sum, day) => sum + day.orders, 0),
  };
}

function ProductsCard({ report: { topProducts }, query }: CardProps) {
  const most = Math.max(1, ...topProducts.map((row) => row.totalCents));
  const columns = texts.topProductsColumns;
  return (
    <OverviewCard title={texts.topProducts} table="top-products" query={query}>
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

function CustomersCard({ report: { topCustomers }, query }: CardProps) {
  const most = Math.max(1, ...topCustomers.map((row) => row.totalCents));
  const columns = texts.topCustomersColumns;
  return (
    <OverviewCard title={texts.topCustomers} table="top-customers" query={query}>
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
export function VatCard({ span }: SpanProps) {
  const columns = texts.vatColumns;
  return (
    <OverviewCard title={texts.vat} table="vat" query={spanQuery(span)}>
      <PageState query={useSales(span)} failure={texts.failed} loading={<Skeleton height={124} />}>
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
