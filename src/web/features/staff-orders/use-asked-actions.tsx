import { useState } from 'react';
import { findTransition, type OrderStatus, STATUS } from '#shared/order-status.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { CancelInvoicedQuestion } from './cancel-invoiced-question.tsx';
import { isUnready } from './confirmed-stock.ts';
import { PaidQuestion, type PaidWay } from './paid-question.tsx';
import { ReasonField } from './reason-field.tsx';
import type { StaffOrder } from './staff-order.ts';
import { listTexts } from './staff-orders-texts.ts';
import type { StaffOrdersWorkspace } from './staff-orders-workspace.ts';
import { UnconfirmedQuestion } from './unconfirmed-question.tsx';
import { type AboutStatus, useOrderActions } from './use-order-actions.ts';

type Asked = { readonly order: StaffOrder; readonly status: OrderStatus };

/**
 * Status and driver as they are chosen in a row or the panel. Cancelling and reopening ask first, and for the reason;
 * so does preparing an order with products that nobody has seen, and `E Realizuar` for how it was paid. They ask by the
 * `question`, which is to be drawn.
 */
export function useAskedActions(workspace: StaffOrdersWorkspace) {
  const { setStatus, setDriver } = useOrderActions(workspace);
  const [asked, setAsked] = useState<Asked | null>(null);
  const isUnseen = (order: StaffOrder, status: OrderStatus) => status === STATUS.prepared && isUnready(order);
  const close = () => setAsked(null);
  const confirm = ({ order, status }: Asked, about: AboutStatus) => {
    close();
    setStatus(order, status, about);
  };
  const questionOf = (about: Asked) => {
    const { order, status } = about;
    const answer = { onClose: close, onConfirm: (reason?: string) => confirm(about, { reason }) };
    if (status === STATUS.delivered) {
      const pay = (way: PaidWay) => confirm(about, way === null ? {} : { paid: { method: way } });
      return <PaidQuestion order={order} onConfirm={pay} onClose={close} />;
    }
    if (isUnseen(order, status)) {
      return (
        <UnconfirmedQuestion orders={[order]} total={1} {...answer} onConfirm={() => confirm(about, {})} />
      );
    }
    const { invoiceId } = order;
    if (status === STATUS.cancelled && invoiceId !== null) {
      return <CancelInvoicedQuestion order={{ ...order, invoiceId }} {...answer} />;
    }
    return <StatusQuestion {...about} {...answer} />;
  };
  return {
    setDriver,
    setStatus: (order: StaffOrder, status: OrderStatus) => {
      const needsReason = status === STATUS.cancelled || findTransition(order.status, status)?.needsReason;
      const isAsked = needsReason || status === STATUS.delivered || isUnseen(order, status);
      if (isAsked) setAsked({ order, status });
      else setStatus(order, status);
    },
    question: asked && questionOf(asked),
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
