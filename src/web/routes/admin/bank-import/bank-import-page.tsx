import { Button, Paper, Skeleton, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BANK_STATES, type BankState } from '#shared/inputs/bank-import-inputs.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useSearchParam } from '#web/hooks/use-search.ts';
import { jobFields } from '#web/routes/admin/admin-fields.ts';
import { ImportUpload } from '#web/routes/admin/imports/import-upload.tsx';
import { oneOf } from '#web/routes/admin/ui/one-of.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { BankColumns } from './bank-columns.tsx';
import { StatementView } from './statement-view.tsx';
import { bankTexts as texts } from './texts.ts';

/** The statement's job id is in the URL, so that a reload resumes it. */
export function BankImportPage() {
  const [jobId, setJobId] = useSearchParam(jobFields, 'job', '');
  return (
    <>
      <PageHead title={texts.title}>
        {jobId !== '' && (
          <Button variant="default" onClick={() => setJobId('')}>
            {texts.another}
          </Button>
        )}
      </PageHead>
      {jobId === '' ? <BankUpload onStarted={setJobId} /> : <Statement key={jobId} jobId={jobId} />}
    </>
  );
}

function Statement({ jobId }: { readonly jobId: string }) {
  const [isChanging, setChanging] = useState(false);
  const [wanted, setWanted] = useState<BankState | ''>('');
  const [page, setPage] = useState(1);
  const preview = useQuery(
    api.admin.bankImport.preview.queryOptions(
      { id: jobId, page, limit: 50, ...(wanted === '' ? {} : { state: wanted }) },
      { placeholderData: keepPreviousData, staleTime: 0 },
    ),
  );
  return (
    <PageState query={preview} failure={texts.failed} loading={<Skeleton height={360} radius="lg" />}>
      {(statement) =>
        isChanging || !statement.isRead ? (
          <BankColumns
            jobId={jobId}
            statement={statement}
            onCancel={statement.isRead ? () => setChanging(false) : null}
            onSaved={async () => {
              await preview.refetch();
              setChanging(false);
            }}
          />
        ) : (
          <StatementView
            jobId={jobId}
            statement={statement}
            wanted={wanted}
            page={page}
            onWanted={(state) => {
              setWanted(oneOf(state, BANK_STATES) ?? '');
              setPage(1);
            }}
            onPage={setPage}
            onChangeColumns={() => setChanging(true)}
            onChanged={() => preview.refetch()}
          />
        )
      }
    </PageState>
  );
}

function BankUpload({ onStarted }: { readonly onStarted: (jobId: string) => void }) {
  const start = useAction(api.admin.bankImport.start, {
    isSilent: true,
    onDone: ({ id }) => onStarted(id),
  });
  return (
    <Paper component="section" p="lg" aria-label={texts.title}>
      <Text size="sm" c="dimmed" mb="md" maw="48rem">
        {texts.hint}
      </Text>
      <ImportUpload
        choose={texts.choose}
        failure={texts.uploadFailed}
        accept=".csv,.txt,.xlsx,.xml,.sta,.mt940,.940,text/csv,text/xml,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        field={texts.file}
        testId="bank-file"
        start={start}
      />
    </Paper>
  );
}
