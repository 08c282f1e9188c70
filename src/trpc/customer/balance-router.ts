import {
  printConfirmation,
  printStatement,
  tabulateStatement,
} from '#domain/documents/statements/print-statement.ts';
import { getReceivables, getStatement } from '#domain/ledger/get-receivables.ts';
import {
  confirmationInput,
  myBalanceInput,
  myStatementInput,
  statementInput,
} from '#shared/inputs/ledger-inputs.ts';
import { customerProcedure } from '#trpc/procedures.ts';
import { answersFile, calls, router } from '#trpc/trpc.ts';

export const balanceRouter = router({
  get: customerProcedure
    .input(myBalanceInput)
    .query(({ ctx, input }) =>
      getReceivables(ctx, { ...input, customerId: input.customerId ?? ctx.actor.id }),
    ),
  statement: customerProcedure
    .input(myStatementInput)
    .query(({ ctx, input }) => getStatement(ctx, { ...input, customerId: input.customerId ?? ctx.actor.id })),
  statementPdf: customerProcedure.use(answersFile).input(statementInput).query(calls(printStatement)),
  statementXlsx: customerProcedure.use(answersFile).input(statementInput).query(calls(tabulateStatement)),
  confirmationPdf: customerProcedure
    .use(answersFile)
    .input(confirmationInput)
    .query(calls(printConfirmation)),
});
