import { confirmImport } from '#domain/imports/confirm-import.ts';
import { cancelImport, getImport, listImportRows } from '#domain/imports/get-import.ts';
import { getRejectedRows } from '#domain/imports/get-rejected-rows.ts';
import {
  addUnknown,
  getImportColumns,
  setImportColumns,
  settleImport,
  startImport,
} from '#domain/imports/start-import.ts';
import {
  addUnknownInput,
  importRowsInput,
  jobInput,
  setImportColumnsInput,
  settleImportInput,
  startImportInput,
} from '#shared/inputs/import-inputs.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { answersFile, router } from '#trpc/trpc.ts';

export const importsRouter = router({
  start: adminProcedure
    .input(startImportInput)
    .mutation(async ({ ctx, input: { kind, file, priceListId } }) =>
      startImport(ctx, { kind, priceListId, fileName: file.name.slice(-255), bytes: await file.bytes() }),
    ),
  status: adminProcedure.input(jobInput).query(({ ctx, input }) => getImport(ctx, input)),
  columns: adminProcedure.input(jobInput).query(({ ctx, input }) => getImportColumns(ctx, input)),
  setColumns: adminProcedure
    .input(setImportColumnsInput)
    .mutation(({ ctx, input }) => setImportColumns(ctx, input)),
  settle: adminProcedure.input(settleImportInput).mutation(({ ctx, input }) => settleImport(ctx, input)),
  addUnknown: adminProcedure.input(addUnknownInput).mutation(({ ctx, input }) => addUnknown(ctx, input)),
  rows: adminProcedure.input(importRowsInput).query(({ ctx, input }) => listImportRows(ctx, input)),
  rejected: adminProcedure
    .use(answersFile)
    .input(jobInput)
    .query(({ ctx, input }) => getRejectedRows(ctx, input)),
  confirm: adminProcedure.input(jobInput).mutation(({ ctx, input }) => confirmImport(ctx, input)),
  cancel: adminProcedure.input(jobInput).mutation(({ ctx, input }) => cancelImport(ctx, input)),
});
