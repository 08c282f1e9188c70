import { getOwnCashSheet } from '#domain/cash/cash-sheets.ts';
import { countOwnCash, spendCash } from '#domain/cash/close-cash.ts';
import { getOwnTillDay } from '#domain/cash/till-day.ts';
import { cashDayInput, countCashInput } from '#shared/inputs/delivery-inputs.ts';
import { spendCashInput } from '#shared/inputs/ledger-inputs.ts';
import { driverProcedure } from '#trpc/procedures.ts';
import { calls, callsOnce, router } from '#trpc/trpc.ts';

export const cashRouter = router({
  get: driverProcedure.input(cashDayInput).query(calls(getOwnCashSheet)),
  day: driverProcedure.input(cashDayInput).query(calls(getOwnTillDay)),
  count: driverProcedure.input(countCashInput).mutation(callsOnce(countOwnCash)),
  spend: driverProcedure.input(spendCashInput).mutation(callsOnce(spendCash)),
});
