import { Box, Flex, Group, Paper, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { AGE_BAND_LABELS, AGE_BANDS, type AgeBand } from '#shared/accounting/ledger.ts';
import { formatCents } from '#shared/prices/money.ts';
import { api } from '#web/api.ts';
import { useSearchParam } from '#web/hooks/use-search.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { receivablesFields } from '#web/routes/admin/admin-fields.ts';
import { Pager } from '#web/routes/admin/ui/pager.tsx';
import { ScrollBox } from '#web/routes/admin/ui/scroll-box.tsx';
import { DayPicker } from '#web/ui/dates/day-picker.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { ChangedSinceNote, type Known } from './changed-since.tsx';
import { LateEntries } from './late-entries.tsx';
import { ReceivableLink } from './links.tsx';
import { receivablesTexts } from './texts.ts';

const texts = receivablesTexts.ageing;

const ROWS = 50;

type Ageing = inferOutput<typeof api.admin.receivables.ageing>;

export function AgeingView() {
  const [on, setDay] = useSearchParam(receivablesFields, 'on', useShopToday());
  const [known, setKnown] = useState<Known>('now');
  const ageing = useQuery(
    api.admin.receivables.ageing.queryOptions({ on, known }, { placeholderData: keepPreviousData }),
  );
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Dimmed maw="46rem">{texts.intro}</Dimmed>
        <DayPicker size="sm" label={texts.day} value={on} onChange={setDay} />
      </Group>
      <PageState
        query={ageing}
        failure={texts.failed}
        loading={<Skeleton h={260} radius="md" />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<EmptyBox icon={<IconCircleCheck size={28} />} title={texts.none} />}
      >
        {(found) => (
          <>
            <ChangedSinceNote changed={found.changedSince} known={known} onKnown={setKnown}>
              <LateEntries changed={found.changedSince} />
            </ChangedSinceNote>
            <AgePlot totals={found.totals} />
            <AgeTable key={found.on} ageing={found} />
          </>
        )}
      </PageState>
    </Stack>
  );
}

function AgeTable({ ageing: { rows, totals } }: { readonly ageing: Ageing }) {
  const [page, setPage] = useState(1);
  const most = Math.max(1, ...rows.map(({ totalCents }) => totalCents));
  return (
    <>
      <Paper style={{ overflow: 'hidden' }}>
        <ScrollBox label={texts.label}>
          <Table aria-label={texts.label} horizontalSpacing="xs">
            <Table.Thead bg="var(--shop-sunken)">
              <Table.Tr>
                <Table.Th>{texts.customer}</Table.Th>
                {AGE_BANDS.map((band) => (
                  <Table.Th key={band} ta="right">
                    {AGE_BAND_LABELS[band]}
                  </Table.Th>
                ))}
                <Table.Th ta="right">{texts.total}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.slice((page - 1) * ROWS, page * ROWS).map((row) => (
                <Table.Tr key={row.customerId}>
                  <Table.Td miw={190}>
                    <ReceivableLink customerId={row.customerId} isQuiet>
                      {row.name}
                    </ReceivableLink>
                    <Flex
                      h={6}
                      mt={4}
                      gap={1}
                      bdrs="xl"
                      w={`${Math.round(Math.max(0, row.totalCents / most) * 100)}%`}
                      aria-hidden
                    >
                      <Parts ages={row} />
                    </Flex>
                  </Table.Td>
                  {AGE_BANDS.map((band) => (
                    <Table.Td key={band} ta="right" style={{ whiteSpace: 'nowrap' }}>
                      {row[band] === 0 ? '–' : <Money cents={row[band]} />}
                    </Table.Td>
                  ))}
                  <Table.Td ta="right" fw={650} style={{ whiteSpace: 'nowrap' }}>
                    <Money cents={row.totalCents} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
            <Table.Tfoot style={{ borderTop: '1px solid var(--shop-line)' }}>
              <Table.Tr>
                <Table.Th c="var(--mantine-color-text)">
                  {texts.total} · {receivablesTexts.found(rows.length)}
                </Table.Th>
                {[...AGE_BANDS, 'totalCents' as const].map((band) => (
                  <Table.Th
                    key={band}
                    ta="right"
                    c="var(--mantine-color-text)"
                    style={{ whiteSpace: 'nowrap' }}
                  >
                    <Money cents={totals[band]} />
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Tfoot>
          </Table>
        </ScrollBox>
      </Paper>
      <Pager page={page} pages={Math.ceil(rows.length / ROWS)} onPage={setPage} />
    </>
  );
}

type Ages = Readonly<Record<AgeBand, number>> & { readonly totalCents: number };

const COLORS: Readonly<Record<AgeBand, string>> = {
  notDue: 'var(--mantine-color-teal-6)',
  d30: 'var(--mantine-color-yellow-4)',
  d60: 'var(--mantine-color-yellow-7)',
  d90: '#db6826',
  over90: 'var(--mantine-color-red-9)',
};

function AgePlot({ totals }: { readonly totals: Ages }) {
  const owed = AGE_BANDS.reduce((sum, band) => sum + Math.max(0, totals[band]), 0);
  const label = AGE_BANDS.map((band) => `${AGE_BAND_LABELS[band]}: ${formatCents(totals[band])}`).join(', ');
  return (
    <Paper component="section" aria-label={texts.plot} p="md">
      <Title order={2} size="h4" mb="sm">
        {texts.plot}
      </Title>
      <Flex role="img" aria-label={label} h={34} gap={2} bdrs="sm" style={{ overflow: 'hidden' }}>
        <Parts ages={totals} />
      </Flex>
      <Group component="ul" gap="0.5rem 2rem" mt="sm">
        {AGE_BANDS.map((band) => (
          <Stack key={band} component="li" gap={0}>
            <Group gap={6} wrap="nowrap">
              <Box w={12} h={12} bdrs={3} bg={COLORS[band]} aria-hidden />
              <Text size="sm" c="dimmed">
                {AGE_BAND_LABELS[band]}
                {owed > 0 && totals[band] > 0 && ` · ${Math.round((totals[band] / owed) * 100)}%`}
              </Text>
            </Group>
            <Text fw={650}>
              <Money cents={totals[band]} />
            </Text>
          </Stack>
        ))}
      </Group>
    </Paper>
  );
}

function Parts({ ages }: { readonly ages: Ages }) {
  return AGE_BANDS.filter((band) => ages[band] > 0).map((band) => (
    <Box
      key={band}
      bg={COLORS[band]}
      title={AGE_BAND_LABELS[band]}
      miw={2}
      style={{ flex: `${ages[band]} 1 0` }}
    />
  ));
}
