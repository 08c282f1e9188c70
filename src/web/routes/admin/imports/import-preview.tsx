import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { IMPORT_OUTCOMES, type ImportOutcome } from '#shared/import-inputs.ts';
import { api } from '#web/api.ts';
import { CounterChips } from '#web/routes/admin/ui/counter-chips.tsx';
import tableClasses from '#web/routes/admin/ui/data-table.module.css';
import { DataTable } from '#web/routes/admin/ui/data-table.tsx';
import { Pager } from '#web/routes/admin/ui/pager.tsx';
import { RowSkeletons } from '#web/routes/admin/ui/row-skeletons.tsx';
import { oneOf } from '#web/routes/admin/ui/use-filters.ts';
import { useIsNarrow } from '#web/routes/admin/ui/use-is-narrow.ts';
import { PageState } from '#web/ui/page-state.tsx';
import { Pill, type Tone } from '#web/ui/pill.tsx';
import { importsTexts as texts } from './texts.ts';

type Status = inferOutput<typeof api.admin.imports.status>;
type Row = inferOutput<typeof api.admin.imports.rows>['rows'][number];

const TONES: Readonly<Record<ImportOutcome, Tone>> = {
  create: 'good',
  change: 'info',
  same: 'plain',
  rejected: 'bad',
};

/** What each row of the file comes to, all or of one outcome. */
export function ImportPreview({ job }: { readonly job: Status }) {
  const [outcome, setOutcome] = useState<ImportOutcome | undefined>(
    job.counts.rejected > 0 ? 'rejected' : undefined,
  );
  const [page, setPage] = useState(1);
  const rows = useQuery(
    api.admin.imports.rows.queryOptions(
      { id: job.id, page, limit: 50, ...(outcome ? { outcome } : {}) },
      { placeholderData: keepPreviousData, staleTime: 0 },
    ),
  );
  const all = Object.values(job.counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <CounterChips
        label={texts.preview}
        chosenId={outcome ?? ''}
        onChoose={(id) => {
          setOutcome(oneOf(id, IMPORT_OUTCOMES));
          setPage(1);
        }}
        counters={[
          { id: '', label: texts.all, count: all },
          ...IMPORT_OUTCOMES.map((id) => ({ id, label: texts.outcomes[id], count: job.counts[id] })),
        ]}
      />
      <PageState query={rows} loading={<RowSkeletons height={40} />}>
        {(found) => (
          <>
            <Rows rows={found.rows} />
            <Pager page={page} pages={found.totalPages} onPage={setPage} />
          </>
        )}
      </PageState>
    </>
  );
}

type RowsProps = { readonly rows: readonly Row[] };

function Rows(props: RowsProps) {
  return useIsNarrow() ? <RowCards {...props} /> : <RowsTable {...props} />;
}

function RowsTable({ rows }: RowsProps) {
  return (
    <DataTable label={texts.preview} columns={Object.values(texts.columns)}>
      {rows.map((row) => (
        <tr key={row.row}>
          <td>{row.row}</td>
          <td>{row.label}</td>
          <td>
            <Pill tone={TONES[row.outcome]}>{texts.outcome[row.outcome]}</Pill>
          </td>
          <td>
            <Details row={row} />
          </td>
        </tr>
      ))}
    </DataTable>
  );
}

function RowCards({ rows }: RowsProps) {
  return (
    <ul className={tableClasses['cards']} aria-label={texts.preview}>
      {rows.map((row) => (
        <li key={row.row} className={tableClasses['card']}>
          <span className={tableClasses['cardRow']}>
            <span className={tableClasses['dim']}>{texts.rowOf(row.row)}</span>
            <Pill tone={TONES[row.outcome]}>{texts.outcome[row.outcome]}</Pill>
          </span>
          <span>
            <span className={tableClasses['strong']}>{row.label}</span>
            <Details row={row} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Details({ row: { outcome, reasons, changes } }: { readonly row: Row }) {
  return (
    <>
      {reasons.map((reason) => (
        <span key={reason} className={tableClasses['dim']}>
          {reason}
        </span>
      ))}
      {changes.map(({ field, before, after }) => (
        <span key={field} className={tableClasses['dim']}>
          {field}: {outcome === 'create' ? after : `${before} → ${after}`}
        </span>
      ))}
    </>
  );
}
