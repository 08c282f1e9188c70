import { getAccount, getStatement } from '#domain/ledger/get-account.ts';
import { ownAccountInput, ownStatementInput } from '#shared/ledger-inputs.ts';
import { customerProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';

/** A customer's own account. */
export const accountRouter = router({
  get: customerProcedure
    .input(ownAccountInput)
    .query(({ ctx, input }) => getAccount(ctx, { ...input, customerId: input.customerId ?? ctx.actor.id })),
  statement: customerProcedure
    .input(ownStatementInput)
    .query(({ ctx, input }) => getStatement(ctx, { ...input, customerId: input.customerId ?? ctx.actor.id })),
});
