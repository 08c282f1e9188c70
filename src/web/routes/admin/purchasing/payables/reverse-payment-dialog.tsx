import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { payablesTexts } from './texts.ts';

const texts = payablesTexts.payment;

type Props = { readonly paymentId: number; readonly number: string; readonly onClose: () => void };

export function ReversePaymentDialog({ paymentId, number, onClose }: Props) {
  const reverse = useAction(api.admin.purchasing.payables.reversePayment, {
    attempts: {},
    affects: ['purchasing', 'agenda'],
    success: texts.reverseDone,
    failure: texts.reverseFailed,
    onSuccess: onClose,
  });
  return (
    <ReasonDialog
      isDestructive
      title={texts.reverseTitle(number)}
      confirmLabel={payablesTexts.account.reverse}
      isWorking={reverse.isPending}
      onCancel={onClose}
      onConfirm={(reason) => void reverse.run({ paymentId, reason })}
    >
      {texts.reverseHint}
    </ReasonDialog>
  );
}
