import type { z } from 'zod';
import type { ActorCtx } from '#kernel/ctx.ts';
import type { importRowsInput } from '#shared/inputs/import-inputs.ts';
import { type ImportStatus, importJobs, toImportStatus } from './import-job.ts';

export function getImport(ctx: ActorCtx, { id }: { readonly id: string }): ImportStatus {
  return toImportStatus(importJobs.get(ctx, id));
}

/** Rows in file order: all, of one outcome, or large changes only. Rejects with `import-not-found`. */
export function listImportRows(ctx: ActorCtx, input: z.output<typeof importRowsInput>) {
  const { rows } = importJobs.get(ctx, input.id);
  const wanted = rows.filter(
    (row) =>
      (input.outcome === undefined || row.outcome === input.outcome) &&
      (!input.onlyLargeChanges || row.isLargeChange),
  );
  const page = wanted.slice((input.page - 1) * input.limit, input.page * input.limit);
  return {
    rows: page.map(({ write: _write, ...row }) => row),
    total: wanted.length,
    totalPages: Math.ceil(wanted.length / input.limit),
  };
}

/** Discards a preview; an import that is being written continues. Rejects with `import-not-found`. */
export function cancelImport(ctx: ActorCtx, { id }: { readonly id: string }): void {
  const job = importJobs.get(ctx, id);
  if (job.phase !== 'writing') importJobs.remove(ctx, id);
}
