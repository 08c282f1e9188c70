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
import { answersFile, calls, router } from '#trpc/trpc.ts';

export const importsRouter = router({
  start: adminProcedure
    .input(startImportInput)
    .mutation(async ({ ctx, input: { kind, file, priceListId } }) =>
      startImport(ctx, { kind, priceListId, fileName: file.name.slice(-255), bytes: await file.bytes() }),
    ),
  status: adminProcedure.input(jobInput).query(calls(getImport)),
  columns: adminProcedure.input(jobInput).query(calls(getImportColumns)),
  setColumns: adminProcedure.input(setImportColumnsInput).mutation(calls(setImportColumns)),
  settle: adminProcedure.input(settleImportInput).mutation(calls(settleImport)),
  addUnknown: adminProcedure.input(addUnknownInput).mutation(calls(addUnknown)),
  rows: adminProcedure.input(importRowsInput).query(calls(listImportRows)),
  rejected: adminProcedure.use(answersFile).input(jobInput).query(calls(getRejectedRows)),
  confirm: adminProcedure.input(jobInput).mutation(calls(confirmImport)),
  cancel: adminProcedure.input(jobInput).mutation(calls(cancelImport)),
});
