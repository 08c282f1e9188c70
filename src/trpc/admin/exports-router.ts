import { getExport, getExportFile, startExport } from '#domain/exports/start-export.ts';
import { startExportInput } from '#shared/inputs/export-inputs.ts';
import { jobInput } from '#shared/inputs/import-inputs.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { answersFile, calls, router, WHOLE_TABLE } from '#trpc/trpc.ts';

export const exportsRouter = router({
  start: adminProcedure.meta(WHOLE_TABLE).input(startExportInput).mutation(calls(startExport)),
  status: adminProcedure.input(jobInput).query(calls(getExport)),
  file: adminProcedure.use(answersFile).input(jobInput).query(calls(getExportFile)),
});
