import {
  cancelPurchaseOrder,
  changePurchaseOrder,
  closePurchaseOrder,
  createPurchaseOrder,
  deletePurchaseOrder,
  draftSuggested,
  sendPurchaseOrder,
} from '#domain/purchasing/orders/change-orders.ts';
import {
  getPurchaseText,
  printPurchaseOrder,
  tabulatePurchaseOrder,
} from '#domain/purchasing/orders/print-order.ts';
import {
  countPurchaseOrders,
  findPurchaseOrder,
  listPurchaseOrders,
} from '#domain/purchasing/orders/read-orders.ts';
import { suggestOrders } from '#domain/purchasing/suggestions/suggest-orders.ts';
import {
  changePurchaseOrderInput,
  createPurchaseOrderInput,
  deletePurchaseOrderInput,
  draftSuggestedInput,
  endPurchaseOrderInput,
  listPurchaseOrdersInput,
  purchaseOrderInput,
  sendPurchaseOrderInput,
  suggestionsInput,
} from '#shared/purchasing/order-inputs.ts';
import { purchasingProcedure } from '#trpc/procedures.ts';
import { answersFile, calls, callsOnce, router } from '#trpc/trpc.ts';

export const ordersRouter = router({
  list: purchasingProcedure.input(listPurchaseOrdersInput).query(calls(listPurchaseOrders)),
  counts: purchasingProcedure
    .input(listPurchaseOrdersInput.pick({ supplierId: true }))
    .query(({ ctx, input }) => countPurchaseOrders(ctx, input.supplierId)),
  get: purchasingProcedure
    .input(purchaseOrderInput)
    .query(({ ctx, input }) => findPurchaseOrder(ctx, input.id)),
  suggestions: purchasingProcedure.input(suggestionsInput).query(calls(suggestOrders)),
  text: purchasingProcedure.input(purchaseOrderInput).query(calls(getPurchaseText)),
  pdf: purchasingProcedure.use(answersFile).input(purchaseOrderInput).query(calls(printPurchaseOrder)),
  xlsx: purchasingProcedure.use(answersFile).input(purchaseOrderInput).query(calls(tabulatePurchaseOrder)),
  create: purchasingProcedure.input(createPurchaseOrderInput).mutation(callsOnce(createPurchaseOrder)),
  draftSuggested: purchasingProcedure.input(draftSuggestedInput).mutation(callsOnce(draftSuggested)),
  change: purchasingProcedure.input(changePurchaseOrderInput).mutation(callsOnce(changePurchaseOrder)),
  remove: purchasingProcedure.input(deletePurchaseOrderInput).mutation(calls(deletePurchaseOrder)),
  send: purchasingProcedure.input(sendPurchaseOrderInput).mutation(callsOnce(sendPurchaseOrder)),
  close: purchasingProcedure.input(endPurchaseOrderInput).mutation(callsOnce(closePurchaseOrder)),
  cancel: purchasingProcedure.input(endPurchaseOrderInput).mutation(callsOnce(cancelPurchaseOrder)),
});
