import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { ENTRY_LABELS } from '#shared/accounting/ledger.ts';
import { reversedText } from '#shared/accounting/payment-texts.ts';
import { formatCents } from '#shared/prices/money.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import type { LedgerEntry } from './receivable.ts';
import { ReceivableDialog } from './receivable-dialog.tsx';
import { receivableTexts } from './texts.ts';

const texts = receivableTexts.reversal;
const schema = z.object({ reason: z.string().trim().min(1, receivableTexts.reasonMissing).max(300) });

type ReversalDialogProps = { readonly entry: LedgerEntry; readonly onClose: () => void };

export function ReversalDialog({ entry, onClose }: ReversalDialogProps) {
  const { id: entryId, paymentId, kind, number, amountCents } = entry;
  const amount = formatCents(Math.abs(amountCents));
  const form = useZodForm(schema, { initialValues: { reason: '' } });
  const options = {
    attempts: {},
    affects: ['account', 'agenda', 'order'],
    failure: texts.failed,
    form,
    onDone: onClose,
  } as const;
  const reversePayment = useAction(api.admin.receivables.reversePayment, {
    ...options,
    success: reversedText,
  });
  const reverseEntry = useAction(api.admin.receivables.reverseEntry, {
    ...options,
    success: ({ balanceCents }) => texts.done(formatCents(balanceCents)),
  });
  return (
    <ReceivableDialog
      title={paymentId === null ? texts.entry(ENTRY_LABELS[kind], amount) : texts.payment(number, amount)}
      hint={texts.hint}
      submitLabel={texts.submit}
      isDestructive
      isWorking={reversePayment.isPending || reverseEntry.isPending}
      form={form.submit(({ reason }) => {
        void (paymentId === null
          ? reverseEntry.run({ entryId, reason })
          : reversePayment.run({ paymentId, reason }));
      })}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={receivableTexts.reason}
        autoComplete="off"
        maxLength={300}
        {...form.field('reason')}
      />
    </ReceivableDialog>
  );
}
