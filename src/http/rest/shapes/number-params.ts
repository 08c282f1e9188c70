import { z } from 'zod';
import { toBasisPoints, toCents } from '#shared/money.ts';
import { e4ToEuros, MAX_PRICE_E4, toE4 } from '#shared/unit-price.ts';

const WHOLE = /^\d{1,16}$/;
const DECIMAL = /^\d{1,12}(\.\d{1,12})?$/;

/** A whole number as JSON has it, or as a query or a form field spells it; junk is rejected, `missing` says how. */
export function wholeNumber(min: number, max: number, missing?: string) {
  return z.preprocess(
    (value) => (typeof value === 'string' && WHOLE.test(value.trim()) ? Number(value) : value),
    z.int(missing).min(min).max(max),
  );
}

/** Id of a stored thing. */
export const idParam = wholeNumber(1, Number.MAX_SAFE_INTEGER);

/** Number of a page, from 1. */
export const pageParam = wholeNumber(1, 10_000);

/** How many rows a page may have. */
export const limitParam = wholeNumber(1, 100);

/** Amounts and percentages alike are exact to the hundredth. */
export const HUNDREDTHS_MESSAGE = 'Lejohen më së shumti dy shifra dhjetore.';

/** Prices of one piece are exact to the ten-thousandth. */
export const PRICE_DECIMALS_MESSAGE = 'Lejohen më së shumti katër shifra dhjetore.';

/** A number with so many decimals at most; an empty form field is 0. */
function decimal(max: number, decimals: 2 | 4, message: string) {
  return z.preprocess(
    (value) => {
      if (typeof value !== 'string') return value;
      const text = value.trim();
      if (text === '') return 0;
      return DECIMAL.test(text) ? Number(text) : value;
    },
    z
      .number()
      .min(0)
      .max(max)
      .refine((value) => Number(value.toFixed(decimals)) === value, message),
  );
}

/** An amount in decimal euros, read as cents. */
export function eurosParam(maxCents: number) {
  return decimal(maxCents / 100, 2, HUNDREDTHS_MESSAGE).transform(toCents);
}

/** A price of one piece in decimal euros, read as E4. */
export const unitPriceParam = decimal(e4ToEuros(MAX_PRICE_E4), 4, PRICE_DECIMALS_MESSAGE).transform(toE4);

/** A percentage from 0 to 100, read as basis points. */
export const percentParam = decimal(100, 2, HUNDREDTHS_MESSAGE).transform(toBasisPoints);
