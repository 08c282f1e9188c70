import { checkDocuments } from '#domain/invoicing/check-documents.ts';
import { creditDocument } from '#domain/invoicing/credit-invoice.ts';
import { debitInvoice } from '#domain/invoicing/debit-invoice.ts';
import { getDocumentPayments } from '#domain/invoicing/document-payments.ts';
import { readDocumentBalance } from '#domain/invoicing/invoice-balance.ts';
import { listPaidDocuments } from '#domain/invoicing/list-documents.ts';
import {
  checkDocumentsInput,
  creditInput,
  debitInput,
  documentInput,
  listPaidDocumentsInput,
} from '#shared/inputs/document-inputs.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';
import { withKeyOf } from '#trpc/with-key.ts';

export const documentsRouter = router({
  list: adminProcedure.input(listPaidDocumentsInput).query(({ ctx, input }) => listPaidDocuments(ctx, input)),
  payments: adminProcedure.input(documentInput).query(({ ctx, input }) => getDocumentPayments(ctx, input)),
  credit: adminProcedure
    .input(creditInput)
    .mutation(({ ctx, input }) => creditDocument(ctx, withKeyOf(ctx, input))),
  debit: adminProcedure
    .input(debitInput)
    .mutation(({ ctx, input }) => debitInvoice(ctx, withKeyOf(ctx, input))),
  balance: adminProcedure
    .input(documentInput)
    .query(({ ctx, input }) => readDocumentBalance(ctx, input.documentId)),
  check: adminProcedure.input(checkDocumentsInput).query(({ ctx, input }) => checkDocuments(ctx, input)),
});
