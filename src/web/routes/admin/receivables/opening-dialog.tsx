import { formatCents } from '#shared/prices/money.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { OpeningFields, useOpening } from '#web/routes/admin/ui/opening-fields.tsx';
import { ClosedMonthReason, useClosedUntil } from './payments/closed-month-reason.tsx';
import { ReceivableDialog } from './receivable-dialog.tsx';
import { receivableTexts } from './texts.ts';

const texts = receivableTexts.opening;

type OpeningDialogProps = { readonly customerId: number; readonly onClose: () => void };

export function OpeningDialog({ customerId, onClose }: OpeningDialogProps) {
  const opening = useOpening();
  const { form } = opening;
  const enter = useAction(api.admin.receivables.enterOpening, {
    attempts: {},
    affects: ['account'],
    failure: texts.failed,
    success: ({ balanceCents }) => texts.done(formatCents(balanceCents)),
    form,
    onDone: onClose,
  });
  const closedUntil = useClosedUntil(opening.day);
  return (
    <ReceivableDialog
      isBooking
      title={texts.title}
      hint={texts.hint}
      submitLabel={texts.submit}
      isWorking={enter.isPending}
      form={form.submit(({ reason, ...values }) => {
        void enter.run({ customerId, ...opening.read(values), ...(reason === '' ? {} : { reason }) });
      })}
      onClose={onClose}
    >
      <OpeningFields opening={opening} sides={[texts.owes, texts.owed]} />
      <ClosedMonthReason closedUntil={closedUntil} {...form.field('reason')} />
    </ReceivableDialog>
  );
}
