import { listCashSheets } from '#domain/cash/cash-sheets.ts';
import { countTill } from '#domain/cash/close-cash.ts';
import { getTillDay } from '#domain/cash/till-day.ts';
import { cashDayInput } from '#shared/inputs/delivery-inputs.ts';
import { countTillInput, tillInput } from '#shared/inputs/ledger-inputs.ts';
import { stockerProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';
import { withKeyOf } from '#trpc/with-key.ts';

export const cashRouter = router({
  sheets: stockerProcedure.input(cashDayInput).query(({ ctx, input }) => listCashSheets(ctx, input)),
  day: stockerProcedure.input(tillInput).query(({ ctx, input }) => getTillDay(ctx, input)),
  count: stockerProcedure
    .input(countTillInput)
    .mutation(({ ctx, input }) => countTill(ctx, withKeyOf(ctx, input))),
});
