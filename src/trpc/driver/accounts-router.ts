import { collectPayment } from '#domain/ledger/book-payment.ts';
import { getOpenAccount } from '#domain/ledger/get-account.ts';
import { accountInput, collectPaymentInput } from '#shared/ledger-inputs.ts';
import { driverProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';
import { withKeyOf } from '#trpc/with-key.ts';

/** What the customers of the driver's own stops owe, and money collected from them. */
export const accountsRouter = router({
  get: driverProcedure.input(accountInput).query(({ ctx, input }) => getOpenAccount(ctx, input)),
  collect: driverProcedure
    .input(collectPaymentInput)
    .mutation(({ ctx, input }) => collectPayment(ctx, withKeyOf(ctx, input))),
});
