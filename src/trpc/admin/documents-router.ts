import { checkDocuments } from '#domain/invoicing/check-documents.ts';
import { creditInvoice } from '#domain/invoicing/credit-invoice.ts';
import { debitInvoice } from '#domain/invoicing/debit-invoice.ts';
import { readInvoiceBalance } from '#domain/invoicing/invoice-balance.ts';
import { checkDocumentsInput, creditInput, debitInput, documentInput } from '#shared/document-inputs.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';
import { withKeyOf } from '#trpc/with-key.ts';

/** What only the office does with issued papers: correct them, and check that none is missing or altered. */
export const documentsRouter = router({
  credit: adminProcedure
    .input(creditInput)
    .mutation(({ ctx, input }) => creditInvoice(ctx, withKeyOf(ctx, input))),
  debit: adminProcedure
    .input(debitInput)
    .mutation(({ ctx, input }) => debitInvoice(ctx, withKeyOf(ctx, input))),
  /** What is left of an invoice to be credited. */
  balance: adminProcedure
    .input(documentInput)
    .query(({ ctx, input }) => readInvoiceBalance(ctx, input.documentId)),
  check: adminProcedure.input(checkDocumentsInput).query(({ ctx, input }) => checkDocuments(ctx, input)),
});
