import { useState } from 'react';
import type { ReductionReason } from '#shared/delivery.ts';
import { eurosForField } from '#shared/money.ts';
import { parseCents } from '#shared/parse-number.ts';
import type { DriverLine, DriverOrder, Receipt } from '#web/routes/driver/driver-order.ts';

/** A line as it is accepted. */
export type AcceptedLine = { readonly quantity: number; readonly reason: ReductionReason };

/** What is being filled in at a door; amounts in cents. */
export function useReceipt(order: DriverOrder) {
  const [accepted, setAccepted] = useState<ReadonlyMap<number, AcceptedLine>>(new Map());
  const [receiverName, setReceiverName] = useState('');
  const [signaturePath, setSignaturePath] = useState('');
  const [typedAmount, setTypedAmount] = useState<string | null>(null);

  const acceptedOf = (line: DriverLine): AcceptedLine =>
    accepted.get(line.orderLineId) ?? { quantity: line.quantity, reason: 'refused' };
  const totalCents = order.lines.reduce(
    (sum, line) => sum + line.unitPriceCents * acceptedOf(line).quantity,
    0,
  );
  // Until something is typed, the whole of what is handed over is paid.
  const amountText = typedAmount ?? eurosForField(totalCents);
  const amountCents = parseCents(amountText).value ?? null;

  const toReceipt = (): Receipt | null => {
    if (amountCents === null || totalPieces(order, acceptedOf) === 0) return null;
    return {
      orderId: order.orderId,
      receiverName,
      signaturePath,
      amountReceivedCents: amountCents,
      lines: order.lines.flatMap((line) => {
        const { quantity, reason } = acceptedOf(line);
        return quantity === line.quantity
          ? []
          : [{ orderLineId: line.orderLineId, deliveredQuantity: quantity, reason }];
      }),
    };
  };
  return {
    acceptedOf,
    accept: (line: DriverLine, change: Partial<AcceptedLine>) =>
      setAccepted(new Map(accepted).set(line.orderLineId, { ...acceptedOf(line), ...change })),
    receiverName,
    setReceiverName,
    signaturePath,
    setSignaturePath,
    amountText,
    setTypedAmount,
    amountCents,
    totalCents,
    isNothing: totalPieces(order, acceptedOf) === 0,
    toReceipt,
  };
}

function totalPieces(order: DriverOrder, acceptedOf: (line: DriverLine) => AcceptedLine): number {
  return order.lines.reduce((sum, line) => sum + acceptedOf(line).quantity, 0);
}
