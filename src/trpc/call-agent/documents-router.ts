import { getPhoto, listPhotos } from '#domain/delivery/delivery-photos.ts';
import { printDocument, printProof } from '#domain/documents/invoices/print-invoices.ts';
import { getDocument } from '#domain/invoicing/get-document.ts';
import { listDocuments } from '#domain/invoicing/list-documents.ts';
import { photoInput } from '#shared/inputs/delivery-inputs.ts';
import { documentInput, listDocumentsInput } from '#shared/inputs/document-inputs.ts';
import { orderInput } from '#shared/inputs/order-inputs.ts';
import { callAgentProcedure } from '#trpc/procedures.ts';
import { answersFile, calls, router } from '#trpc/trpc.ts';

export const documentsRouter = router({
  list: callAgentProcedure.input(listDocumentsInput).query(calls(listDocuments)),
  get: callAgentProcedure.input(documentInput).query(calls(getDocument)),
  pdf: callAgentProcedure.use(answersFile).input(documentInput).query(calls(printDocument)),
  photos: callAgentProcedure.input(orderInput).query(calls(listPhotos)),
  photo: callAgentProcedure.use(answersFile).input(photoInput).query(calls(getPhoto)),
  proof: callAgentProcedure.use(answersFile).input(orderInput).query(calls(printProof)),
});
