import { getCashBook } from '#domain/cash/cash-book.ts';
import {
  closeCashDay,
  decideExpense,
  moveCash,
  reopenCashDay,
  reverseMovement,
} from '#domain/cash/close-cash.ts';
import {
  cashBookInput,
  closeCashInput,
  decideExpenseInput,
  moveCashInput,
  reopenCashInput,
  reverseMovementInput,
} from '#shared/inputs/ledger-inputs.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';
import { withKeyOf } from '#trpc/with-key.ts';

export const cashRouter = router({
  close: adminProcedure
    .input(closeCashInput)
    .mutation(({ ctx, input }) => closeCashDay(ctx, withKeyOf(ctx, input))),
  reopen: adminProcedure
    .input(reopenCashInput)
    .mutation(({ ctx, input }) => reopenCashDay(ctx, withKeyOf(ctx, input))),
  move: adminProcedure
    .input(moveCashInput)
    .mutation(({ ctx, input }) => moveCash(ctx, withKeyOf(ctx, input))),
  decideExpense: adminProcedure
    .input(decideExpenseInput)
    .mutation(({ ctx, input }) => decideExpense(ctx, withKeyOf(ctx, input))),
  reverseMovement: adminProcedure
    .input(reverseMovementInput)
    .mutation(({ ctx, input }) => reverseMovement(ctx, withKeyOf(ctx, input))),
  book: adminProcedure.input(cashBookInput).query(({ ctx, input }) => getCashBook(ctx, input)),
});
