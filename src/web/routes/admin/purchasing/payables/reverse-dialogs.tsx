import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { payablesTexts } from './texts.ts';

type ReversePaymentProps = {
  readonly paymentId: number;
  readonly number: string;
  readonly onClose: () => void;
};

export function ReversePaymentDialog({ paymentId, number, onClose }: ReversePaymentProps) {
  const texts = payablesTexts.payment;
  const reverse = useAction(api.admin.purchasing.payables.reversePayment, {
    attempts: {},
    affects: ['purchasing', 'agenda'],
    success: texts.reverseDone,
    failure: texts.reverseFailed,
    onDone: onClose,
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

type ReverseOpeningProps = { readonly entryId: number; readonly onClose: () => void };

export function ReverseOpeningDialog({ entryId, onClose }: ReverseOpeningProps) {
  const texts = payablesTexts.opening;
  const reverse = useAction(api.admin.purchasing.payables.reverseOpening, {
    attempts: {},
    affects: ['purchasing'],
    success: texts.reverseDone,
    failure: texts.reverseFailed,
    onDone: onClose,
  });
  return (
    <ReasonDialog
      isDestructive
      title={texts.reverseTitle}
      confirmLabel={payablesTexts.account.reverse}
      isWorking={reverse.isPending}
      onCancel={onClose}
      onConfirm={(reason) => void reverse.run({ entryId, reason })}
    >
      {texts.reverseHint}
    </ReasonDialog>
  );
}
