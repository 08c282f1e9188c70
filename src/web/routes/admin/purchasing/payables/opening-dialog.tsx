import { formatCents } from '#shared/prices/money.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { ReceivableDialog } from '#web/routes/admin/receivables/receivable-dialog.tsx';
import { OpeningFields, useOpening } from '#web/routes/admin/ui/opening-fields.tsx';
import { payablesTexts } from './texts.ts';

const texts = payablesTexts.opening;

type OpeningDialogProps = { readonly supplierId: number; readonly onClose: () => void };

export function OpeningDialog({ supplierId, onClose }: OpeningDialogProps) {
  const opening = useOpening();
  const { form } = opening;
  const enter = useAction(api.admin.purchasing.payables.enterOpening, {
    attempts: {},
    affects: ['purchasing'],
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
      isWorking={enter.isPending}
      form={form.submit((values) => void enter.run({ supplierId, ...opening.read(values) }))}
      onClose={onClose}
    >
      <OpeningFields opening={opening} sides={[texts.debt, texts.advance]} />
    </ReceivableDialog>
  );
}
