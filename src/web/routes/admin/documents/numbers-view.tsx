import { Button, Group, NativeSelect, Paper, Skeleton, Table, Text } from '@mantine/core';
import { IconCircleCheck, IconListNumbers, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { DOCUMENT_LABELS, documentNumber } from '#shared/documents.ts';
import { api } from '#web/api.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { useUrlParam } from '#web/hooks/use-url-param.ts';
import { ScrollBox } from '#web/routes/admin/ui/scroll-box.tsx';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { documentsTexts } from './texts.ts';

const texts = documentsTexts.numbers;

type SeriesCheck = inferOutput<typeof api.admin.documents.check>[number];

/** Years that can be checked by themselves. */
const YEARS = 10;

/** *Kontrolli i numrave*: every series with its gaps and its chain, read anew from the papers. */
export function NumbersView() {
  const thisYear = Number(useShopToday().slice(0, 4));
  const [wanted, setYear] = useUrlParam('year');
  const year = /^20\d\d$/.test(wanted) ? Number(wanted) : undefined;
  const check = useQuery(
    api.admin.documents.check.queryOptions(year === undefined ? {} : { year }, { staleTime: 0 }),
  );
  const years = Array.from({ length: YEARS }, (_, back) => String(thisYear - back));
  return (
    <>
      <Group justify="space-between" gap="sm" mb="sm" align="end">
        <Text size="sm" c="dimmed" maw="46rem">
          {texts.intro}
        </Text>
        <Group gap="xs">
          <NativeSelect
            aria-label={texts.year}
            data={[{ value: '', label: texts.allYears }, ...years]}
            value={year === undefined ? '' : String(year)}
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
        {(series) => <SeriesTable series={series} />}
      </PageState>
    </>
  );
}

function SeriesTable({ series }: { readonly series: readonly SeriesCheck[] }) {
  const { columns } = texts;
  return (
    <Paper style={{ overflow: 'hidden' }}>
      <ScrollBox label={texts.label}>
        <Table aria-label={texts.label} horizontalSpacing="xs" miw={680}>
          <Table.Thead bg="var(--shop-sunken)">
            <Table.Tr>
              <Table.Th>{columns.series}</Table.Th>
              <Table.Th>{columns.kind}</Table.Th>
              <Table.Th>{columns.year}</Table.Th>
              <Table.Th>{columns.first}</Table.Th>
              <Table.Th>{columns.last}</Table.Th>
              <Table.Th ta="right">{columns.count}</Table.Th>
              <Table.Th>{columns.missing}</Table.Th>
              <Table.Th>{columns.chain}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {series.map((row) => (
              <SeriesRow key={`${row.series}-${row.year}`} row={row} />
            ))}
          </Table.Tbody>
        </Table>
      </ScrollBox>
    </Paper>
  );
}

function SeriesRow({ row }: { readonly row: SeriesCheck }) {
  const { kind, series, year, first, last, count, missing, brokenAt } = row;
  return (
    <Table.Tr data-series={series}>
      <Table.Td fw={650}>{series}</Table.Td>
      <Table.Td>{series === 'MIG' ? texts.migrated : DOCUMENT_LABELS[kind]}</Table.Td>
      <Table.Td>{year}</Table.Td>
      <Table.Td style={{ whiteSpace: 'nowrap' }}>{documentNumber(series, year, first)}</Table.Td>
      <Table.Td style={{ whiteSpace: 'nowrap' }}>{documentNumber(series, year, last)}</Table.Td>
      <Table.Td ta="right">{count.toLocaleString('de-DE')}</Table.Td>
      <Table.Td>
        {missing.length === 0 ? (
          texts.noneMissing
        ) : (
          <Text inherit c="var(--shop-bad-text)" fw={650}>
            {missing.map((number) => documentNumber(series, year, number)).join(', ')}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        {brokenAt === null ? (
          <Group gap={6} wrap="nowrap" c="var(--shop-good-text)">
            <IconCircleCheck size={18} aria-hidden />
            {texts.whole}
          </Group>
        ) : (
          <Pill tone="bad">{texts.broken(brokenAt)}</Pill>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
