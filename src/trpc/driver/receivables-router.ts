import { collectPayment } from '#domain/ledger/book-payment.ts';
import { getOpenReceivables } from '#domain/ledger/get-receivables.ts';
import { collectPaymentInput, receivablesInput } from '#shared/inputs/ledger-inputs.ts';
import { driverProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';
import { withKeyOf } from '#trpc/with-key.ts';

export const receivablesRouter = router({
  get: driverProcedure.input(receivablesInput).query(({ ctx, input }) => getOpenReceivables(ctx, input)),
  collect: driverProcedure
    .input(collectPaymentInput)
    .mutation(({ ctx, input }) => collectPayment(ctx, withKeyOf(ctx, input))),
});
