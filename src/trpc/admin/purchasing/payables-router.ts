import { listPayables } from '#domain/purchasing/payables/list-payables.ts';
import { enterSupplierOpening, reverseSupplierOpening } from '#domain/purchasing/payables/opening-entry.ts';
import { paySupplier, reverseSupplierPayment } from '#domain/purchasing/payables/pay-supplier.ts';
import {
  printSupplierStatement,
  tabulateSupplierStatement,
} from '#domain/purchasing/payables/print-supplier-statement.ts';
import { getPurchasingOverview } from '#domain/purchasing/payables/purchasing-overview.ts';
import { getSupplierAccount, getSupplierStatement } from '#domain/purchasing/payables/supplier-account.ts';
import {
  payablesInput,
  paySupplierInput,
  reverseSupplierOpeningInput,
  reverseSupplierPaymentInput,
  supplierAccountInput,
  supplierOpeningInput,
  supplierStatementInput,
} from '#shared/purchasing/payable-inputs.ts';
import { purchasingProcedure } from '#trpc/procedures.ts';
import { answersFile, calls, callsOnce, router } from '#trpc/trpc.ts';

export const payablesRouter = router({
  list: purchasingProcedure.input(payablesInput).query(calls(listPayables)),
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
