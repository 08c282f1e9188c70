import { printDocument, printProof } from '#domain/documents/invoices/print-invoices.ts';
import { getDocument } from '#domain/invoicing/get-document.ts';
import {
  getPackingCustomer,
  searchPackingCustomers,
  searchPackingProducts,
} from '#domain/packing/search-for-packing.ts';
import { documentInput } from '#shared/inputs/document-inputs.ts';
import { customerInput, orderInput } from '#shared/inputs/order-inputs.ts';
import { packingSearchInput } from '#shared/inputs/packing-inputs.ts';
import { packerProcedure } from '#trpc/procedures.ts';
import { answersFile, calls, router } from '#trpc/trpc.ts';
import { customStockRouter } from './custom-stock-router.ts';
import { ordersRouter } from './orders-router.ts';

const customersRouter = router({
  get: packerProcedure.input(customerInput).query(calls(getPackingCustomer)),
  search: packerProcedure.input(packingSearchInput).query(calls(searchPackingCustomers)),
});

const productsRouter = router({
  search: packerProcedure.input(packingSearchInput).query(calls(searchPackingProducts)),
});

const documentsRouter = router({
  get: packerProcedure.input(documentInput).query(calls(getDocument)),
  pdf: packerProcedure.use(answersFile).input(documentInput).query(calls(printDocument)),
  proof: packerProcedure.use(answersFile).input(orderInput).query(calls(printProof)),
});

export const packerRouter = router({
  products: productsRouter,
  customers: customersRouter,
  customStock: customStockRouter,
  orders: ordersRouter,
  documents: documentsRouter,
});
