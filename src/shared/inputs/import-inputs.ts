import { z } from 'zod';
import { IMPORT_KINDS } from '#shared/list-choices.ts';
import { formInput, pageLimitInput, pageNumberInput } from './basic-inputs.ts';

export type ImportKind = (typeof IMPORT_KINDS)[number];

export const IMPORT_OUTCOMES = ['create', 'change', 'same', 'rejected'] as const;

export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

export const MAX_IMPORT_ROWS = 20_000;

export const MAX_IMPORT_BYTES = 5 * 1024 * 1024;

const tooLarge = 'Skedari është tepër i madh: më së shumti 5 MB.';

export const startImportInput = formInput({
  kind: z.enum(IMPORT_KINDS),
  file: z.file().min(1, 'Skedari është bosh.').max(MAX_IMPORT_BYTES, tooLarge),
  priceListId: z.coerce.number().int().min(1).optional(),
});

export const jobInput = z.object({ id: z.string().max(60) });

export const settleImportInput = jobInput.extend({
  field: z.string().max(60),
  /** The cell's text; null for a missing value. */
  text: z.string().max(40_000).nullable(),
  value: z.string().max(200).nullable(),
});

export type SettleImport = z.output<typeof settleImportInput>;

export const SAME_COLUMN = 'Secila kolonë mund të zgjidhet vetëm një herë.';

export const columnInput = z.int().min(0).max(499).nullable();

export function isChosenOnce(columns: Readonly<Record<string, number | null>>): boolean {
  const chosen = Object.values(columns).filter((place) => place !== null);
  return new Set(chosen).size === chosen.length;
}

export const setImportColumnsInput = jobInput.extend({
  columns: z.record(z.string().max(40), columnInput).refine(isChosenOnce, SAME_COLUMN),
});

export type SetImportColumns = z.output<typeof setImportColumnsInput>;

export const addUnknownInput = jobInput.extend({ field: z.string().max(60), text: z.string().max(40_000) });

export type AddUnknown = z.output<typeof addUnknownInput>;

export const importRowsInput = jobInput.extend({
  outcome: z.enum(IMPORT_OUTCOMES).optional(),
  onlyLargeChanges: z.boolean().default(false),
  page: pageNumberInput.default(1),
  limit: pageLimitInput.default(50),
});
