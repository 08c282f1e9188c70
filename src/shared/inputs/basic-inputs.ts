import { z } from 'zod';
import { isISODate } from '#shared/dates/shop-dates.ts';
import { isKnownRegion } from '#shared/regions.ts';
import { freeText } from '#shared/text/clean-text.ts';

export const idInput = z.int().min(1);

const REGION_MESSAGE = 'Zgjidhni regjionin.';

export const regionIdInput = z.int({ error: REGION_MESSAGE }).refine(isKnownRegion, REGION_MESSAGE);

export const pageNumberInput = z.int().min(1).max(10_000);

export const pageLimitInput = z.int().min(1).max(100);

/** Rows changed since a time (ms), oldest change first; `after` is the last row of the previous page. */
export const changedSinceInput = z.object({
  since: z.int().min(0),
  after: z.object({ at: z.int().min(0), id: idInput }).optional(),
  limit: pageLimitInput.default(50),
});

/** Idempotency key: a repeated write is executed once; without one, a repeated call writes twice. */
export const idempotencyKeyInput = z.string().min(1).max(200).optional();

export const reasonInput = freeText(300).refine((text) => text !== '', 'Shkruani arsyen.');

export const dayInput = z.string().refine(isISODate, 'Data nuk është e vlefshme.');

export const occurredAtInput = z.int().min(0).optional();

const isForm = (value: unknown): boolean => value instanceof FormData;

/** A multipart form with a file; its bytes are sent unencoded. */
export function formInput<Shape extends z.ZodRawShape>(shape: Shape) {
  const fields = z.preprocess((form) => form, z.object(shape));
  return z
    .custom<FormData>(isForm)
    .transform((form): unknown => Object.fromEntries(form))
    .pipe(fields);
}

/** Size and type are checked in its bytes. */
export const storeImageInput = formInput({ image: z.file() });
