import { printInvoice } from '#domain/documents/invoices/print-invoices.ts';
import { cancelOwnOrder, changeOwnOrder, previewOwnChange } from '#domain/orders/change-own-order.ts';
import { getOwnOrder, listOwnOrders } from '#domain/orders/customer-order.ts';
import { getReorderProposal } from '#domain/orders/get-reorder-proposal.ts';
import { countUnseenChanges, markChangesSeen } from '#domain/orders/order-changes.ts';
import { getOwnHistory } from '#domain/orders/order-history.ts';
import { findPlacedOrder, placeOwnOrder } from '#domain/orders/place-order.ts';
import { commitTogether } from '#kernel/commit-together.ts';
import {
  cancelOwnOrderInput,
  changeOwnOrderInput,
  markSeenInput,
  orderFeedInput,
  orderInput,
  placedOrderInput,
  placeOwnOrderInput,
  previewOwnChangeInput,
} from '#shared/order-inputs.ts';
import { customerProcedure } from '#trpc/procedures.ts';
import { answersFile, router } from '#trpc/trpc.ts';
import { withKeyOf } from '#trpc/with-key.ts';

export const ordersRouter = router({
  place: customerProcedure.input(placeOwnOrderInput).mutation(({ ctx, input }) => {
    const idempotencyKey = input.idempotencyKey ?? ctx.idempotencyKey ?? undefined;
    ctx.auth.throttle.beginOrder(ctx.actor.id);
    return commitTogether(ctx, (tx) => placeOwnOrder(tx, { ...input, idempotencyKey }));
  }),
  placed: customerProcedure.input(placedOrderInput).query(({ ctx, input }) => findPlacedOrder(ctx, input)),
  list: customerProcedure.input(orderFeedInput).query(({ ctx, input }) => listOwnOrders(ctx, input)),
  get: customerProcedure.input(orderInput).query(({ ctx, input }) => getOwnOrder(ctx, input)),
  history: customerProcedure.input(orderInput).query(({ ctx, input }) => getOwnHistory(ctx, input)),
  previewChange: customerProcedure
    .input(previewOwnChangeInput)
    .mutation(({ ctx, input }) => previewOwnChange(ctx, input)),
  change: customerProcedure.input(changeOwnOrderInput).mutation(({ ctx, input }) => {
    ctx.auth.throttle.beginOrder(ctx.actor.id);
    return changeOwnOrder(ctx, withKeyOf(ctx, input));
  }),
  cancel: customerProcedure
    .input(cancelOwnOrderInput)
    .mutation(({ ctx, input }) => cancelOwnOrder(ctx, input)),
  unread: customerProcedure.query(({ ctx }) => countUnseenChanges(ctx)),
  markSeen: customerProcedure.input(markSeenInput).mutation(({ ctx, input }) => markChangesSeen(ctx, input)),
  reorder: customerProcedure.input(orderInput).query(({ ctx, input }) => getReorderProposal(ctx, input)),
  invoicePdf: customerProcedure
    .use(answersFile)
    .input(orderInput)
    .query(({ ctx, input }) => printInvoice(ctx, input)),
});
