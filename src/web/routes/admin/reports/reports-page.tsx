import { Alert, Group, NativeSelect, Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addDays } from '#shared/dates/shop-dates.ts';
import { MARGIN_KEYS } from '#shared/list-choices.ts';
import { formatCents, formatMargin, printWhole } from '#shared/prices/money.ts';
import { LOSS_LABELS, MARGIN_KEY_LABELS } from '#shared/purchasing/cost-words.ts';
import { api } from '#web/api.ts';
import { useSearchOf } from '#web/hooks/use-search.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { reportsFields } from '#web/routes/admin/admin-fields.ts';
import { DayRange } from '#web/routes/admin/ui/day-range.tsx';
import { FeaturePage } from '#web/routes/admin/ui/feature-page.tsx';
import { PageTabs } from '#web/routes/admin/ui/page-tabs.tsx';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { ReportTable } from './report-table.tsx';
import { reportsTexts as texts } from './texts.ts';

const DAYS_SHOWN = 29;

export function ReportsPage() {
  return (
    <FeaturePage feature="purchasing">
      <Content />
    </FeaturePage>
  );
}

function Content() {
  const [search, setSearch] = useSearchOf(reportsFields);
  return (
    <>
      <PageHead title={texts.title} />
      <PageTabs
        named={search.report ?? ''}
        onShow={(report) => setSearch({ report })}
        tabs={[
          ['margin', texts.margin, <MarginReport key="margin" />],
          ['stockValue', texts.stockValue, <StockValueReport key="stockValue" />],
          ['losses', texts.losses, <LossesReport key="losses" />],
        ]}
      />
    </>
  );
}

function useDays() {
  const today = useShopToday();
  const [search, setSearch] = useSearchOf(reportsFields);
  const to = search.to ?? today;
  return { search, setSearch, from: search.from ?? addDays(to, -DAYS_SHOWN), to, today };
}

const loading = <Skeleton h={260} radius="md" aria-hidden />;

function MarginReport() {
  const { search, setSearch, from, to } = useDays();
  const by = search.per ?? 'product';
  const query = useQuery(
    api.admin.purchasing.costs.margin.queryOptions({ from, to, by }, { placeholderData: keepPreviousData }),
  );
  type Margin = NonNullable<typeof query.data>['totals'];
  const cellsOf = ({ netCents, costCents, marginCents, percentE2, uncostedCents }: Margin) => [
    formatCents(netCents),
    uncostedCents === netCents ? '–' : formatCents(costCents),
    uncostedCents === netCents ? '–' : formatCents(marginCents),
    formatMargin(percentE2),
    uncostedCents === 0 ? '–' : formatCents(uncostedCents),
  ];
  return (
    <>
      <Group mb="sm" align="end">
        <NativeSelect
          label={texts.by}
          size="sm"
          data={MARGIN_KEYS.map((value) => ({ value, label: MARGIN_KEY_LABELS[value] }))}
          value={by}
          onChange={(event) => setSearch({ per: event.currentTarget.value })}
        />
        <DayRange from={from} to={to} onChange={setSearch} />
      </Group>
      <PageState query={query} failure={texts.failed} loading={loading}>
        {({ rows, totals, roundingCents }) => (
          <ReportTable
            label={texts.margin}
            heads={[
              MARGIN_KEY_LABELS[by],
              texts.net,
              texts.cost,
              texts.margin,
              texts.percent,
              texts.uncosted,
            ]}
            fileUrl={`/api/admin/reports/margin?from=${from}&to=${to}&by=${by}&format=xlsx`}
            isLoading={query.isPlaceholderData}
            rows={
              rows.length === 0
                ? []
                : [
                    ...rows.map(({ id, name, ...margin }) => ({
                      key: String(id),
                      cells: [name, ...cellsOf(margin)],
                    })),
                    ...(roundingCents === 0
                      ? []
                      : [
                          {
                            key: 'rounding',
                            cells: [texts.rounding, formatCents(roundingCents), '', '', '', ''],
                          },
                        ]),
                    { key: 'total', cells: [texts.total, ...cellsOf(totals)], isTotal: true },
                  ]
            }
          />
        )}
      </PageState>
    </>
  );
}

function StockValueReport() {
  const today = useShopToday();
  const [search, setSearch] = useSearchOf(reportsFields);
  const on = search.on ?? today;
  const query = useQuery(
    api.admin.purchasing.costs.stockValue.queryOptions({ on }, { placeholderData: keepPreviousData }),
  );
  return (
    <>
      <CostCheck />
      <Group mb="sm">
        <DateField
          size="sm"
          hasVisibleLabel
          label={texts.on}
          value={on}
          max={today}
          onChange={(day) => setSearch({ on: day ?? undefined })}
        />
      </Group>
      <PageState query={query} failure={texts.failed} loading={loading}>
        {({ rows, totalCents }) => (
          <ReportTable
            label={texts.stockValue}
            heads={[texts.product, texts.category, texts.pieces, texts.value]}
            words={2}
            fileUrl={`/api/admin/reports/stock-value?on=${on}&format=xlsx`}
            isLoading={query.isPlaceholderData}
            rows={[
              ...rows.map(({ productId, productName, category, owned, valueCents }) => ({
                key: String(productId),
                cells: [
                  productName,
                  category,
                  printWhole(owned),
                  valueCents === null ? texts.unknown : formatCents(valueCents),
                ],
              })),
              { key: 'total', cells: [texts.total, '', '', formatCents(totalCents)], isTotal: true },
            ]}
          />
        )}
      </PageState>
    </>
  );
}

/** Shows at once whether the costs are consistent. */
function CostCheck() {
  const { data } = useQuery(api.admin.purchasing.costs.check.queryOptions());
  if (!data) return null;
  return (
    <Alert title={texts.check} color={data.ok ? 'good' : 'bad'} mb="md">
      {data.ok
        ? texts.ok(formatCents(data.valueCents))
        : [
            texts.notOk,
            ...data.differences.map(({ productName, what }) => `${productName} (${texts.differs[what]})`),
          ].join(' ')}
    </Alert>
  );
}

function LossesReport() {
  const { setSearch, from, to } = useDays();
  const query = useQuery(
    api.admin.purchasing.costs.losses.queryOptions({ from, to }, { placeholderData: keepPreviousData }),
  );
  return (
    <>
      <Group mb="sm">
        <DayRange from={from} to={to} onChange={setSearch} />
      </Group>
      <PageState query={query} failure={texts.failed} loading={loading}>
        {({ rows, totalCents }) => (
          <ReportTable
            label={texts.losses}
            heads={[texts.reason, texts.pieces, texts.value]}
            fileUrl={`/api/admin/reports/losses?from=${from}&to=${to}&format=xlsx`}
            isLoading={query.isPlaceholderData}
            rows={
              rows.length === 0
                ? []
                : [
                    ...rows.map(({ reason, quantity, valueCents }) => ({
                      key: reason,
                      cells: [LOSS_LABELS[reason] ?? reason, printWhole(quantity), formatCents(valueCents)],
                    })),
                    { key: 'total', cells: [texts.total, '', formatCents(totalCents)], isTotal: true },
                  ]
            }
          />
        )}
      </PageState>
    </>
  );
}
