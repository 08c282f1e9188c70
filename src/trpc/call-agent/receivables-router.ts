import {
  printConfirmation,
  printStatement,
  tabulateStatement,
} from '#domain/documents/statements/print-statement.ts';
import { getReceivables, getStatement } from '#domain/ledger/get-receivables.ts';
import { confirmationInput, getReceivablesInput, statementInput } from '#shared/inputs/ledger-inputs.ts';
import { callAgentProcedure } from '#trpc/procedures.ts';
import { answersFile, router } from '#trpc/trpc.ts';

export const receivablesRouter = router({
  get: callAgentProcedure.input(getReceivablesInput).query(({ ctx, input }) => getReceivables(ctx, input)),
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
