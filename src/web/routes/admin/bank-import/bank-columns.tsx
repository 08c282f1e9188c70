import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { BANK_FIELD_LABELS, BANK_FIELDS, bankColumnsInput } from '#shared/inputs/bank-import-inputs.ts';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { type Columns, ColumnsForm } from '#web/routes/admin/imports/columns-form.tsx';
import { bankTexts as texts } from './texts.ts';

export type StatementPreview = inferOutput<typeof api.admin.bankImport.preview>;

type BankColumnsProps = {
  readonly jobId: string;
  readonly statement: StatementPreview;
  readonly onCancel: (() => void) | null;
  readonly onSaved: () => Promise<void>;
};

const fields = BANK_FIELDS.map((id) => ({ id, label: BANK_FIELD_LABELS[id] }));

export function BankColumns({ jobId, statement, onCancel, onSaved }: BankColumnsProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const save = useAction(api.admin.bankImport.setColumns, {
    isSilent: true,
    onDone: () => void onSaved(),
    onError: (error) => setProblem(errorText(error, texts.failed)),
  });
  const send = (columns: Columns) => {
    const parsed = bankColumnsInput.safeParse(columns);
    setProblem(parsed.error?.issues[0]?.message ?? null);
    if (parsed.success) void save.run({ id: jobId, columns: parsed.data });
  };
  return (
    <ColumnsForm
      fields={fields}
      chosen={statement.columns}
      head={statement.head}
      sample={statement.sample}
      hint={texts.columnsHint}
      problem={problem}
      isWorking={save.isPending}
      onSave={send}
      onCancel={onCancel}
    />
  );
}
