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
import { calls, callsOnce, router } from '#trpc/trpc.ts';

export const cashRouter = router({
  close: adminProcedure.input(closeCashInput).mutation(callsOnce(closeCashDay)),
  reopen: adminProcedure.input(reopenCashInput).mutation(callsOnce(reopenCashDay)),
  move: adminProcedure.input(moveCashInput).mutation(callsOnce(moveCash)),
  decideExpense: adminProcedure.input(decideExpenseInput).mutation(callsOnce(decideExpense)),
  reverseMovement: adminProcedure.input(reverseMovementInput).mutation(callsOnce(reverseMovement)),
  book: adminProcedure.input(cashBookInput).query(calls(getCashBook)),
});
