import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { ReceivableDialog } from '#web/routes/admin/receivables/receivable-dialog.tsx';
import { payablesTexts } from './texts.ts';

const texts = payablesTexts.payment;

const schema = z.object({ reason: z.string().trim().min(1, texts.reasonMissing).max(300) });

type Props = { readonly paymentId: number; readonly number: string; readonly onClose: () => void };

export function ReversePaymentDialog({ paymentId, number, onClose }: Props) {
  const form = useZodForm(schema, { initialValues: { reason: '' } });
  const reverse = useAction(api.admin.purchasing.payables.reversePayment, {
    attempts: {},
    affects: ['purchasing', 'agenda'],
    success: texts.reverseDone,
    failure: texts.reverseFailed,
    form,
    onSuccess: onClose,
  });
  return (
    <ReceivableDialog
      isDestructive
      title={texts.reverseTitle(number)}
      hint={texts.reverseHint}
      submitLabel={payablesTexts.account.reverse}
      isWorking={reverse.isPending}
      form={form.submit(({ reason }) => void reverse.run({ paymentId, reason }))}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={texts.reason}
        autoComplete="off"
        maxLength={300}
        {...form.field('reason')}
      />
    </ReceivableDialog>
  );
}
