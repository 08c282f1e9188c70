import type { Ctx } from '#kernel/ctx.ts';
import { addDays, type ISODate } from '#shared/dates/shop-dates.ts';
import { counterChange, counterOpening, EMPTY_TILL, readTills, type TillSums } from './read-till.ts';

/** In cents: opening + in − out − paid to suppliers − taken to the bank = closing. */
export type CashBookDay = TillSums & {
  readonly date: ISODate;
  readonly openingCents: number;
  readonly inCents: number;
  readonly outCents: number;
  readonly closingCents: number;
};

const MAX_DAYS = 366;

export function getCashBook(
  ctx: Ctx,
  { from, to }: { readonly from: ISODate; readonly to: ISODate },
): { readonly days: readonly CashBookDay[]; readonly openingCents: number; readonly closingCents: number } {
  const openingCents = counterOpening(ctx, from);
  const days: CashBookDay[] = [];
  let balance = openingCents;
  for (let date = from; date <= to && days.length < MAX_DAYS; date = addDays(date, 1)) {
    const till = readTills(ctx, date).get(null) ?? EMPTY_TILL;
    const closingCents = balance + counterChange(till);
    days.push({
      ...till,
      date,
      openingCents: balance,
      inCents: till.receivedCents + till.floatCents + till.otherCents + till.handedInCents,
      outCents: till.expensesCents + till.givenOutCents,
      closingCents,
    });
    balance = closingCents;
  }
  return { days, openingCents, closingCents: balance };
}
