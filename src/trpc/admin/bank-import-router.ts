import { bookStatement } from '#domain/bank-import/book-statement.ts';
import { previewStatement } from '#domain/bank-import/preview-statement.ts';
import {
  cancelBankImport,
  choosePayer,
  setBankColumns,
  startBankImport,
} from '#domain/bank-import/start-bank-import.ts';
import {
  bankPreviewInput,
  bookStatementInput,
  choosePayerInput,
  setBankColumnsInput,
  startBankImportInput,
} from '#shared/inputs/bank-import-inputs.ts';
import { jobInput } from '#shared/inputs/import-inputs.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';

export const bankImportRouter = router({
  start: adminProcedure
    .input(startBankImportInput)
    .mutation(async ({ ctx, input: { file } }) =>
      startBankImport(ctx, { fileName: file.name.slice(-255), bytes: await file.bytes() }),
    ),
  preview: adminProcedure.input(bankPreviewInput).query(({ ctx, input }) => previewStatement(ctx, input)),
  setColumns: adminProcedure
    .input(setBankColumnsInput)
    .mutation(({ ctx, input }) => setBankColumns(ctx, input)),
  choose: adminProcedure.input(choosePayerInput).mutation(({ ctx, input }) => choosePayer(ctx, input)),
  book: adminProcedure.input(bookStatementInput).mutation(({ ctx, input }) => bookStatement(ctx, input)),
  cancel: adminProcedure.input(jobInput).mutation(({ ctx, input }) => cancelBankImport(ctx, input)),
});
