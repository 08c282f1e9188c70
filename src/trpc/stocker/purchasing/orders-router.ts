import {
  findPurchaseOrder,
  listPurchaseOrders,
  type PurchaseOrder,
} from '#domain/purchasing/orders/read-orders.ts';
import { listPurchaseOrdersInput, purchaseOrderInput } from '#shared/purchasing/order-inputs.ts';
import { receivingProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';

/** Ordered and received quantities; prices are for admins only. */
function withoutPrices({ totalCents: _total, lines, ...order }: PurchaseOrder) {
  return { ...order, lines: lines.map(({ netPriceE4: _price, ...line }) => line) };
}

export const ordersRouter = router({
  list: receivingProcedure.input(listPurchaseOrdersInput).query(({ ctx, input }) => {
    const { orders, total } = listPurchaseOrders(ctx, input);
    return { orders: orders.map(withoutPrices), total };
  }),
  get: receivingProcedure
    .input(purchaseOrderInput)
    .query(({ ctx, input }) => withoutPrices(findPurchaseOrder(ctx, input.id))),
});
