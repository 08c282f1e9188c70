import { Group, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useMemo, useState } from 'react';
import { IMPORT_OUTCOMES, type ImportOutcome } from '#shared/inputs/import-inputs.ts';
import { api } from '#web/api.ts';
import type { GridColumn } from '#web/routes/admin/ui/data-grid.tsx';
import { oneOf } from '#web/routes/admin/ui/one-of.ts';
import { RowSkeletons } from '#web/routes/admin/ui/row-skeletons.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { PageState } from '#web/ui/page-state.tsx';
import { Pill, type Tone } from '#web/ui/pill.tsx';
import { PreviewRows } from './preview-rows.tsx';
import { importsTexts as texts } from './texts.ts';

type Row = inferOutput<typeof api.admin.imports.rows>['rows'][number];

const TONES: Readonly<Record<ImportOutcome, Tone>> = {
  create: 'good',
  change: 'info',
  same: 'plain',
  rejected: 'bad',
};

const LARGE = 'large';
const FILTERS = [...IMPORT_OUTCOMES, LARGE] as const;

export function ImportPreview({ job }: { readonly job: inferOutput<typeof api.admin.imports.status> }) {
  const [chosenId, choose] = useState<ImportOutcome | typeof LARGE | ''>(
    job.counts.rejected > 0 ? 'rejected' : '',
  );
  const share = texts.largeShare(job.kind);
  const outcome = oneOf(chosenId, IMPORT_OUTCOMES);
  const columns = useMemo(() => columnsOf(share), [share]);
  const [page, setPage] = useState(1);
  const rows = useQuery(
    api.admin.imports.rows.queryOptions(
      { id: job.id, page, limit: 50, onlyLargeChanges: chosenId === LARGE, ...(outcome ? { outcome } : {}) },
      { placeholderData: keepPreviousData, staleTime: 0 },
    ),
  );
  return (
    <PageState query={rows} loading={<RowSkeletons height={40} />}>
      {(found) => (
        <PreviewRows
          label={texts.preview}
          name="import"
          counts={job.counts}
          counters={[
            ...IMPORT_OUTCOMES.map((id) => ({ id, label: texts.outcomes[id], count: job.counts[id] })),
            ...(job.largeChanges > 0
              ? [{ id: LARGE, label: texts.largeMark(share), count: job.largeChanges }]
              : []),
          ]}
          chosenId={chosenId}
          onChoose={(id) => {
            choose(oneOf(id, FILTERS) ?? '');
            setPage(1);
          }}
          rows={found.rows}
          columns={columns}
          card={(row) => (
            <Stack gap="xs">
              <Group justify="space-between">
                <Dimmed>{texts.rowOf(row.row)}</Dimmed>
                <Outcome row={row} share={share} />
              </Group>
              <div>
                <Text fw={600}>{row.label}</Text>
                <Details row={row} />
              </div>
            </Stack>
          )}
          page={page}
          pages={found.totalPages}
          onPage={setPage}
        />
      )}
    </PageState>
  );
}

const columnsOf = (share: string): readonly GridColumn<Row>[] => [
  { id: 'row', head: texts.columns.row, cell: (row) => row.row, isFixed: true },
  { id: 'what', head: texts.columns.what, cell: (row) => row.label, isFixed: true },
  { id: 'outcome', head: texts.columns.outcome, cell: (row) => <Outcome row={row} share={share} /> },
  { id: 'details', head: texts.columns.details, cell: (row) => <Details row={row} /> },
];

function Outcome({ row: { outcome, isLargeChange }, share }: { readonly row: Row; readonly share: string }) {
  return (
    <Group gap={6} component="span">
      <Pill tone={TONES[outcome]}>{texts.outcome[outcome]}</Pill>
      {isLargeChange && <Pill tone="bad">{texts.largeMark(share)}</Pill>}
    </Group>
  );
}

function Details({ row: { outcome, reasons, warnings, changes } }: { readonly row: Row }) {
  const changed = changes.map(({ field, before, after }) =>
    outcome === 'change' ? `${field}: ${before} → ${after}` : `${field}: ${after}`,
  );
  return [...reasons, ...warnings, ...changed].map((sentence) => (
    <Text key={sentence} size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {sentence}
    </Text>
  ));
}
