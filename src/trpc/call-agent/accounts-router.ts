import { printConfirmation, printStatement, tabulateStatement } from '#domain/documents/print-statement.ts';
import { getAccount, getStatement } from '#domain/ledger/get-account.ts';
import { confirmationInput, getAccountInput, statementInput } from '#shared/ledger-inputs.ts';
import { callAgentProcedure } from '#trpc/procedures.ts';
import { answersFile, router } from '#trpc/trpc.ts';

/** What a caller owes: the call centre reads it. */
export const accountsRouter = router({
  get: callAgentProcedure.input(getAccountInput).query(({ ctx, input }) => getAccount(ctx, input)),
  statement: callAgentProcedure.input(statementInput).query(({ ctx, input }) => getStatement(ctx, input)),
  statementPdf: callAgentProcedure
    .use(answersFile)
    .input(statementInput)
    .query(({ ctx, input }) => printStatement(ctx, input)),
  statementXlsx: callAgentProcedure
    .use(answersFile)
    .input(statementInput)
    .query(({ ctx, input }) => tabulateStatement(ctx, input)),
  confirmationPdf: callAgentProcedure
    .use(answersFile)
    .input(confirmationInput)
    .query(({ ctx, input }) => printConfirmation(ctx, input)),
});
