import { listExpectedOrders } from '#domain/purchasing/receipts/expected-orders.ts';
import { postReceipt } from '#domain/purchasing/receipts/post-receipt.ts';
import { findReceipt, listReceipts, withoutCosts } from '#domain/purchasing/receipts/read-receipts.ts';
import { undoReceipt } from '#domain/purchasing/receipts/reverse-receipt.ts';
import {
  listReceiptsInput,
  postReceiptInput,
  receiptInput,
  undoReceiptInput,
} from '#shared/purchasing/receipt-inputs.ts';
import { receivingProcedure } from '#trpc/procedures.ts';
import { LIST, router, withKeyOf } from '#trpc/trpc.ts';

export const receiptsRouter = router({
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
    .input(undoReceiptInput)
    .mutation(({ ctx, input }) => withoutCosts(undoReceipt(ctx, input))),
});
