import { getAccount, getStatement } from '#domain/ledger/get-account.ts';
import { getAccountInput, statementInput } from '#shared/ledger-inputs.ts';
import { callAgentProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';

/** What a caller owes: the call centre reads it. */
export const accountsRouter = router({
  get: callAgentProcedure.input(getAccountInput).query(({ ctx, input }) => getAccount(ctx, input)),
  statement: callAgentProcedure.input(statementInput).query(({ ctx, input }) => getStatement(ctx, input)),
});
