import {
  printConfirmation,
  printStatement,
  tabulateStatement,
} from '#domain/documents/statements/print-statement.ts';
import { getReceivables, getStatement } from '#domain/ledger/get-receivables.ts';
import { confirmationInput, getReceivablesInput, statementInput } from '#shared/inputs/ledger-inputs.ts';
import { callAgentProcedure } from '#trpc/procedures.ts';
import { answersFile, calls, router } from '#trpc/trpc.ts';

export const receivablesRouter = router({
  get: callAgentProcedure.input(getReceivablesInput).query(calls(getReceivables)),
  statement: callAgentProcedure.input(statementInput).query(calls(getStatement)),
  statementPdf: callAgentProcedure.use(answersFile).input(statementInput).query(calls(printStatement)),
  statementXlsx: callAgentProcedure.use(answersFile).input(statementInput).query(calls(tabulateStatement)),
  confirmationPdf: callAgentProcedure
    .use(answersFile)
    .input(confirmationInput)
    .query(calls(printConfirmation)),
});
