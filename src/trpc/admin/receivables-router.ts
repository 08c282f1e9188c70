import {
  printConfirmation,
  printStatement,
  tabulateStatement,
} from '#domain/documents/statements/print-statement.ts';
import { getAgeing } from '#domain/ledger/ageing.ts';
import { bookPayment } from '#domain/ledger/book-payment.ts';
import { checkLedger } from '#domain/ledger/check-ledger.ts';
import { setTerms, setTermsOfMany } from '#domain/ledger/customer-terms.ts';
import { findPayments } from '#domain/ledger/find-payments.ts';
import { getReceivables, getStatement } from '#domain/ledger/get-receivables.ts';
import { listReceivables } from '#domain/ledger/list-receivables.ts';
import { enterOpening, useCredit, writeOff } from '#domain/ledger/office-entries.ts';
import { listReminders, remind } from '#domain/ledger/reminders.ts';
import { reverseEntry, reversePayment } from '#domain/ledger/reverse.ts';
import {
  ageingInput,
  bookPaymentInput,
  confirmationInput,
  findPaymentsInput,
  getReceivablesInput,
  listReceivablesInput,
  openingInput,
  remindInput,
  reverseEntryInput,
  reversePaymentInput,
  setTermsInput,
  setTermsOfManyInput,
  statementInput,
  useCreditInput,
  writeOffInput,
} from '#shared/inputs/ledger-inputs.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { answersFile, router } from '#trpc/trpc.ts';
import { withKeyOf } from '#trpc/with-key.ts';

export const receivablesRouter = router({
  list: adminProcedure.input(listReceivablesInput).query(({ ctx, input }) => listReceivables(ctx, input)),
  get: adminProcedure.input(getReceivablesInput).query(({ ctx, input }) => getReceivables(ctx, input)),
  statement: adminProcedure.input(statementInput).query(({ ctx, input }) => getStatement(ctx, input)),
  statementPdf: adminProcedure
    .use(answersFile)
    .input(statementInput)
    .query(({ ctx, input }) => printStatement(ctx, input)),
  statementXlsx: adminProcedure
    .use(answersFile)
    .input(statementInput)
    .query(({ ctx, input }) => tabulateStatement(ctx, input)),
  confirmationPdf: adminProcedure
    .use(answersFile)
    .input(confirmationInput)
    .query(({ ctx, input }) => printConfirmation(ctx, input)),
  ageing: adminProcedure.input(ageingInput).query(({ ctx, input }) => getAgeing(ctx, input)),
  check: adminProcedure.query(({ ctx }) => checkLedger(ctx)),
  reminders: adminProcedure.query(({ ctx }) => listReminders(ctx)),
  remind: adminProcedure.input(remindInput).mutation(({ ctx, input }) => remind(ctx, input)),
  findPayments: adminProcedure.input(findPaymentsInput).query(({ ctx, input }) => findPayments(ctx, input)),
  setTerms: adminProcedure.input(setTermsInput).mutation(({ ctx, input }) => setTerms(ctx, input)),
  setTermsOfMany: adminProcedure
    .input(setTermsOfManyInput)
    .mutation(({ ctx, input }) => setTermsOfMany(ctx, input)),
  bookPayment: adminProcedure
    .input(bookPaymentInput)
    .mutation(({ ctx, input }) => bookPayment(ctx, withKeyOf(ctx, input))),
  reversePayment: adminProcedure
    .input(reversePaymentInput)
    .mutation(({ ctx, input }) => reversePayment(ctx, withKeyOf(ctx, input))),
  reverseEntry: adminProcedure
    .input(reverseEntryInput)
    .mutation(({ ctx, input }) => reverseEntry(ctx, withKeyOf(ctx, input))),
  enterOpening: adminProcedure
    .input(openingInput)
    .mutation(({ ctx, input }) => enterOpening(ctx, withKeyOf(ctx, input))),
  writeOff: adminProcedure
    .input(writeOffInput)
    .mutation(({ ctx, input }) => writeOff(ctx, withKeyOf(ctx, input))),
  useCredit: adminProcedure
    .input(useCreditInput)
    .mutation(({ ctx, input }) => useCredit(ctx, withKeyOf(ctx, input))),
});
