import { printInvoice } from '#domain/documents/invoices/print-invoices.ts';
import { cancelMyOrder, changeMyOrder, previewMyChange } from '#domain/orders/changes/change-my-order.ts';
import { countUnseenChanges, markChangesSeen } from '#domain/orders/changes/order-changes.ts';
import { getReorderProposal } from '#domain/orders/placement/get-reorder-proposal.ts';
import { findPlacedOrder, placeMyOrder } from '#domain/orders/placement/place-order.ts';
import { getMyOrder, listMyOrders } from '#domain/orders/queries/customer-order.ts';
import { getMyOrderHistory } from '#domain/orders/queries/order-history.ts';
import {
  cancelMyOrderInput,
  changeMyOrderInput,
  markSeenInput,
  orderFeedInput,
  orderInput,
  placedOrderInput,
  placeMyOrderInput,
  previewMyChangeInput,
} from '#shared/inputs/order-inputs.ts';
import { customerProcedure } from '#trpc/procedures.ts';
import { answersFile, calls, router, withKeyOf } from '#trpc/trpc.ts';

export const ordersRouter = router({
  place: customerProcedure.input(placeMyOrderInput).mutation(({ ctx, input }) => {
    const idempotencyKey = input.idempotencyKey ?? ctx.idempotencyKey ?? undefined;
    ctx.auth.throttle.beginOrder(ctx.actor.id);
    return placeMyOrder(ctx, { ...input, idempotencyKey });
  }),
  placed: customerProcedure.input(placedOrderInput).query(calls(findPlacedOrder)),
  list: customerProcedure.input(orderFeedInput).query(calls(listMyOrders)),
  get: customerProcedure.input(orderInput).query(calls(getMyOrder)),
  history: customerProcedure.input(orderInput).query(calls(getMyOrderHistory)),
  previewChange: customerProcedure.input(previewMyChangeInput).mutation(calls(previewMyChange)),
  change: customerProcedure.input(changeMyOrderInput).mutation(({ ctx, input }) => {
    ctx.auth.throttle.beginOrder(ctx.actor.id);
    return changeMyOrder(ctx, withKeyOf(ctx, input));
  }),
  cancel: customerProcedure.input(cancelMyOrderInput).mutation(calls(cancelMyOrder)),
  unread: customerProcedure.query(({ ctx }) => countUnseenChanges(ctx)),
  markSeen: customerProcedure.input(markSeenInput).mutation(calls(markChangesSeen)),
  reorder: customerProcedure.input(orderInput).query(calls(getReorderProposal)),
  invoicePdf: customerProcedure.use(answersFile).input(orderInput).query(calls(printInvoice)),
});
