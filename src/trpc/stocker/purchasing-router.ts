import { z } from 'zod';
import {
  findPurchaseOrder,
  listPurchaseOrders,
  type PurchaseOrder,
} from '#domain/purchasing/orders/read-orders.ts';
import { listExpectedOrders } from '#domain/purchasing/receipts/expected-orders.ts';
import { postReceipt } from '#domain/purchasing/receipts/post-receipt.ts';
import { findReceipt, listReceipts, withoutCosts } from '#domain/purchasing/receipts/read-receipts.ts';
import { undoReceipt } from '#domain/purchasing/receipts/reverse-receipt.ts';
import { listSuppliers } from '#domain/purchasing/suppliers/suppliers.ts';
import { idInput } from '#shared/inputs/basic-inputs.ts';
import { listPurchaseOrdersInput, purchaseOrderInput } from '#shared/purchasing/order-inputs.ts';
import { listReceiptsInput, postReceiptInput, receiptInput } from '#shared/purchasing/receipt-inputs.ts';
import { listSuppliersInput } from '#shared/purchasing/supplier-inputs.ts';
import { receivingProcedure } from '#trpc/procedures.ts';
import { LIST, router, withKeyOf } from '#trpc/trpc.ts';

/** Ordered and received quantities; prices are for admins only. */
function withoutPrices({ totalCents: _total, lines, ...order }: PurchaseOrder) {
  return { ...order, lines: lines.map(({ netPriceE4: _price, ...line }) => line) };
}

const ordersRouter = router({
  list: receivingProcedure.input(listPurchaseOrdersInput).query(({ ctx, input }) => {
    const { orders, total } = listPurchaseOrders(ctx, input);
    return { orders: orders.map(withoutPrices), total };
  }),
  get: receivingProcedure
    .input(purchaseOrderInput)
    .query(({ ctx, input }) => withoutPrices(findPurchaseOrder(ctx, input.id))),
});

const receiptsRouter = router({
  expected: receivingProcedure.query(({ ctx }) => listExpectedOrders(ctx)),
  list: receivingProcedure
    .meta(LIST)
    .input(listReceiptsInput)
    .query(({ ctx, input }) => {
      const { receipts, total } = listReceipts(ctx, input);
      return { receipts: receipts.map(withoutCosts), total };
    }),
  get: receivingProcedure
    .input(receiptInput)
    .query(({ ctx, input }) => withoutCosts(findReceipt(ctx, input.id))),
  post: receivingProcedure
    .input(postReceiptInput)
    .mutation(({ ctx, input }) => withoutCosts(postReceipt(ctx, withKeyOf(ctx, input)))),
  undo: receivingProcedure
    .input(z.object({ id: idInput }))
    .mutation(({ ctx, input }) => withoutCosts(undoReceipt(ctx, input))),
});

const suppliersRouter = router({
  list: receivingProcedure.input(listSuppliersInput).query(({ ctx, input }) => {
    const { suppliers, total } = listSuppliers(ctx, input);
    return { suppliers: suppliers.map(({ id, name }) => ({ id, name })), total };
  }),
});

export const purchasingRouter = router({
  suppliers: suppliersRouter,
  orders: ordersRouter,
  receipts: receiptsRouter,
});
