import { z } from 'zod';
import {
  addCustomStock,
  correctCustomStock,
  takeCustomStock,
} from '#domain/custom-stock/change-custom-stock.ts';
import { listCustomStock, listCustomStockHistory } from '#domain/custom-stock/list-custom-stock.ts';
import { printDocument, printProof } from '#domain/documents/invoices/print-invoices.ts';
import { printLabels } from '#domain/documents/print-documents.ts';
import { getDocument } from '#domain/invoicing/get-document.ts';
import { shortShipLine, takeBackShortage } from '#domain/orders/changes/short-ship-line.ts';
import {
  countPackagingOrders,
  findPackagingOrders,
  getPackagingStats,
  listPackagingOrders,
} from '#domain/packing/list-packaging-orders.ts';
import { listUsableLines } from '#domain/packing/list-usable-lines.ts';
import {
  getPackingCustomer,
  searchPackingCustomers,
  searchPackingProducts,
} from '#domain/packing/search-for-packing.ts';
import { setLinesProduced, setProduced } from '#domain/packing/set-produced.ts';
import { once } from '#kernel/idempotency.ts';
import { idInput } from '#shared/inputs/basic-inputs.ts';
import { documentInput } from '#shared/inputs/document-inputs.ts';
import {
  customerInput,
  findOrdersInput,
  orderInput,
  orderPageInput,
  shortShipInput,
  takeBackShortageInput,
} from '#shared/inputs/order-inputs.ts';
import {
  addCustomStockInput,
  correctCustomStockInput,
  labelsInput,
  packagingDayInput,
  packagingRangeInput,
  packingSearchInput,
  setLinesProducedInput,
  useCustomStockInput,
} from '#shared/inputs/packing-inputs.ts';
import { packerProcedure } from '#trpc/procedures.ts';
import { answersFile, calls, LIST, router, withKeyOf } from '#trpc/trpc.ts';

const customStockRouter = router({
  list: packerProcedure.input(customerInput).query(calls(listCustomStock)),
  add: packerProcedure
    .input(addCustomStockInput)
    .mutation(({ ctx, input }) => once(ctx, 'custom-stock.add', withKeyOf(ctx, input), addCustomStock)),
  usableLines: packerProcedure
    .input(z.object({ customerId: idInput, productId: idInput }))
    .query(calls(listUsableLines)),
  use: packerProcedure
    .input(useCustomStockInput)
    .mutation(({ ctx, input }) => once(ctx, 'custom-stock.use', input, takeCustomStock)),
  correct: packerProcedure.input(correctCustomStockInput).mutation(calls(correctCustomStock)),
  history: packerProcedure
    .input(z.object({ customerId: idInput, productId: idInput.optional() }))
    .query(calls(listCustomStockHistory)),
});

const ordersRouter = router({
  list: packerProcedure
    .input(packagingDayInput.extend(orderPageInput.shape))
    .query(calls(listPackagingOrders)),
  count: packerProcedure.input(packagingDayInput).query(calls(countPackagingOrders)),
  byDateRange: packerProcedure.meta(LIST).input(packagingRangeInput).query(calls(listPackagingOrders)),
  countByDateRange: packerProcedure.input(packagingRangeInput).query(calls(countPackagingOrders)),
  find: packerProcedure.input(findOrdersInput).query(calls(findPackagingOrders)),
  stats: packerProcedure.input(packagingDayInput).query(calls(getPackagingStats)),
  setProduced: packerProcedure
    .input(z.object({ orderLineId: idInput, isProduced: z.boolean() }))
    .mutation(calls(setProduced)),
  shortShip: packerProcedure.input(shortShipInput).mutation(calls(shortShipLine)),
  takeBackShortage: packerProcedure.input(takeBackShortageInput).mutation(calls(takeBackShortage)),
  setLinesProduced: packerProcedure.input(setLinesProducedInput).mutation(calls(setLinesProduced)),
  labels: packerProcedure.use(answersFile).input(labelsInput).query(calls(printLabels)),
});

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
