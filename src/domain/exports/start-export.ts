import { randomUUID } from 'node:crypto';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { assertFileOn } from '#domain/settings/features.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { addDays } from '#shared/dates/shop-dates.ts';
import type { ExportKind, StartExport } from '#shared/inputs/export-inputs.ts';
import { writeInSheetWorker } from '#spreadsheets/run-in-sheet-worker.ts';
import { explainFailure } from '#workers/explain-failure.ts';
import { buildExportTable, type Chosen } from './build-export-table.ts';
import { type ExportJob, type ExportStatus, exportJobs, toExportStatus } from './export-job.ts';

const USUAL_DAYS = 90;

const FILE_NAMES: Readonly<Record<ExportKind, string>> = {
  products: 'Produktet',
  customers: 'Klientet',
  orders: 'Porosite',
  'sales-book': 'Lista_e_porosive',
  'supplier-products': 'Produktet_e_furnitoreve',
  'opening-costs': 'Kosto_e_produkteve',
};

/** Rejects with `feature-off`. */
export function startExport(ctx: ActorCtx, input: StartExport): ExportStatus {
  assertFileOn(ctx, input.what);
  const today = getShopMoment(ctx).date;
  const to = input.to ?? today;
  const period = { from: input.from ?? addDays(to, 1 - USUAL_DAYS), to };
  const { orderIds } = input;
  const isOfDays = orderIds === undefined && (input.what === 'orders' || input.what === 'sales-book');
  const days = isOfDays ? `${period.from}_${period.to}` : today;
  const job: ExportJob = {
    id: randomUUID(),
    ownerId: ctx.actor.id,
    startedAt: ctx.clock.now(),
    what: input.what,
    format: input.format,
    fileName: `${FILE_NAMES[input.what]}_${days}.${input.format}`,
    phase: 'reading',
    done: 0,
    total: 0,
    bytes: null,
    failure: null,
  };
  exportJobs.put(ctx, job);
  recordAudit(ctx, {
    type: 'export.started',
    what: input.what,
    format: input.format,
    ...(isOfDays ? { from: period.from, to: period.to } : {}),
    ...(orderIds === undefined ? {} : { orders: orderIds.length }),
  });
  void run(ctx, job, orderIds === undefined ? period : { orderIds }).catch((error: unknown) => {
    job.phase = 'failed';
    job.failure = explainFailure(ctx, error, 'Eksporti dështoi. Ju lutem provoni përsëri.');
  });
  return toExportStatus(job);
}

async function run(ctx: ActorCtx, job: ExportJob, chosen: Chosen): Promise<void> {
  const table = await buildExportTable(ctx, job, chosen);
  job.phase = 'writing';
  job.bytes = await writeInSheetWorker({ format: job.format, ...table });
  job.phase = 'done';
}

export function getExport(ctx: ActorCtx, { id }: { readonly id: string }): ExportStatus {
  return toExportStatus(exportJobs.get(ctx, id));
}

export function getExportFile(
  ctx: ActorCtx,
  { id }: { readonly id: string },
): { readonly fileName: string; readonly bytes: Uint8Array } {
  const { bytes, fileName } = exportJobs.get(ctx, id);
  if (bytes === null) throw new DomainError('export-not-found');
  return { fileName, bytes };
}
