import { getCalculation } from '#domain/purchasing/costs/calculation.ts';
import { printCalculation } from '#domain/purchasing/costs/print-calculation.ts';
import { postReceipt } from '#domain/purchasing/receipts/post-receipt.ts';
import { findReceipt, listReceipts } from '#domain/purchasing/receipts/read-receipts.ts';
import { findReturn, listReturns, returnGoods } from '#domain/purchasing/receipts/return-goods.ts';
import { reverseReceipt } from '#domain/purchasing/receipts/reverse-receipt.ts';
import {
  listReceiptsInput,
  listReturnsInput,
  postReceiptInput,
  receiptInput,
  returnGoodsInput,
  reverseReceiptInput,
} from '#shared/purchasing/receipt-inputs.ts';
import { purchasingProcedure } from '#trpc/procedures.ts';
import { answersFile, LIST, router } from '#trpc/trpc.ts';
import { withKeyOf } from '#trpc/with-key.ts';

export const receiptsRouter = router({
  list: purchasingProcedure
    .meta(LIST)
    .input(listReceiptsInput)
    .query(({ ctx, input }) => listReceipts(ctx, input)),
  get: purchasingProcedure.input(receiptInput).query(({ ctx, input }) => findReceipt(ctx, input.id)),
  post: purchasingProcedure
    .input(postReceiptInput)
    .mutation(({ ctx, input }) => postReceipt(ctx, withKeyOf(ctx, input))),
  reverse: purchasingProcedure
    .input(reverseReceiptInput)
    .mutation(({ ctx, input }) => reverseReceipt(ctx, withKeyOf(ctx, input))),
  calculation: purchasingProcedure.input(receiptInput).query(({ ctx, input }) => getCalculation(ctx, input)),
  calculationPdf: purchasingProcedure
    .use(answersFile)
    .input(receiptInput)
    .query(({ ctx, input }) => printCalculation(ctx, input)),
  returns: purchasingProcedure
    .meta(LIST)
    .input(listReturnsInput)
    .query(({ ctx, input }) => listReturns(ctx, input)),
  getReturn: purchasingProcedure.input(receiptInput).query(({ ctx, input }) => findReturn(ctx, input.id)),
  return: purchasingProcedure
    .input(returnGoodsInput)
    .mutation(({ ctx, input }) => returnGoods(ctx, withKeyOf(ctx, input))),
});
