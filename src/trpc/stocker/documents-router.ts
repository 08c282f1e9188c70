import { getPickingList } from '#domain/documents/get-picking-list-data.ts';
import {
  printAgenda,
  printInvoice,
  printInvoices,
  printPickingList,
} from '#domain/documents/print-documents.ts';
import { driverAgendaInput } from '#shared/delivery-inputs.ts';
import { orderInput, ordersInput, pickingInput } from '#shared/order-inputs.ts';
import { router } from '#trpc/trpc.ts';
import { stockerProcedure } from './stocker-procedure.ts';

/** What the warehouse prints. */
export const documentsRouter = router({
  invoice: stockerProcedure.input(orderInput).query(({ ctx, input }) => printInvoice(ctx, input)),
  invoices: stockerProcedure.input(ordersInput).query(({ ctx, input }) => printInvoices(ctx, input)),
  agenda: stockerProcedure.input(driverAgendaInput).query(({ ctx, input }) => printAgenda(ctx, input)),
  pickingList: stockerProcedure.input(pickingInput).query(({ ctx, input }) => printPickingList(ctx, input)),
});

/** The picking list on the screen, to be ticked off. */
export const pickingListRouter = router({
  get: stockerProcedure.input(pickingInput).query(({ ctx, input }) => getPickingList(ctx, input)),
});
