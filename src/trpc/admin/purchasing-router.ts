import { z } from 'zod';
import { listBillable, listReceiptsToSpreadOn, listUnmatched } from '#domain/purchasing/bills/billable.ts';
import { bookBill } from '#domain/purchasing/bills/book-bill.ts';
import { listBills, readBill } from '#domain/purchasing/bills/list-bills.ts';
import { reverseBill } from '#domain/purchasing/bills/reverse-bill.ts';
import { getCalculation, printCalculation } from '#domain/purchasing/costs/calculation.ts';
import { checkCosts } from '#domain/purchasing/costs/check-costs.ts';
import { tabulateLosses, tabulateMargin, tabulateStockValue } from '#domain/purchasing/costs/cost-files.ts';
import { getLosses } from '#domain/purchasing/costs/losses.ts';
import { getMargin } from '#domain/purchasing/costs/margin.ts';
import { getProductCost, setOpeningCost } from '#domain/purchasing/costs/opening-cost.ts';
import { getStockValue } from '#domain/purchasing/costs/stock-value.ts';
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
import { listPayables } from '#domain/purchasing/payables/list-payables.ts';
import { enterSupplierOpening, reverseSupplierOpening } from '#domain/purchasing/payables/opening-entry.ts';
import { paySupplier, reverseSupplierPayment } from '#domain/purchasing/payables/pay-supplier.ts';
import {
  printSupplierStatement,
  tabulateSupplierStatement,
} from '#domain/purchasing/payables/print-supplier-statement.ts';
import { getPurchasingOverview } from '#domain/purchasing/payables/purchasing-overview.ts';
import { getSupplierAccount, getSupplierStatement } from '#domain/purchasing/payables/supplier-account.ts';
import { postReceipt } from '#domain/purchasing/receipts/post-receipt.ts';
import { findReceipt, listReceipts } from '#domain/purchasing/receipts/read-receipts.ts';
import { findReturn, listReturns, returnGoods } from '#domain/purchasing/receipts/return-goods.ts';
import { reverseReceipt } from '#domain/purchasing/receipts/reverse-receipt.ts';
import { suggestOrders } from '#domain/purchasing/suggestions/suggest-orders.ts';
import {
  listSupplierProducts,
  listSuppliersOfProduct,
  setSupplierProducts,
} from '#domain/purchasing/suppliers/supplier-products.ts';
import {
  createSupplier,
  findSupplier,
  listSuppliers,
  updateSupplier,
} from '#domain/purchasing/suppliers/suppliers.ts';
import { dayInput, idInput } from '#shared/inputs/basic-inputs.ts';
import {
  bookBillInput,
  listBillsInput,
  listReceiptsToSpreadOnInput,
  reverseBillInput,
} from '#shared/purchasing/bill-inputs.ts';
import { lossesInput, marginInput, stockValueInput } from '#shared/purchasing/cost-inputs.ts';
import {
  changePurchaseOrderInput,
  createPurchaseOrderInput,
  deletePurchaseOrderInput,
  draftSuggestedInput,
  endPurchaseOrderInput,
  listPurchaseOrdersInput,
  purchaseOrderInput,
  sendPurchaseOrderInput,
} from '#shared/purchasing/order-inputs.ts';
import {
  paySupplierInput,
  reverseSupplierOpeningInput,
  reverseSupplierPaymentInput,
  supplierAccountInput,
  supplierOpeningInput,
  supplierStatementInput,
} from '#shared/purchasing/payable-inputs.ts';
import {
  listReceiptsInput,
  listReturnsInput,
  openingCostInput,
  postReceiptInput,
  receiptInput,
  returnGoodsInput,
  reverseReceiptInput,
} from '#shared/purchasing/receipt-inputs.ts';
import {
  createSupplierInput,
  listSuppliersInput,
  setSupplierProductsInput,
  supplierProductsInput,
  updateSupplierInput,
} from '#shared/purchasing/supplier-inputs.ts';
import { purchasingProcedure } from '#trpc/procedures.ts';
import { answersFile, calls, callsOnce, LIST, router, WHOLE_TABLE } from '#trpc/trpc.ts';

const suppliersRouter = router({
  list: purchasingProcedure.input(listSuppliersInput).query(calls(listSuppliers)),
  get: purchasingProcedure
    .input(z.object({ id: idInput }))
    .query(({ ctx, input }) => findSupplier(ctx, input.id)),
  create: purchasingProcedure.input(createSupplierInput).mutation(callsOnce(createSupplier)),
  update: purchasingProcedure.input(updateSupplierInput).mutation(calls(updateSupplier)),
  products: purchasingProcedure.input(supplierProductsInput).query(calls(listSupplierProducts)),
  ofProduct: purchasingProcedure.input(z.object({ productId: idInput })).query(calls(listSuppliersOfProduct)),
  setProducts: purchasingProcedure.input(setSupplierProductsInput).mutation(calls(setSupplierProducts)),
});

const ordersRouter = router({
  list: purchasingProcedure.input(listPurchaseOrdersInput).query(calls(listPurchaseOrders)),
  counts: purchasingProcedure
    .input(listPurchaseOrdersInput.pick({ supplierId: true }))
    .query(({ ctx, input }) => countPurchaseOrders(ctx, input.supplierId)),
  get: purchasingProcedure
    .input(purchaseOrderInput)
    .query(({ ctx, input }) => findPurchaseOrder(ctx, input.id)),
  suggestions: purchasingProcedure
    .input(z.object({ supplierId: idInput.optional() }))
    .query(calls(suggestOrders)),
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

const receiptsRouter = router({
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

const costsRouter = router({
  ofProduct: purchasingProcedure.input(z.object({ productId: idInput })).query(calls(getProductCost)),
  setOpening: purchasingProcedure.input(openingCostInput).mutation(callsOnce(setOpeningCost)),
  margin: purchasingProcedure.meta(WHOLE_TABLE).input(marginInput).query(calls(getMargin)),
  marginXlsx: purchasingProcedure.use(answersFile).input(marginInput).query(calls(tabulateMargin)),
  stockValue: purchasingProcedure.meta(WHOLE_TABLE).input(stockValueInput).query(calls(getStockValue)),
  stockValueXlsx: purchasingProcedure
    .use(answersFile)
    .input(stockValueInput)
    .query(calls(tabulateStockValue)),
  losses: purchasingProcedure.input(lossesInput).query(calls(getLosses)),
  lossesXlsx: purchasingProcedure.use(answersFile).input(lossesInput).query(calls(tabulateLosses)),
  check: purchasingProcedure.meta(WHOLE_TABLE).query(({ ctx }) => checkCosts(ctx)),
});

const billsRouter = router({
  list: purchasingProcedure.input(listBillsInput).query(calls(listBills)),
  get: purchasingProcedure
    .input(z.object({ billId: idInput }))
    .query(({ ctx, input }) => readBill(ctx, input.billId)),
  billable: purchasingProcedure.input(z.object({ supplierId: idInput })).query(calls(listBillable)),
  receiptsToSpreadOn: purchasingProcedure
    .input(listReceiptsToSpreadOnInput)
    .query(calls(listReceiptsToSpreadOn)),
  unmatched: purchasingProcedure.query(({ ctx }) => listUnmatched(ctx)),
  book: purchasingProcedure.input(bookBillInput).mutation(callsOnce(bookBill)),
  reverse: purchasingProcedure.input(reverseBillInput).mutation(callsOnce(reverseBill)),
});

const payablesRouter = router({
  list: purchasingProcedure.input(z.object({ on: dayInput.optional() })).query(calls(listPayables)),
  overview: purchasingProcedure.query(({ ctx }) => getPurchasingOverview(ctx)),
  account: purchasingProcedure.input(supplierAccountInput).query(calls(getSupplierAccount)),
  statement: purchasingProcedure.input(supplierStatementInput).query(calls(getSupplierStatement)),
  statementPdf: purchasingProcedure
    .use(answersFile)
    .input(supplierStatementInput)
    .query(calls(printSupplierStatement)),
  statementXlsx: purchasingProcedure
    .use(answersFile)
    .input(supplierStatementInput)
    .query(calls(tabulateSupplierStatement)),
  pay: purchasingProcedure.input(paySupplierInput).mutation(callsOnce(paySupplier)),
  enterOpening: purchasingProcedure.input(supplierOpeningInput).mutation(callsOnce(enterSupplierOpening)),
  reverseOpening: purchasingProcedure
    .input(reverseSupplierOpeningInput)
    .mutation(callsOnce(reverseSupplierOpening)),
  reversePayment: purchasingProcedure
    .input(reverseSupplierPaymentInput)
    .mutation(callsOnce(reverseSupplierPayment)),
});

export const purchasingRouter = router({
  suppliers: suppliersRouter,
  orders: ordersRouter,
  receipts: receiptsRouter,
  costs: costsRouter,
  bills: billsRouter,
  payables: payablesRouter,
});
