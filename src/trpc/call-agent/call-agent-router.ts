import { getPhoto, listPhotos } from '#domain/delivery/delivery-photos.ts';
import { readDriverLoads } from '#domain/delivery/read-driver-loads.ts';
import { printDocument, printProof } from '#domain/documents/invoices/print-invoices.ts';
import {
  printConfirmation,
  printStatement,
  tabulateStatement,
} from '#domain/documents/statements/print-statement.ts';
import { listActiveRegions } from '#domain/firm/regions.ts';
import { getDocument } from '#domain/invoicing/get-document.ts';
import { listDocuments } from '#domain/invoicing/list-documents.ts';
import { getReceivables, getStatement } from '#domain/ledger/get-receivables.ts';
import { listDrivers } from '#domain/users/drivers.ts';
import { agendaInput, photoInput } from '#shared/inputs/delivery-inputs.ts';
import { documentInput, listDocumentsInput } from '#shared/inputs/document-inputs.ts';
import { confirmationInput, getReceivablesInput, statementInput } from '#shared/inputs/ledger-inputs.ts';
import { orderInput } from '#shared/inputs/order-inputs.ts';
import { callAgentProcedure } from '#trpc/procedures.ts';
import { answersFile, calls, router } from '#trpc/trpc.ts';
import { customersRouter } from './customers-router.ts';
import { ordersRouter } from './orders-router.ts';
import { productsRouter } from './products-router.ts';

const regionsRouter = router({
  list: callAgentProcedure.query(({ ctx }) => listActiveRegions(ctx)),
});

const receivablesRouter = router({
  get: callAgentProcedure.input(getReceivablesInput).query(calls(getReceivables)),
  statement: callAgentProcedure.input(statementInput).query(calls(getStatement)),
  statementPdf: callAgentProcedure.use(answersFile).input(statementInput).query(calls(printStatement)),
  statementXlsx: callAgentProcedure.use(answersFile).input(statementInput).query(calls(tabulateStatement)),
  confirmationPdf: callAgentProcedure
    .use(answersFile)
    .input(confirmationInput)
    .query(calls(printConfirmation)),
});

const driversRouter = router({
  list: callAgentProcedure.query(({ ctx }) => listDrivers(ctx)),
  loads: callAgentProcedure.input(agendaInput).query(calls(readDriverLoads)),
});

const documentsRouter = router({
  list: callAgentProcedure.input(listDocumentsInput).query(calls(listDocuments)),
  get: callAgentProcedure.input(documentInput).query(calls(getDocument)),
  pdf: callAgentProcedure.use(answersFile).input(documentInput).query(calls(printDocument)),
  photos: callAgentProcedure.input(orderInput).query(calls(listPhotos)),
  photo: callAgentProcedure.use(answersFile).input(photoInput).query(calls(getPhoto)),
  proof: callAgentProcedure.use(answersFile).input(orderInput).query(calls(printProof)),
});

export const callAgentRouter = router({
  products: productsRouter,
  customers: customersRouter,
  regions: regionsRouter,
  drivers: driversRouter,
  orders: ordersRouter,
  documents: documentsRouter,
  receivables: receivablesRouter,
});
