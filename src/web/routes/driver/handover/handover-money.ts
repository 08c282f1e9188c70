import { DRIVER_PAYMENT_METHODS, type DriverPaymentMethod } from '#shared/accounting/ledger.ts';
import { lineTotal } from '#shared/prices/unit-price.ts';
import type { DriverLine, DriverOrder } from '#web/routes/driver/stop/driver-order.ts';

export type HandoverMoney = ReturnType<typeof readHandoverMoney>;

type Owing = Pick<DriverOrder, 'owedCents' | 'oldDebtCents' | 'creditCents'>;

export function loweredBy(lines: readonly DriverLine[], acceptedOf: (line: DriverLine) => number): number {
  return lines.reduce((sum, line) => {
    const accepted = acceptedOf(line);
    return accepted < line.quantity ? sum + line.totalCents - lineTotal(line.unitPriceE4, accepted) : sum;
  }, 0);
}

/** `collectedCents` pays old debt; below zero it is credit that other orders have used up, or debt that they left. */
export function readHandoverMoney(order: Owing, loweredCents = 0, collectedCents = 0) {
  const invoiceCents = Math.max(0, order.owedCents - loweredCents);
  const usedCents = Math.min(order.creditCents, Math.max(0, -collectedCents));
  const oldDebtCents = Math.max(0, order.oldDebtCents - collectedCents - usedCents);
  const creditCents = order.creditCents - usedCents + Math.max(0, collectedCents - order.oldDebtCents);
  return {
    invoiceCents,
    oldDebtCents,
    creditCents,
    fullCents: Math.max(0, invoiceCents - creditCents),
    allCents: Math.max(0, invoiceCents + oldDebtCents - creditCents),
  };
}

export function usualWay({ termsDays }: Pick<DriverOrder, 'termsDays'>): DriverPaymentMethod {
  return termsDays > 0 ? 'terms' : 'cash_driver';
}

export function needsUnpaidReason(
  { termsDays }: Pick<DriverOrder, 'termsDays'>,
  { fullCents }: HandoverMoney,
  amountCents: number | null,
): boolean {
  return termsDays === 0 && fullCents > 0 && amountCents === 0;
}

export function findPaymentWay(name: unknown): DriverPaymentMethod | null {
  return DRIVER_PAYMENT_METHODS.find((way) => way === name) ?? null;
}
