import { getPhoto, listPhotos } from '#domain/delivery/delivery-photos.ts';
import { printDocument, printProof } from '#domain/documents/invoices/print-invoices.ts';
import { getDocument } from '#domain/invoicing/get-document.ts';
import { listDocuments } from '#domain/invoicing/list-documents.ts';
import { photoInput } from '#shared/inputs/delivery-inputs.ts';
import { documentInput, listDocumentsInput } from '#shared/inputs/document-inputs.ts';
import { orderInput } from '#shared/inputs/order-inputs.ts';
import { callAgentProcedure } from '#trpc/procedures.ts';
import { answersFile, router } from '#trpc/trpc.ts';

export const documentsRouter = router({
  list: callAgentProcedure.input(listDocumentsInput).query(({ ctx, input }) => listDocuments(ctx, input)),
  get: callAgentProcedure.input(documentInput).query(({ ctx, input }) => getDocument(ctx, input)),
  pdf: callAgentProcedure
    .use(answersFile)
    .input(documentInput)
    .query(({ ctx, input }) => printDocument(ctx, input)),
  photos: callAgentProcedure.input(orderInput).query(({ ctx, input }) => listPhotos(ctx, input)),
  photo: callAgentProcedure
    .use(answersFile)
    .input(photoInput)
    .query(({ ctx, input }) => getPhoto(ctx, input)),
  proof: callAgentProcedure
    .use(answersFile)
    .input(orderInput)
    .query(({ ctx, input }) => printProof(ctx, input)),
});
