import { z } from 'zod';
import { idInput, pageLimitInput, pageNumberInput } from '#shared/inputs/basic-inputs.ts';
import { listProductsInput, MAX_BULK_PRODUCTS } from '#shared/inputs/catalog-inputs.ts';
import { PRODUCT_FIELDS } from '#shared/product-fields.ts';
import { divideHalfUp } from './money.ts';
import { centsToE4, decimalStepOf, MAX_PRICE_E4, roundLike } from './unit-price.ts';

export const MAX_REPRICED = 10_000;

/** In cents; with 1, prices with more decimals keep them. */
export const PRICE_STEPS = [1, 5, 10, 50, 100] as const;

const { input: vat } = PRODUCT_FIELDS.vatBasisPoints;

const stepCents = z.union(PRICE_STEPS.map((step) => z.literal(step))).default(1);

export const priceChangeInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), basisPoints: z.int().min(-9_900).max(100_000), stepCents }),
  z.object({
    kind: z.literal('amount'),
    amountE4: z.int().min(-MAX_PRICE_E4).max(MAX_PRICE_E4),
    stepCents,
  }),
  z.object({ kind: z.literal('set'), priceE4: z.int().min(1).max(MAX_PRICE_E4) }),
  z.object({ kind: z.literal('vat'), vatBasisPoints: vat, keeps: z.enum(['gross', 'net']) }),
]);

export type PriceChange = z.output<typeof priceChangeInput>;

const whichProducts = z.union([
  z.object({ ids: z.array(idInput).min(1).max(MAX_BULK_PRODUCTS) }),
  z.object({
    filter: listProductsInput.omit({ page: true, limit: true, sort: true, direction: true }),
  }),
]);

export const previewPricesInput = z.object({ products: whichProducts, change: priceChangeInput });

export type RepricedProducts = z.output<typeof previewPricesInput>['products'];

export const pricePreviewInput = z.object({ id: z.uuid() });

export const priceRowsInput = pricePreviewInput.extend({
  page: pageNumberInput.default(1),
  limit: pageLimitInput.default(50),
});

export type Prices = { readonly priceE4: number; readonly vatBasisPoints: number };

const WHOLE = 10_000n;

/** Rounded once, half up. Null, and the price unchanged, where the result would be zero or above the maximum price. */
export function changePrices({ priceE4, vatBasisPoints }: Prices, change: PriceChange): Prices | null {
  const gross = BigInt(priceE4);
  switch (change.kind) {
    case 'percent':
      return withPrice(toStep(gross * (WHOLE + BigInt(change.basisPoints)), WHOLE, stepOf(change.stepCents)));
    case 'amount':
      return withPrice(
        toStep(gross + BigInt(change.amountE4), 1n, stepOf(change.stepCents, change.amountE4)),
      );
    case 'set':
      return withPrice(change.priceE4);
    case 'vat': {
      const rate = WHOLE + BigInt(change.vatBasisPoints);
      const keptNet = roundLike(priceE4, gross * rate, WHOLE + BigInt(vatBasisPoints));
      const after = change.keeps === 'gross' ? priceE4 : keptNet;
      return after > MAX_PRICE_E4 ? null : { priceE4: after, vatBasisPoints: change.vatBasisPoints };
    }
  }

  function stepOf(stepCents: number, amountE4 = 0): number {
    const finest = Math.min(decimalStepOf(priceE4), decimalStepOf(amountE4));
    return stepCents === 1 ? finest : centsToE4(stepCents);
  }

  function withPrice(newE4: number): Prices | null {
    return newE4 < 1 || newE4 > MAX_PRICE_E4 ? null : { priceE4: newE4, vatBasisPoints };
  }
}

function toStep(numerator: bigint, denominator: bigint, step: number): number {
  if (numerator <= 0n) return 0;
  return divideHalfUp(numerator, denominator * BigInt(step)) * step;
}

export function isLargeChange(before: number, after: number): boolean {
  return before > 0 && Math.abs(after - before) * 2 > before;
}

export function isMarkedChange(before: number, after: number): boolean {
  return before > 0 && Math.abs(after - before) * 10 > before * 3;
}
