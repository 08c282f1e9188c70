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
import { answersFile, router } from '#trpc/trpc.ts';
import { withKeyOf } from '#trpc/with-key.ts';

export const ordersRouter = router({
  list: purchasingProcedure
    .input(listPurchaseOrdersInput)
    .query(({ ctx, input }) => listPurchaseOrders(ctx, input)),
  counts: purchasingProcedure
    .input(listPurchaseOrdersInput.pick({ supplierId: true }))
    .query(({ ctx, input }) => countPurchaseOrders(ctx, input.supplierId)),
  get: purchasingProcedure
    .input(purchaseOrderInput)
    .query(({ ctx, input }) => findPurchaseOrder(ctx, input.id)),
  suggestions: purchasingProcedure
    .input(suggestionsInput)
    .query(({ ctx, input }) => suggestOrders(ctx, input)),
  text: purchasingProcedure.input(purchaseOrderInput).query(({ ctx, input }) => getPurchaseText(ctx, input)),
  pdf: purchasingProcedure
    .use(answersFile)
    .input(purchaseOrderInput)
    .query(({ ctx, input }) => printPurchaseOrder(ctx, input)),
  xlsx: purchasingProcedure
    .use(answersFile)
    .input(purchaseOrderInput)
    .query(({ ctx, input }) => tabulatePurchaseOrder(ctx, input)),
  create: purchasingProcedure
    .input(createPurchaseOrderInput)
    .mutation(({ ctx, input }) => createPurchaseOrder(ctx, withKeyOf(ctx, input))),
  draftSuggested: purchasingProcedure
    .input(draftSuggestedInput)
    .mutation(({ ctx, input }) => draftSuggested(ctx, withKeyOf(ctx, input))),
  change: purchasingProcedure
    .input(changePurchaseOrderInput)
    .mutation(({ ctx, input }) => changePurchaseOrder(ctx, withKeyOf(ctx, input))),
  remove: purchasingProcedure
    .input(deletePurchaseOrderInput)
    .mutation(({ ctx, input }) => deletePurchaseOrder(ctx, input)),
  send: purchasingProcedure
    .input(sendPurchaseOrderInput)
    .mutation(({ ctx, input }) => sendPurchaseOrder(ctx, withKeyOf(ctx, input))),
  close: purchasingProcedure
    .input(endPurchaseOrderInput)
    .mutation(({ ctx, input }) => closePurchaseOrder(ctx, withKeyOf(ctx, input))),
  cancel: purchasingProcedure
    .input(endPurchaseOrderInput)
    .mutation(({ ctx, input }) => cancelPurchaseOrder(ctx, withKeyOf(ctx, input))),
});
