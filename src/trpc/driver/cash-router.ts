import { countOwnCash } from '#domain/delivery/count-cash.ts';
import { getOwnCash } from '#domain/delivery/get-cash.ts';
import { cashDayInput, countCashInput } from '#shared/delivery-inputs.ts';
import { driverProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';

/** The cash of the driver's own day. */
export const cashRouter = router({
  get: driverProcedure.input(cashDayInput).query(({ ctx, input }) => getOwnCash(ctx, input)),
  count: driverProcedure.input(countCashInput).mutation(({ ctx, input }) => countOwnCash(ctx, input)),
});
