import { ENTRY_LABELS } from '#shared/accounting/ledger.ts';
import { reversedText } from '#shared/accounting/payment-texts.ts';
import { formatCents } from '#shared/prices/money.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import type { LedgerEntry } from './receivable.ts';
import { receivableTexts } from './texts.ts';

const texts = receivableTexts.reversal;

type ReversalDialogProps = { readonly entry: LedgerEntry; readonly onClose: () => void };

export function ReversalDialog({ entry, onClose }: ReversalDialogProps) {
  const { id: entryId, paymentId, kind, number, amountCents } = entry;
  const amount = formatCents(Math.abs(amountCents));
  const options = {
    attempts: {},
    affects: ['account', 'agenda', 'order'],
    failure: texts.failed,
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
    <ReasonDialog
      isDestructive
      title={paymentId === null ? texts.entry(ENTRY_LABELS[kind], amount) : texts.payment(number, amount)}
      confirmLabel={texts.submit}
      isWorking={reversePayment.isPending || reverseEntry.isPending}
      onCancel={onClose}
      onConfirm={(reason) =>
        void (paymentId === null
          ? reverseEntry.run({ entryId, reason })
          : reversePayment.run({ paymentId, reason }))
      }
    >
      {texts.hint}
    </ReasonDialog>
  );
}
