import { useState } from 'react';
import { findTransition, type OrderStatus, STATUS } from '#shared/order-status.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ReasonField } from './reason-field.tsx';
import type { StaffOrder } from './staff-order.ts';
import { listTexts } from './staff-orders-texts.ts';
import type { StaffOrdersWorkspace } from './staff-orders-workspace.ts';
import { useOrderActions } from './use-order-actions.ts';

type Asked = { readonly order: StaffOrder; readonly status: OrderStatus };

/**
 * Status and driver as they are chosen in a row or the panel. Cancelling and reopening ask first, and for the reason, by
 * the `question` to be drawn.
 */
export function useAskedActions(workspace: StaffOrdersWorkspace) {
  const { setStatus, setDriver } = useOrderActions(workspace);
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    setDriver,
    setStatus: (order: StaffOrder, status: OrderStatus) => {
      if (status === STATUS.cancelled || findTransition(order.status, status)?.needsReason) {
        setAsked({ order, status });
      } else setStatus(order, status);
    },
    question: asked && (
      <StatusQuestion
        {...asked}
        onClose={() => setAsked(null)}
        onConfirm={(reason) => {
          setAsked(null);
          setStatus(asked.order, asked.status, reason);
        }}
      />
    ),
  };
}

type StatusQuestionProps = Asked & {
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
};

function StatusQuestion({ order, status, onConfirm, onClose }: StatusQuestionProps) {
  const [reason, setReason] = useState('');
  const isCancelling = status === STATUS.cancelled;
  return (
    <ConfirmDialog
      isOpen
      title={isCancelling ? listTexts.cancelTitle(order.orderId) : listTexts.reopenTitle(order.orderId)}
      {...(isCancelling ? { confirmLabel: listTexts.cancelConfirm, cancelLabel: listTexts.keep } : {})}
      isDestructive={isCancelling}
      onCancel={onClose}
      onConfirm={() => onConfirm(reason)}
    >
      {isCancelling
        ? listTexts.cancelQuestion(order.buyerName, order.status)
        : listTexts.reopenQuestion(status)}
      <ReasonField value={reason} onChange={setReason} />
    </ConfirmDialog>
  );
}
