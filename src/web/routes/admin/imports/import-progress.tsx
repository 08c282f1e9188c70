import { Alert, Button, Group, Paper, Progress, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { SaveFileButton } from '#web/routes/admin/ui/save-file-button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { PageState } from '#web/ui/page-state.tsx';
import { ColumnsForm } from './columns-form.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportSettle, Sentences } from './import-settle.tsx';
import { importsTexts as texts } from './texts.ts';

type Status = inferOutput<typeof api.admin.imports.status>;

const POLL_MS = 300;
const RUNNING: readonly Status['phase'][] = ['reading', 'checking', 'writing'];

export function ImportProgress({ jobId, onClose }: { readonly jobId: string; readonly onClose: () => void }) {
  const status = useQuery(
    api.admin.imports.status.queryOptions(
      { id: jobId },
      {
        staleTime: 0,
        refetchInterval: ({ state }) => (state.data && RUNNING.includes(state.data.phase) ? POLL_MS : false),
      },
    ),
  );
  const [isChanging, setChanging] = useState(false);
  const confirm = useAction(api.admin.imports.confirm, { failure: texts.failed });
  const cancel = useAction(api.admin.imports.cancel, { failure: texts.failed, onDone: onClose });
  const write = async () => {
    await confirm.run({ id: jobId });
    await status.refetch();
  };
  if (status.error) {
    return (
      <Alert color="bad" title={texts.failed} role="alert">
        <Text mb="sm">{errorText(status.error, texts.gone)}</Text>
        <Button onClick={onClose}>{texts.another}</Button>
      </Alert>
    );
  }
  const isWaiting = status.data?.phase === 'columns';
  if (isWaiting || isChanging) {
    return (
      <ImportColumns
        key={status.data?.failure}
        jobId={jobId}
        failure={isWaiting ? (status.data?.failure ?? null) : null}
        onSaved={() => void status.refetch().then(() => setChanging(false))}
        onCancel={isWaiting ? () => void cancel.run({ id: jobId }) : () => setChanging(false)}
      />
    );
  }
  return (
    <Paper component="section" p="lg" miw={0} aria-label={texts.import}>
      <PageState query={status} loading={<Skeleton height={120} />}>
        {(job) => (
          <>
            <Title order={2} size="h3" mb="sm">
              {texts.previewOf(job.fileName)}
            </Title>
            <Running job={job} />
            <Ended job={job} onClose={onClose} />
            {job.phase === 'ready' && job.largeChanges > 0 && (
              <Alert color="bad" mb="md">
                {texts.large(job.largeChanges, texts.largeShare(job.kind))}
              </Alert>
            )}
            {job.phase === 'ready' && (
              <Group mb="md">
                <ConfirmButton job={job} isWorking={confirm.isPending} onConfirm={() => void write()} />
                <Button variant="default" onClick={() => setChanging(true)}>
                  {texts.columnsForm.change}
                </Button>
                <Button variant="default" onClick={() => void cancel.run({ id: jobId })}>
                  {texts.cancel}
                </Button>
              </Group>
            )}
            {(job.phase === 'ready' || job.phase === 'done') && (
              <>
                {job.notes.map((note) => (
                  <Text key={note} size="sm" c="dimmed" mb="sm">
                    {note}
                  </Text>
                ))}
                {job.phase === 'ready' && <ImportSettle job={job} onSettled={() => void status.refetch()} />}
                <Sentences title={texts.reasons} sentences={job.reasons} />
                <Sentences title={texts.warnings} sentences={job.warnings} />
                {job.raised + job.lowered > 0 && (
                  <Text size="sm" mb="sm">
                    {texts.moves(job.raised, job.lowered)}
                  </Text>
                )}
                {job.counts.rejected > 0 && (
                  <Group mb="sm">
                    <SaveFileButton
                      address={`/api/admin/imports/${job.id}/rejected`}
                      label={texts.rejectedFile}
                      description={texts.rejectedFileHint}
                      failure={texts.rejectedFileFailed}
                    />
                  </Group>
                )}
                <ImportPreview key={JSON.stringify(job.toSettle)} job={job} />
              </>
            )}
          </>
        )}
      </PageState>
    </Paper>
  );
}

type ConfirmButtonProps = {
  readonly job: Status;
  readonly isWorking: boolean;
  readonly onConfirm: () => void;
};

function ConfirmButton({ job, isWorking, onConfirm }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const toWrite = job.counts.create + job.counts.change;
  const confirm = texts.confirm(toWrite);
  const isDoubtful = job.largeChanges > 0 || job.warnings.length > 0;
  return (
    <>
      <Button
        disabled={toWrite === 0}
        loading={isWorking}
        onClick={isDoubtful ? () => setAsking(true) : onConfirm}
      >
        {toWrite === 0 ? texts.nothing : confirm}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={job.largeChanges > 0 ? texts.largeTitle : texts.warningsTitle}
        confirmLabel={confirm}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
      >
        {job.largeChanges > 0 &&
          `${texts.large(job.largeChanges, texts.largeShare(job.kind))} ${texts.largeQuestion}`}
        <Sentences title={texts.warnings} sentences={job.warnings} />
      </ConfirmDialog>
    </>
  );
}

function Running({ job }: { readonly job: Status }) {
  if (job.phase !== 'reading' && job.phase !== 'checking' && job.phase !== 'writing') return null;
  const percent = job.total === 0 ? 0 : (job.done / job.total) * 100;
  return (
    <div>
      <Text mb={6} role="status">
        {texts.phases[job.phase]}
      </Text>
      <Progress.Root size="lg">
        <Progress.Section
          value={job.phase === 'reading' ? 100 : percent}
          animated={job.phase === 'reading'}
          aria-label={texts.phases[job.phase]}
        />
      </Progress.Root>
      <Dimmed mt={6}>{job.total > 0 && texts.progress(job.done, job.total)}</Dimmed>
    </div>
  );
}

function Ended({ job, onClose }: { readonly job: Status; readonly onClose: () => void }) {
  if (job.phase !== 'done' && job.phase !== 'failed') return null;
  const { create, change, rejected } = job.counts;
  return (
    <Alert
      mb="md"
      color={job.phase === 'done' ? 'green' : 'red'}
      role={job.phase === 'done' ? 'status' : 'alert'}
      title={job.phase === 'done' ? texts.done(create, change) : texts.failed}
    >
      <Text mb="sm">{job.phase === 'done' ? rejected > 0 && texts.doneRejected(rejected) : job.failure}</Text>
      <Button variant="default" onClick={onClose}>
        {texts.another}
      </Button>
    </Alert>
  );
}

type ImportColumnsProps = {
  readonly jobId: string;
  /** Why the columns are asked for; null when the user chose to change them. */
  readonly failure: string | null;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
};

function ImportColumns({ jobId, failure, onSaved, onCancel }: ImportColumnsProps) {
  const offered = useQuery(
    api.admin.imports.columns.queryOptions({ id: jobId }, { staleTime: 0, gcTime: 0 }),
  );
  const save = useAction(api.admin.imports.setColumns, { isSilent: true, onDone: onSaved });
  return (
    <PageState query={offered} failure={texts.failed} loading={<Skeleton height={240} />}>
      {({ fields, head, sample }) => (
        <ColumnsForm
          fields={fields}
          chosen={Object.fromEntries(fields.map(({ id, column }) => [id, column]))}
          head={head}
          sample={sample}
          hint={texts.columnsForm.hint}
          problem={save.error ? errorText(save.error, texts.failed) : failure}
          isWorking={save.isPending}
          onSave={(columns) => void save.run({ id: jobId, columns })}
          onCancel={onCancel}
        />
      )}
    </PageState>
  );
}
