import { z } from 'zod';
import { toBasisPoints, toCents } from '#shared/prices/money.ts';
import { e4ToEuros, MAX_PRICE_E4, toE4 } from '#shared/prices/unit-price.ts';

const WHOLE = /^\d{1,16}$/;
const DECIMAL = /^\d{1,12}(\.\d{1,12})?$/;

export function wholeNumber(min: number, max: number, missing?: string) {
  return z.preprocess(
    (value) => (typeof value === 'string' && WHOLE.test(value.trim()) ? Number(value) : value),
    z.int(missing).min(min).max(max),
  );
}

export const idParam = wholeNumber(1, Number.MAX_SAFE_INTEGER);

export const pageParam = wholeNumber(1, 10_000);

export const limitParam = wholeNumber(1, 100);

export const HUNDREDTHS_MESSAGE = 'Lejohen më së shumti dy shifra dhjetore.';

export const PRICE_DECIMALS_MESSAGE = 'Lejohen më së shumti katër shifra dhjetore.';

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

export function eurosParam(maxCents: number) {
  return decimal(maxCents / 100, 2, HUNDREDTHS_MESSAGE).transform(toCents);
}

export const unitPriceParam = decimal(e4ToEuros(MAX_PRICE_E4), 4, PRICE_DECIMALS_MESSAGE).transform(toE4);

export const percentParam = decimal(100, 2, HUNDREDTHS_MESSAGE).transform(toBasisPoints);
