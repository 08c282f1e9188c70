import { checkDocuments } from '#domain/invoicing/check-documents.ts';
import { creditInvoice } from '#domain/invoicing/credit-invoice.ts';
import { debitInvoice } from '#domain/invoicing/debit-invoice.ts';
import { checkDocumentsInput, creditInput, debitInput } from '#shared/document-inputs.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';

/** Programs send the key in a header. */
function withKeyOf<I extends { readonly idempotencyKey?: string | undefined }>(
  ctx: { readonly idempotencyKey: string | null },
  input: I,
): I {
  return { ...input, idempotencyKey: input.idempotencyKey ?? ctx.idempotencyKey ?? undefined };
}

/** What only the office does with issued papers: correct them, and check that none is missing or altered. */
export const documentsRouter = router({
  credit: adminProcedure
    .input(creditInput)
    .mutation(({ ctx, input }) => creditInvoice(ctx, withKeyOf(ctx, input))),
  debit: adminProcedure
    .input(debitInput)
    .mutation(({ ctx, input }) => debitInvoice(ctx, withKeyOf(ctx, input))),
  check: adminProcedure.input(checkDocumentsInput).query(({ ctx, input }) => checkDocuments(ctx, input)),
});
