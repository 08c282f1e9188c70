import { listBillable, listReceiptsToSpreadOn, listUnmatched } from '#domain/purchasing/bills/billable.ts';
import { bookBill } from '#domain/purchasing/bills/book-bill.ts';
import { listBills, readBill } from '#domain/purchasing/bills/list-bills.ts';
import { reverseBill } from '#domain/purchasing/bills/reverse-bill.ts';
import {
  billableInput,
  billInput,
  bookBillInput,
  listBillsInput,
  reverseBillInput,
} from '#shared/purchasing/bill-inputs.ts';
import { purchasingProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';
import { withKeyOf } from '#trpc/with-key.ts';

export const billsRouter = router({
  list: purchasingProcedure.input(listBillsInput).query(({ ctx, input }) => listBills(ctx, input)),
  get: purchasingProcedure.input(billInput).query(({ ctx, input }) => readBill(ctx, input.billId)),
  billable: purchasingProcedure.input(billableInput).query(({ ctx, input }) => listBillable(ctx, input)),
  receiptsToSpreadOn: purchasingProcedure.query(({ ctx }) => listReceiptsToSpreadOn(ctx)),
  unmatched: purchasingProcedure.query(({ ctx }) => listUnmatched(ctx)),
  book: purchasingProcedure
    .input(bookBillInput)
    .mutation(({ ctx, input }) => bookBill(ctx, withKeyOf(ctx, input))),
  reverse: purchasingProcedure
    .input(reverseBillInput)
    .mutation(({ ctx, input }) => reverseBill(ctx, withKeyOf(ctx, input))),
});
