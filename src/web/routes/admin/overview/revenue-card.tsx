import { Button, Group, Text } from '@mantine/core';
import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { type ReactNode, useState } from 'react';
import { formatDate, weekdayOf } from '#shared/dates/shop-dates.ts';
import { formatCents } from '#shared/prices/money.ts';
import type { api } from '#web/api.ts';
import { FiguresTable } from '#web/routes/admin/ui/figures-table.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Money } from '#web/ui/money.tsx';
import { BarPlot } from './bar-plot.tsx';
import { OverviewCard } from './overview-card.tsx';
import { overviewTexts as texts } from './texts.ts';

type Report = inferOutput<typeof api.admin.overview.sales>;
export function RevenueCard({ report, query }: { readonly report: Report; readonly query: string }) {
  const [isTable, setIsTable] = useState(false);
  const { days, previous, notInvoiced } = report;
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
        {texts.revenueSum(formatCents(sum.cents), sum.invoices)}
      </Text>
      <Dimmed>{texts.notInvoiced(notInvoiced.orders, formatCents(notInvoiced.totalCents))}</Dimmed>
      <Comparison cents={sum.cents} previous={previous} />
      <BarPlot
        label={texts.revenuePlot(formatDate(best.day), formatCents(best.revenueCents))}
        formatValue={(cents) => `${Math.round(cents / 100).toLocaleString('de-DE')}\u00a0€`}
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
              day.invoices,
              before === null ? null : formatCents(before),
            ),
          };
        })}
      />
      <Text size="xs" c="dimmed">
        {texts.revenueHint} {texts.plotKey}
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
        { head: columns.invoices, isNumber: true, cell: (row) => row.invoices },
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

function Comparison({ cents, previous }: { readonly cents: number; readonly previous: Report['previous'] }) {
  const before = sumOf(previous.days).cents;
  const range = [formatDate(previous.from), formatDate(previous.to)] as const;
  if (before <= 0) return <Change>{texts.nothingBefore(...range)}</Change>;
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
    invoices: days.reduce((sum, day) => sum + day.invoices, 0),
  };
}
