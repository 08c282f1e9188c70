import { Text } from '@mantine/core';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { PersonSelect } from '#web/routes/admin/ui/person-select.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Money } from '#web/ui/money.tsx';
import type { BankRow } from './bank-row.tsx';
import { bankTexts as texts } from './texts.ts';

type PayerDialogProps = {
  readonly jobId: string;
  readonly row: BankRow;
  readonly onClose: () => void;
  readonly onChanged: () => Promise<unknown>;
};

export function PayerDialog({ jobId, row, onClose, onChanged }: PayerDialogProps) {
  const [customerId, setCustomerId] = useState(row.customer === null ? '' : String(row.customer.id));
  const choose = useAction(api.admin.bankImport.choose, { failure: texts.chooseFailed });
  const save = async () => {
    const isDone = await choose.run({
      id: jobId,
      row: row.row,
      customerId: customerId === '' ? null : Number(customerId),
    });
    if (!isDone) return;
    await onChanged();
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={texts.whose(row.row)}
      confirmLabel={texts.save}
      isWorking={choose.isPending}
      onCancel={onClose}
      onConfirm={() => void save()}
    >
      <Text size="sm" c="dimmed" mb="sm" component="div">
        {row.amountCents !== null && <Money cents={row.amountCents} />}
        {[row.payer, row.text].filter(Boolean).map((words) => ` · ${words}`)}
      </Text>
      <PersonSelect
        label={texts.customer}
        placeholder={texts.nobody}
        ofRole="customer"
        personId={customerId}
        onChange={setCustomerId}
      />
    </ConfirmDialog>
  );
}
