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
import { answersFile, calls, callsOnce, LIST, router } from '#trpc/trpc.ts';

export const receiptsRouter = router({
  list: purchasingProcedure.meta(LIST).input(listReceiptsInput).query(calls(listReceipts)),
  get: purchasingProcedure.input(receiptInput).query(({ ctx, input }) => findReceipt(ctx, input.id)),
  post: purchasingProcedure.input(postReceiptInput).mutation(callsOnce(postReceipt)),
  reverse: purchasingProcedure.input(reverseReceiptInput).mutation(callsOnce(reverseReceipt)),
  calculation: purchasingProcedure.input(receiptInput).query(calls(getCalculation)),
  calculationPdf: purchasingProcedure.use(answersFile).input(receiptInput).query(calls(printCalculation)),
  returns: purchasingProcedure.meta(LIST).input(listReturnsInput).query(calls(listReturns)),
  getReturn: purchasingProcedure.input(receiptInput).query(({ ctx, input }) => findReturn(ctx, input.id)),
  return: purchasingProcedure.input(returnGoodsInput).mutation(callsOnce(returnGoods)),
});
