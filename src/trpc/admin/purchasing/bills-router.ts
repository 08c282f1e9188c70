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
import { calls, callsOnce, router } from '#trpc/trpc.ts';

export const billsRouter = router({
  list: purchasingProcedure.input(listBillsInput).query(calls(listBills)),
  get: purchasingProcedure.input(billInput).query(({ ctx, input }) => readBill(ctx, input.billId)),
  billable: purchasingProcedure.input(billableInput).query(calls(listBillable)),
  receiptsToSpreadOn: purchasingProcedure.query(({ ctx }) => listReceiptsToSpreadOn(ctx)),
  unmatched: purchasingProcedure.query(({ ctx }) => listUnmatched(ctx)),
  book: purchasingProcedure.input(bookBillInput).mutation(callsOnce(bookBill)),
  reverse: purchasingProcedure.input(reverseBillInput).mutation(callsOnce(reverseBill)),
});
