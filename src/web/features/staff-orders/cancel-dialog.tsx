import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { StaffOrder } from './staff-order.ts';
import { listTexts } from './staff-orders-texts.ts';

type CancelDialogProps = {
  /** The order to be cancelled; null while nothing is asked. */
  readonly order: StaffOrder | null;
  readonly onCancelOrder: (order: StaffOrder) => void;
  readonly onClose: () => void;
};

/** Asks before an order is cancelled: its stock goes to others at once. */
export function CancelDialog({ order, onCancelOrder, onClose }: CancelDialogProps) {
  if (!order) return null;
  return (
    <ConfirmDialog
      isOpen
      title={listTexts.cancelTitle(order.orderId)}
      confirmLabel={listTexts.cancelConfirm}
      cancelLabel={listTexts.keep}
      isDestructive
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        onCancelOrder(order);
      }}
    >
      {listTexts.cancelQuestion(order.buyerName, order.status)}
    </ConfirmDialog>
  );
}
