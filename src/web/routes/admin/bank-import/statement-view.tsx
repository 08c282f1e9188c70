import { Alert, Button, Group, Paper, Text, TextInput, Title } from '@mantine/core';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useMemo, useState } from 'react';
import { BANK_STATES } from '#shared/inputs/bank-import-inputs.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { PreviewRows } from '#web/routes/admin/imports/preview-rows.tsx';
import { importsTexts } from '#web/routes/admin/imports/texts.ts';
import { PersonSelect } from '#web/routes/admin/ui/person-select.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Money } from '#web/ui/money.tsx';
import type { StatementPreview } from './bank-columns.tsx';
import { type BankRow, BankRowCard, toColumns } from './bank-row.tsx';
import { bankTexts as texts } from './texts.ts';

type StatementViewProps = {
  readonly jobId: string;
  readonly statement: StatementPreview;
  readonly wanted: string;
  readonly page: number;
  readonly onWanted: (state: string) => void;
  readonly onPage: (page: number) => void;
  readonly onChangeColumns: () => void;
  readonly onChanged: () => Promise<unknown>;
};

export function StatementView(props: StatementViewProps) {
  const { jobId, statement, wanted, page, onWanted, onPage, onChangeColumns, onChanged } = props;
  const [asked, setAsked] = useState<BankRow | null>(null);
  const book = useAction(api.admin.bankImport.book, { failure: texts.bookFailed });
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isReasonMissing = statement.intoClosed > 0 && reason.trim() === '';
  const send = async () => {
    setTried(true);
    if (isReasonMissing) return;
    await book.run({ id: jobId, ...(reason.trim() === '' ? {} : { reason }) });
    await onChanged();
  };
  const columns = useMemo(() => toColumns(setAsked), []);
  const { matched } = statement.counts;
  return (
    <Paper component="section" p="lg" miw={0} aria-label={texts.preview}>
      {book.data && <Booked done={book.data} />}
      <Group justify="space-between" mb="md">
        <div>
          <Title order={2} size="h3">
            {statement.fileName}
          </Title>
          <Notes statement={statement} />
        </div>
        <Group gap="xs">
          {statement.hasColumns && (
            <Button variant="default" onClick={onChangeColumns}>
              {importsTexts.columnsForm.change}
            </Button>
          )}
          <Button disabled={matched === 0} loading={book.isPending} onClick={() => void send()}>
            {matched === 0 ? texts.nothing : texts.book(matched)}
          </Button>
        </Group>
      </Group>
      {statement.intoClosed > 0 && (
        <TextInput
          required
          mb="md"
          label={texts.closedReason}
          description={texts.intoClosed(statement.intoClosed)}
          autoComplete="off"
          maxLength={300}
          value={reason}
          error={isTried && isReasonMissing ? texts.reasonMissing : null}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <PreviewRows
        label={texts.preview}
        name="bank-import"
        counts={statement.counts}
        counters={BANK_STATES.map((id) => ({ id, label: texts.states[id], count: statement.counts[id] }))}
        chosenId={wanted}
        onChoose={onWanted}
        rows={statement.rows}
        columns={columns}
        card={(row) => <BankRowCard row={row} onLink={setAsked} />}
        page={page}
        pages={statement.totalPages}
        onPage={onPage}
      />
      {asked && (
        <PayerDialog
          key={asked.row}
          jobId={jobId}
          row={asked}
          onClose={() => setAsked(null)}
          onChanged={onChanged}
        />
      )}
    </Paper>
  );
}

function Notes({ statement: { notes, debits, hasSavedColumns } }: Pick<StatementViewProps, 'statement'>) {
  const sentences = [
    ...(debits > 0 ? [texts.debits(debits)] : []),
    ...(hasSavedColumns ? [texts.recalled] : []),
    ...notes,
  ];
  return <Dimmed>{sentences.join(' ')}</Dimmed>;
}

function Booked({ done }: { readonly done: inferOutput<typeof api.admin.bankImport.book> }) {
  const { booked, bookedCents, failed } = done;
  return (
    <Alert
      mb="md"
      color={failed.length > 0 ? 'red' : 'green'}
      role="status"
      title={texts.booked(booked, bookedCents)}
    >
      <Text size="sm">{texts.bookedRest(done)}</Text>
      {failed.map(({ row, label, reason }) => (
        <Text key={row} size="sm">
          {texts.failedRow(row, label, reason)}
        </Text>
      ))}
    </Alert>
  );
}

type PayerDialogProps = {
  readonly jobId: string;
  readonly row: BankRow;
  readonly onClose: () => void;
  readonly onChanged: () => Promise<unknown>;
};

export function PayerDialog({ jobId, row, onClose, onChanged }: PayerDialogProps) {
  const [customerId, setCustomerId] = useState(row.customer === null ? '' : String(row.customer.id));
  const choose = useAction(api.admin.bankImport.choose, {
    failure: texts.chooseFailed,
    onSuccess: () => void onChanged(),
    onDone: onClose,
  });
  const wanted = customerId === '' ? null : Number(customerId);
  return (
    <ConfirmDialog
      isOpen
      title={texts.whose(row.row)}
      confirmLabel={texts.save}
      isWorking={choose.isPending}
      onCancel={onClose}
      onConfirm={() => void choose.run({ id: jobId, row: row.row, customerId: wanted })}
    >
      <Text size="sm" c="dimmed" mb="sm" component="div">
        {row.amountCents !== null && <Money cents={row.amountCents} />}
        {[row.payer, row.text].filter(Boolean).map((words) => ` · ${words}`)}
      </Text>
      <PersonSelect
        label={texts.customer}
        placeholder={texts.unlinked}
        ofRole="customer"
        personId={Number(customerId) || undefined}
        onChange={setCustomerId}
      />
    </ConfirmDialog>
  );
}
