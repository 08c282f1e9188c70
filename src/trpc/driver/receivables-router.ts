import { collectPayment } from '#domain/ledger/book-payment.ts';
import { getOpenReceivables } from '#domain/ledger/get-receivables.ts';
import { collectPaymentInput, receivablesInput } from '#shared/inputs/ledger-inputs.ts';
import { driverProcedure } from '#trpc/procedures.ts';
import { calls, callsOnce, router } from '#trpc/trpc.ts';

export const receivablesRouter = router({
  get: driverProcedure.input(receivablesInput).query(calls(getOpenReceivables)),
  collect: driverProcedure.input(collectPaymentInput).mutation(callsOnce(collectPayment)),
});
