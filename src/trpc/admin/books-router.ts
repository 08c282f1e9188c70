import { getBookFile } from '#domain/books/book-file.ts';
import { checkMonth } from '#domain/books/check-month.ts';
import { closeMonth, getBooksState, reopenMonth } from '#domain/books/close-month.ts';
import { readBook } from '#domain/books/read-book.ts';
import { bookInput, bookMonthInput, reopenMonthInput } from '#shared/inputs/books-inputs.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { answersFile, router } from '#trpc/trpc.ts';

export const booksRouter = router({
  state: adminProcedure.query(({ ctx }) => getBooksState(ctx)),
  get: adminProcedure.input(bookInput).query(({ ctx, input }) => readBook(ctx, input)),
  check: adminProcedure.input(bookMonthInput).query(({ ctx, input }) => checkMonth(ctx, input)),
  close: adminProcedure.input(bookMonthInput).mutation(({ ctx, input }) => closeMonth(ctx, input)),
  reopen: adminProcedure.input(reopenMonthInput).mutation(({ ctx, input }) => reopenMonth(ctx, input)),
  file: adminProcedure
    .use(answersFile)
    .input(bookInput)
    .query(({ ctx, input }) => getBookFile(ctx, input)),
});
