import { listCashSheets } from '#domain/cash/cash-sheets.ts';
import { countTill } from '#domain/cash/close-cash.ts';
import { getTillDay } from '#domain/cash/till-day.ts';
import { cashDayInput } from '#shared/inputs/delivery-inputs.ts';
import { countTillInput, tillInput } from '#shared/inputs/ledger-inputs.ts';
import { stockerProcedure } from '#trpc/procedures.ts';
import { calls, callsOnce, router } from '#trpc/trpc.ts';

export const cashRouter = router({
  sheets: stockerProcedure.input(cashDayInput).query(calls(listCashSheets)),
  day: stockerProcedure.input(tillInput).query(calls(getTillDay)),
  count: stockerProcedure.input(countTillInput).mutation(callsOnce(countTill)),
});
