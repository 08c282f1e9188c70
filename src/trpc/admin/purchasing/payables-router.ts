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
import { answersFile, router } from '#trpc/trpc.ts';
import { withKeyOf } from '#trpc/with-key.ts';

export const payablesRouter = router({
  list: purchasingProcedure.input(payablesInput).query(({ ctx, input }) => listPayables(ctx, input)),
  overview: purchasingProcedure.query(({ ctx }) => getPurchasingOverview(ctx)),
  account: purchasingProcedure
    .input(supplierAccountInput)
    .query(({ ctx, input }) => getSupplierAccount(ctx, input)),
  statement: purchasingProcedure
    .input(supplierStatementInput)
    .query(({ ctx, input }) => getSupplierStatement(ctx, input)),
  statementPdf: purchasingProcedure
    .use(answersFile)
    .input(supplierStatementInput)
    .query(({ ctx, input }) => printSupplierStatement(ctx, input)),
  statementXlsx: purchasingProcedure
    .use(answersFile)
    .input(supplierStatementInput)
    .query(({ ctx, input }) => tabulateSupplierStatement(ctx, input)),
  pay: purchasingProcedure
    .input(paySupplierInput)
    .mutation(({ ctx, input }) => paySupplier(ctx, withKeyOf(ctx, input))),
  enterOpening: purchasingProcedure
    .input(supplierOpeningInput)
    .mutation(({ ctx, input }) => enterSupplierOpening(ctx, withKeyOf(ctx, input))),
  reverseOpening: purchasingProcedure
    .input(reverseSupplierOpeningInput)
    .mutation(({ ctx, input }) => reverseSupplierOpening(ctx, withKeyOf(ctx, input))),
  reversePayment: purchasingProcedure
    .input(reverseSupplierPaymentInput)
    .mutation(({ ctx, input }) => reverseSupplierPayment(ctx, withKeyOf(ctx, input))),
});
