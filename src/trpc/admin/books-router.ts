import { getBookFile } from '#domain/books/book-file.ts';
import { checkMonth } from '#domain/books/check-month.ts';
import { closeMonth, getBooksState, reopenMonth } from '#domain/books/close-month.ts';
import { readBook } from '#domain/books/read-book.ts';
import { bookInput, bookMonthInput, reopenMonthInput } from '#shared/inputs/books-inputs.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { answersFile, calls, router } from '#trpc/trpc.ts';

export const booksRouter = router({
  state: adminProcedure.query(({ ctx }) => getBooksState(ctx)),
  get: adminProcedure.input(bookInput).query(calls(readBook)),
  check: adminProcedure.input(bookMonthInput).query(calls(checkMonth)),
  close: adminProcedure.input(bookMonthInput).mutation(calls(closeMonth)),
  reopen: adminProcedure.input(reopenMonthInput).mutation(calls(reopenMonth)),
  file: adminProcedure.use(answersFile).input(bookInput).query(calls(getBookFile)),
});
