import { z } from 'zod';
import { checkDocuments } from '#domain/invoicing/check-documents.ts';
import { creditDocument } from '#domain/invoicing/credit-invoice.ts';
import { debitInvoice } from '#domain/invoicing/debit-invoice.ts';
import { getDocumentPayments } from '#domain/invoicing/document-payments.ts';
import { readDocumentBalance } from '#domain/invoicing/invoice-balance.ts';
import { listPaidDocuments } from '#domain/invoicing/list-documents.ts';
import {
  creditInput,
  debitInput,
  documentInput,
  listPaidDocumentsInput,
} from '#shared/inputs/document-inputs.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { calls, callsOnce, router } from '#trpc/trpc.ts';

export const documentsRouter = router({
  list: adminProcedure.input(listPaidDocumentsInput).query(calls(listPaidDocuments)),
  payments: adminProcedure.input(documentInput).query(calls(getDocumentPayments)),
  credit: adminProcedure.input(creditInput).mutation(callsOnce(creditDocument)),
  debit: adminProcedure.input(debitInput).mutation(callsOnce(debitInvoice)),
  balance: adminProcedure
    .input(documentInput)
    .query(({ ctx, input }) => readDocumentBalance(ctx, input.documentId)),
  check: adminProcedure
    .input(z.object({ year: z.int().min(2000).max(2200).optional() }))
    .query(calls(checkDocuments)),
});
