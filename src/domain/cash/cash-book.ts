import type { Ctx } from '#kernel/ctx.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { daysOf } from '#shared/inputs/overview-inputs.ts';
import { counterChange, counterOpening, EMPTY_TILL, readTills } from './read-till.ts';

/** In cents: opening + in − out − paid to suppliers − taken to the bank = closing. */
export function getCashBook(ctx: Ctx, { from, to }: { readonly from: ISODate; readonly to: ISODate }) {
  const openingCents = counterOpening(ctx, from);
  let balance = openingCents;
  const days = daysOf({ from, to }).map((date) => {
    const till = readTills(ctx, date).get(null) ?? EMPTY_TILL;
    const opening = balance;
    balance += counterChange(till);
    return {
      ...till,
      date,
      openingCents: opening,
      inCents: till.receivedCents + till.floatCents + till.otherCents + till.handedInCents,
      outCents: till.expensesCents + till.givenOutCents,
      closingCents: balance,
    };
  });
  return { days, openingCents, closingCents: balance };
}
