import { bookStatement } from '#domain/bank-import/book-statement.ts';
import { previewStatement } from '#domain/bank-import/preview-statement.ts';
import { choosePayer, setBankColumns, startBankImport } from '#domain/bank-import/start-bank-import.ts';
import {
  bankPreviewInput,
  bookStatementInput,
  choosePayerInput,
  setBankColumnsInput,
  startBankImportInput,
} from '#shared/inputs/bank-import-inputs.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { calls, router } from '#trpc/trpc.ts';

export const bankImportRouter = router({
  start: adminProcedure
    .input(startBankImportInput)
    .mutation(async ({ ctx, input: { file } }) =>
      startBankImport(ctx, { fileName: file.name.slice(-255), bytes: await file.bytes() }),
    ),
  preview: adminProcedure.input(bankPreviewInput).query(calls(previewStatement)),
  setColumns: adminProcedure.input(setBankColumnsInput).mutation(calls(setBankColumns)),
  choose: adminProcedure.input(choosePayerInput).mutation(calls(choosePayer)),
  book: adminProcedure.input(bookStatementInput).mutation(calls(bookStatement)),
});
