import { Skeleton, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import type { ReactNode } from 'react';
import type { OverviewSpan } from '#shared/inputs/overview-inputs.ts';
import { formatBasisPoints } from '#shared/prices/money.ts';
import { joinUnits } from '#shared/prices/units.ts';
import { api } from '#web/api.ts';
import { FiguresTable } from '#web/routes/admin/ui/figures-table.tsx';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { OverviewCard } from './overview-card.tsx';
import { RevenueCard } from './revenue-card.tsx';
import { spanQuery } from './span-picker.tsx';
import { overviewTexts as texts } from './texts.ts';

type CardProps = { readonly report: inferOutput<typeof api.admin.overview.sales>; readonly query: string };
type SpanProps = { readonly span: OverviewSpan };

function useSales(span: OverviewSpan) {
  return useQuery(api.admin.overview.sales.queryOptions(span, { placeholderData: keepPreviousData }));
}

type SalesCardsProps = SpanProps & {
  readonly children: ReactNode;
};

export function SalesCards({ span, children }: SalesCardsProps) {
  const query = spanQuery(span);
  return (
    <PageState
      query={useSales(span)}
      failure={texts.failed}
      loading={<ComingCards query={query}>{children}</ComingCards>}
    >
      {(report) => (
        <>
          <RevenueCard report={report} query={query} />
          {children}
          <ProductsCard report={report} query={query} />
          <CustomersCard report={report} query={query} />
        </>
      )}
    </PageState>
  );
}

function ComingCards({ query, children }: Pick<CardProps, 'query'> & Pick<SalesCardsProps, 'children'>) {
  return (
    <>
      <OverviewCard title={texts.revenue} table="revenue" query={query}>
        <Skeleton height={340} />
      </OverviewCard>
      {children}
      <OverviewCard title={texts.topProducts} table="top-products" query={query}>
        <Skeleton height={490} />
      </OverviewCard>
      <OverviewCard title={texts.topCustomers} table="top-customers" query={query}>
        <Skeleton height={490} />
      </OverviewCard>
    </>
  );
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
                {joinUnits(row.name)}
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
              <SectionLink to="/secret-dashboard/users" search={{ user: row.customerId }} isQuiet>
                {joinUnits(row.name)}
              </SectionLink>
            ),
          },
          { head: columns.invoices, isNumber: true, cell: (row) => row.invoices },
          { head: columns.amount, isNumber: true, cell: (row) => <Money cents={row.totalCents} /> },
        ]}
      />
    </OverviewCard>
  );
}

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
              shareOf={(row) =>
                Math.max(0, row.grossCents) / Math.max(1, ...vat.map((rate) => rate.grossCents))
              }
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
