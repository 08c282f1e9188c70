import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReductionReason } from '#shared/delivery.ts';
import { toCents } from '#shared/money.ts';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import type { StaffOrder } from '#web/features/staff-orders/staff-order.ts';
import { refreshAfter } from '#web/refresh-after.ts';
import { toNumber } from '#web/routes/admin/ui/number-text.ts';
import { showToast } from '#web/ui/toast.ts';
import { ordersTexts } from './texts.ts';
import type { Door } from './use-door.ts';

const texts = ordersTexts.door;

/** An order that was handed over, and what is known of that. */
export type Corrected = {
  readonly order: StaffOrder;
  readonly delivery: NonNullable<Door['delivery']>;
  readonly reductions: Door['reductions'];
};

/** The state of a correction: what is typed, what it comes to, and how it is sent. */
export function useCorrection({ order, delivery, reductions }: Corrected, onDone: () => void) {
  const [accepted, setAccepted] = useState<Readonly<Record<number, string>>>({});
  const [reason, setReason] = useState<ReductionReason>('refused');
  const [receiverName, setReceiverName] = useState(delivery.receiverName);
  const [received, setReceived] = useState<string | null>(null);
  const lines = order.lines.map((line) => {
    const missing = reductions.filter(({ orderLineId }) => orderLineId === line.orderLineId);
    const ordered = missing.reduce((sum, { quantity }) => sum + quantity, line.quantity);
    const text = accepted[line.orderLineId] ?? String(line.quantity);
    const wanted = Math.floor(toNumber(text));
    return { ...line, ordered, text, wanted, isTooMuch: wanted > ordered };
  });
  const totalCents = lines.reduce((sum, line) => sum + line.unitPriceCents * line.wanted, 0);
  // Until somebody says otherwise, what was paid follows what was accepted.
  const followedCents = Math.max(0, delivery.amountReceivedCents + totalCents - order.totalCents);
  const amountText = received ?? (followedCents / 100).toFixed(2);
  const correct = useMutation(
    api.admin.orders.correctDelivery.mutationOptions({
      onSuccess: () => {
        showToast({ tone: 'success', message: texts.corrected });
        onDone();
      },
      onError: (error) => showToast({ tone: 'error', message: errorText(error, texts.failed) }),
      onSettled: () => refreshAfter('order'),
    }),
  );
  const send = () =>
    correct.mutate({
      orderId: order.orderId,
      lines: lines
        .filter((line) => line.wanted !== line.quantity)
        .map(({ orderLineId, wanted }) => ({ orderLineId, deliveredQuantity: wanted, reason })),
      receiverName,
      signaturePath: delivery.signaturePath,
      amountReceivedCents: toCents(toNumber(amountText)),
    });
  return {
    lines,
    accept: (orderLineId: number, text: string) => setAccepted({ ...accepted, [orderLineId]: text }),
    reason,
    setReason,
    receiverName,
    setReceiverName,
    amountText,
    setReceived,
    totalCents,
    canSend: !correct.isPending && lines.every((line) => !line.isTooMuch),
    isSending: correct.isPending,
    send,
  };
}
