import { formatDate, type ISODate } from '#shared/dates/shop-dates.ts';
import { formatCents } from '#shared/prices/money.ts';

type Booked = {
  readonly payment: {
    readonly number: string;
    readonly amountCents: number;
    readonly receivedOn: ISODate;
    readonly cashDay: ISODate | null;
  };
  readonly balanceCents: number;
};

export function laterCashText(cashDay: ISODate | undefined): string {
  return cashDay === undefined ? '' : ` Arka ishte mbyllur: paratë numërohen më ${formatDate(cashDay)}.`;
}

export function bookedText({ payment, balanceCents }: Booked): string {
  const { number, amountCents, receivedOn, cashDay } = payment;
  const done = `U regjistrua ${number}: ${formatCents(amountCents)}. Saldo: ${formatCents(balanceCents)}.`;
  return done + laterCashText(cashDay === null || cashDay === receivedOn ? undefined : cashDay);
}

type Reversed = {
  readonly payment: { readonly cashDay: ISODate | null; readonly reversedCashDay: ISODate | null };
  readonly balanceCents: number;
};

export function reversedText({ payment: { cashDay, reversedCashDay }, balanceCents }: Reversed): string {
  const isMoved = cashDay !== null && reversedCashDay !== null && reversedCashDay !== cashDay;
  const moved = isMoved ? ` Paratë dalin nga arka më ${formatDate(reversedCashDay)}.` : '';
  return `U kthye. Saldo: ${formatCents(balanceCents)}.${moved}`;
}
