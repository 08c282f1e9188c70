import { Button, Group, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconListNumbers, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { DOCUMENT_LABELS, DOCUMENT_SERIES, documentNumber } from '#shared/accounting/documents.ts';
import { formatCents } from '#shared/prices/money.ts';
import { api } from '#web/api.ts';
import { useSearchParam } from '#web/hooks/use-search.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { documentsFields } from '#web/routes/admin/admin-fields.ts';
import { DataGrid, type GridColumn } from '#web/routes/admin/ui/data-grid.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { documentsTexts } from './texts.ts';

const texts = documentsTexts.numbers;

type SeriesCheck = inferOutput<typeof api.admin.documents.check>[number];

const YEARS = 10;

export function NumbersView() {
  const thisYear = Number(useShopToday().slice(0, 4));
  const [year, setYear] = useSearchParam(documentsFields, 'year', '');
  const check = useQuery(
    api.admin.documents.check.queryOptions(year === '' ? {} : { year: Number(year) }, { staleTime: 0 }),
  );
  const years = Array.from({ length: YEARS }, (_, back) => String(thisYear - back));
  return (
    <>
      <Group justify="space-between" gap="sm" mb="sm" align="end">
        <Dimmed maw="46rem">{texts.intro}</Dimmed>
        <Group gap="xs">
          <NativeSelect
            aria-label={texts.year}
            data={[{ value: '', label: texts.allYears }, ...years]}
            value={year}
            onChange={(event) => setYear(event.currentTarget.value)}
          />
          <Button
            variant="default"
            loading={check.isFetching && !check.isPending}
            leftSection={<IconRefresh size={18} aria-hidden />}
            onClick={() => void check.refetch()}
          >
            {texts.again}
          </Button>
        </Group>
      </Group>
      <PageState
        query={check}
        failure={texts.failed}
        loading={<Skeleton h={180} radius="md" />}
        isEmpty={(series) => series.length === 0}
        empty={<EmptyBox icon={<IconListNumbers size={28} />} title={texts.none} />}
      >
        {(series) => (
          <DataGrid
            label={texts.label}
            name="series"
            mark="entry"
            rows={series}
            idOf={idOf}
            columns={columns}
            card={(row) => <SeriesCard row={row} />}
          />
        )}
      </PageState>
    </>
  );
}

const columns: readonly GridColumn<SeriesCheck>[] = [
  { id: 'series', head: texts.columns.series, isFixed: true, cell: (row) => <b>{row.series}</b> },
  { id: 'kind', head: texts.columns.kind, cell: kindOf },
  { id: 'year', head: texts.columns.year, cell: (row) => row.year },
  { id: 'first', head: texts.columns.first, cell: (row) => numberOf(row, row.first) },
  { id: 'last', head: texts.columns.last, cell: (row) => numberOf(row, row.last) },
  {
    id: 'count',
    head: texts.columns.count,
    isNumber: true,
    cell: (row) => row.count.toLocaleString('de-DE'),
  },
  { id: 'missing', head: texts.columns.missing, isFixed: true, cell: (row) => <Missing row={row} /> },
  { id: 'chain', head: texts.columns.chain, isFixed: true, cell: (row) => <Chain row={row} /> },
];

function idOf({ series, year }: SeriesCheck): number {
  return year * DOCUMENT_SERIES.length + DOCUMENT_SERIES.indexOf(series);
}

function kindOf({ series, kind }: SeriesCheck): string {
  return series === 'MIG' ? texts.migrated : DOCUMENT_LABELS[kind];
}

function numberOf({ series, year }: SeriesCheck, sequence: number): string {
  return documentNumber(series, year, sequence);
}

type SeriesProps = { readonly row: SeriesCheck };

function SeriesCard({ row }: SeriesProps) {
  return (
    <Stack gap={4}>
      <Group justify="space-between" gap="xs">
        <b>
          {kindOf(row)} {row.year}
        </b>
        <Chain row={row} />
      </Group>
      <Text size="sm" c="dimmed">
        {numberOf(row, row.first)} – {numberOf(row, row.last)} · {row.count.toLocaleString('de-DE')}
      </Text>
      <Text size="sm">
        {texts.columns.missing}: <Missing row={row} />
      </Text>
    </Stack>
  );
}

function Missing({ row }: SeriesProps) {
  if (row.missing.length === 0) return texts.noneMissing;
  return (
    <Text span inherit c="var(--shop-bad-text)" fw={650}>
      {row.missing.map((number) => describeMissing(row, numberOf(row, number))).join(', ')}
    </Text>
  );
}

function describeMissing({ lost }: SeriesCheck, number: string): string {
  const { customerName = null, totalCents = null } = lost.find((one) => one.number === number) ?? {};
  const facts = [customerName, totalCents === null ? null : formatCents(totalCents)].filter(
    (fact) => fact !== null,
  );
  return facts.length === 0 ? number : `${number} (${facts.join(', ')})`;
}

function Chain({ row: { brokenAt } }: SeriesProps) {
  if (brokenAt !== null) return <Pill tone="bad">{texts.broken(brokenAt)}</Pill>;
  return (
    <Group gap={6} wrap="nowrap" c="var(--shop-good-text)">
      <IconCircleCheck size={18} aria-hidden />
      {texts.whole}
    </Group>
  );
}
