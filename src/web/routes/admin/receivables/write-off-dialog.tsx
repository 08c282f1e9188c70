import { NativeSelect, TextInput } from '@mantine/core';
import { z } from 'zod';
import { formatCents } from '#shared/prices/money.ts';
import { parseCents } from '#shared/text/parse-number.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { NumberField } from '#web/routes/admin/ui/number-field.tsx';
import { numberIn, reasonIn } from '#web/ui/quantity/number-schemas.ts';
import { documentName, type OpenItem } from './receivable.ts';
import { ReceivableDialog } from './receivable-dialog.tsx';
import { receivableTexts } from './texts.ts';

const texts = receivableTexts.writeOff;

const schema = z.object({
  amountCents: numberIn(parseCents, receivableTexts.amountMissing).refine(
    (cents) => cents > 0,
    receivableTexts.amountZero,
  ),
  entryId: z.string(),
  reason: reasonIn(receivableTexts.reasonMissing),
});

type WriteOffDialogProps = {
  readonly customerId: number;
  readonly open: readonly OpenItem[];
  readonly onClose: () => void;
};

export function WriteOffDialog({ customerId, open, onClose }: WriteOffDialogProps) {
  const form = useZodForm(schema, { initialValues: { amountCents: '', entryId: '', reason: '' } });
  const writeOff = useAction(api.admin.receivables.writeOff, {
    attempts: {},
    affects: ['account', 'order'],
    failure: texts.failed,
    success: ({ balanceCents }) => texts.done(formatCents(balanceCents)),
    form,
    onDone: onClose,
  });
  return (
    <ReceivableDialog
      isBooking
      title={texts.title}
      hint={texts.hint}
      submitLabel={texts.submit}
      isDestructive
      isWorking={writeOff.isPending}
      form={form.submit(({ amountCents, entryId, reason }) => {
        void writeOff.run({
          customerId,
          amountCents,
          reason,
          ...(entryId === '' ? {} : { entryId: Number(entryId) }),
        });
      })}
      onClose={onClose}
    >
      <NativeSelect
        label={texts.entry}
        data={[
          { value: '', label: texts.oldest },
          ...open.map((item) => ({
            value: String(item.entryId),
            label: `${documentName(item)} · ${formatCents(item.openCents)}`,
          })),
        ]}
        {...form.field('entryId')}
      />
      <NumberField data-autofocus label={receivableTexts.amount} {...form.field('amountCents')} />
      <TextInput
        label={receivableTexts.reason}
        autoComplete="off"
        maxLength={300}
        {...form.field('reason')}
      />
    </ReceivableDialog>
  );
}
