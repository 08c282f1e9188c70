import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import type { ReductionReason } from '#shared/delivery.ts';
import { STATUS } from '#shared/order-status.ts';
import { eurosForField } from '#shared/prices/money.ts';
import { lineTotal } from '#shared/prices/unit-price.ts';
import { NUMBER_FAULT_TEXTS, parseCents, parseWholeNumber } from '#shared/text/parse-number.ts';
import { api } from '#web/api.ts';
import type { StaffOrder } from '#web/features/staff-orders/staff-order.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { ordersTexts } from './texts.ts';

const texts = ordersTexts.handover;

export type Handover = inferOutput<typeof api.admin.orders.delivery>;

const NOTHING: Handover = { delivery: null, reductions: [] };

export function useHandover({ orderId, status }: StaffOrder): Handover {
  const isDelivered = status === STATUS.delivered;
  const { data } = useQuery(api.admin.orders.delivery.queryOptions({ orderId }, { enabled: isDelivered }));
  return isDelivered && data ? data : NOTHING;
}

export type Corrected = {
  readonly order: StaffOrder;
  readonly delivery: NonNullable<Handover['delivery']>;
  readonly reductions: Handover['reductions'];
};

export function useCorrection({ order, delivery, reductions }: Corrected, onDone: () => void) {
  const [accepted, setAccepted] = useState<Readonly<Record<number, string>>>({});
  const [reason, setReason] = useState<ReductionReason>('refused');
  const [receiverName, setReceiverName] = useState(delivery.receiverName);
  const [received, setReceived] = useState<string | null>(null);
  const lines = order.lines.map((line) => {
    const missing = reductions.filter(({ orderLineId }) => orderLineId === line.orderLineId);
    const ordered = missing.reduce((sum, { quantity }) => sum + quantity, line.quantity);
    const text = accepted[line.orderLineId] ?? String(line.quantity);
    const { value, reason } = parseWholeNumber(text, ordered);
    const fault = reason === 'too-large' ? texts.tooMuch : reason && NUMBER_FAULT_TEXTS[reason];
    return { ...line, ordered, text, wanted: value ?? line.quantity, fault: fault ?? null };
  });
  const totalCents = lines.reduce((sum, line) => sum + lineTotal(line.unitPriceE4, line.wanted), 0);
  // Until it is edited, the amount received follows the accepted quantities.
  const followedCents = Math.max(0, delivery.amountReceivedCents + totalCents - order.totalCents);
  const amountText = received ?? eurosForField(followedCents);
  const amount = parseCents(amountText);
  const correct = useAction(api.admin.orders.correctDelivery, {
    attempts: { about: ({ orderId }) => orderId },
    success: texts.corrected,
    failure: texts.failed,
    affects: ['order'],
    onDone,
  });
  const send = () => {
    if (amount.reason !== undefined) return;
    void correct.run({
      orderId: order.orderId,
      lines: lines
        .filter((line) => line.wanted !== line.quantity)
        .map(({ orderLineId, wanted }) => ({ orderLineId, deliveredQuantity: wanted, reason })),
      receiverName,
      signaturePath: delivery.signaturePath,
      amountReceivedCents: amount.value,
    });
  };
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
    canSend: !correct.isPending && amount.reason === undefined && lines.every((line) => line.fault === null),
    amountFault: amount.reason === undefined ? null : NUMBER_FAULT_TEXTS[amount.reason],
    isSending: correct.isPending,
    send,
  };
}
