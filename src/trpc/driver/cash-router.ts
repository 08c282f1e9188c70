import { getOwnCashSheet } from '#domain/cash/cash-sheets.ts';
import { countOwnCash, spendCash } from '#domain/cash/close-cash.ts';
import { getOwnTillDay } from '#domain/cash/till-day.ts';
import { cashDayInput, countCashInput } from '#shared/inputs/delivery-inputs.ts';
import { spendCashInput } from '#shared/inputs/ledger-inputs.ts';
import { driverProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';
import { withKeyOf } from '#trpc/with-key.ts';

export const cashRouter = router({
  get: driverProcedure.input(cashDayInput).query(({ ctx, input }) => getOwnCashSheet(ctx, input)),
  day: driverProcedure.input(cashDayInput).query(({ ctx, input }) => getOwnTillDay(ctx, input)),
  count: driverProcedure
    .input(countCashInput)
    .mutation(({ ctx, input }) => countOwnCash(ctx, withKeyOf(ctx, input))),
  spend: driverProcedure
    .input(spendCashInput)
    .mutation(({ ctx, input }) => spendCash(ctx, withKeyOf(ctx, input))),
});
