import { printDocument, printProof } from '#domain/documents/invoices/print-invoices.ts';
import { getDocument } from '#domain/invoicing/get-document.ts';

import { documentInput } from '#shared/inputs/document-inputs.ts';
import { orderInput } from '#shared/inputs/order-inputs.ts';
import { packerProcedure } from '#trpc/procedures.ts';
import { answersFile, calls, router } from '#trpc/trpc.ts';

export const documentsRouter = router({
  get: packerProcedure.input(documentInput).query(calls(getDocument)),
  pdf: packerProcedure.use(answersFile).input(documentInput).query(calls(printDocument)),
  proof: packerProcedure.use(answersFile).input(orderInput).query(calls(printProof)),
});
