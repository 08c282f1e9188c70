import { z } from 'zod';
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
import { dayInput } from '#shared/inputs/basic-inputs.ts';
import {
  bookPaymentInput,
  confirmationInput,
  findPaymentsInput,
  getReceivablesInput,
  knownInput,
  listReceivablesInput,
  openingInput,
  receivablesInput,
  reverseEntryInput,
  reversePaymentInput,
  setTermsInput,
  setTermsOfManyInput,
  statementInput,
  useCreditInput,
  writeOffInput,
} from '#shared/inputs/ledger-inputs.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { answersFile, calls, callsOnce, router } from '#trpc/trpc.ts';

export const receivablesRouter = router({
  list: adminProcedure.input(listReceivablesInput).query(calls(listReceivables)),
  get: adminProcedure.input(getReceivablesInput).query(calls(getReceivables)),
  statement: adminProcedure.input(statementInput).query(calls(getStatement)),
  statementPdf: adminProcedure.use(answersFile).input(statementInput).query(calls(printStatement)),
  statementXlsx: adminProcedure.use(answersFile).input(statementInput).query(calls(tabulateStatement)),
  confirmationPdf: adminProcedure.use(answersFile).input(confirmationInput).query(calls(printConfirmation)),
  ageing: adminProcedure
    .input(z.object({ on: dayInput.optional(), known: knownInput }))
    .query(calls(getAgeing)),
  check: adminProcedure.query(({ ctx }) => checkLedger(ctx)),
  reminders: adminProcedure.query(({ ctx }) => listReminders(ctx)),
  remind: adminProcedure
    .input(receivablesInput.extend({ level: z.int().min(1).max(3) }))
    .mutation(calls(remind)),
  findPayments: adminProcedure.input(findPaymentsInput).query(calls(findPayments)),
  setTerms: adminProcedure.input(setTermsInput).mutation(calls(setTerms)),
  setTermsOfMany: adminProcedure.input(setTermsOfManyInput).mutation(calls(setTermsOfMany)),
  bookPayment: adminProcedure.input(bookPaymentInput).mutation(callsOnce(bookPayment)),
  reversePayment: adminProcedure.input(reversePaymentInput).mutation(callsOnce(reversePayment)),
  reverseEntry: adminProcedure.input(reverseEntryInput).mutation(callsOnce(reverseEntry)),
  enterOpening: adminProcedure.input(openingInput).mutation(callsOnce(enterOpening)),
  writeOff: adminProcedure.input(writeOffInput).mutation(callsOnce(writeOff)),
  useCredit: adminProcedure.input(useCreditInput).mutation(callsOnce(useCredit)),
});
