import { z } from 'zod';
import { formInput, pageLimitInput, pageNumberInput } from './basic-inputs.ts';

/** What can be imported. */
export const IMPORT_KINDS = ['products', 'customers', 'openings', 'prices'] as const;

/** One of them. */
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** What an import does with a row of the file. */
export const IMPORT_OUTCOMES = ['create', 'change', 'same', 'rejected'] as const;

/** One of them. */
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** Rows of one file. */
export const MAX_IMPORT_ROWS = 20_000;

/** Largest file in bytes. */
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024;

const tooLarge = 'Skedari është tepër i madh: më së shumti 5 MB.';

/** A file to be looked at, as a form sends it; prices are those of a list. Nothing is written before it is confirmed. */
export const startImportInput = formInput({
  kind: z.enum(IMPORT_KINDS),
  file: z.file().min(1, 'Skedari është bosh.').max(MAX_IMPORT_BYTES, tooLarge),
  priceListId: z.coerce.number().int().min(1).optional(),
});

/** An import or export that was started. */
export const jobInput = z.object({ id: z.string().max(60) });

/** Rows of an import's preview: all, of one outcome, or those that change a price a lot. */
export const importRowsInput = jobInput.extend({
  outcome: z.enum(IMPORT_OUTCOMES).optional(),
  onlyLargeChanges: z.boolean().default(false),
  page: pageNumberInput.default(1),
  limit: pageLimitInput.default(50),
});
