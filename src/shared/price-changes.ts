import { z } from 'zod';
import { idInput, pageLimitInput, pageNumberInput } from './basic-inputs.ts';
import { listProductsInput, MAX_BULK_PRODUCTS, MAX_PRICE_CENTS, vatInput } from './catalog-inputs.ts';
import { divideHalfUp } from './money.ts';

/** Most products whose prices change at once. */
export const MAX_REPRICED = 10_000;

/** What new prices may be rounded to, in cents. */
export const PRICE_STEPS = [1, 5, 10, 50, 100] as const;

const stepCents = z.union(PRICE_STEPS.map((step) => z.literal(step))).default(1);

/** A change of many prices: by a part of each, by an amount, to one price; or of the VAT, keeping the gross or the net. */
export const priceChangeInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), basisPoints: z.int().min(-9_900).max(100_000), stepCents }),
  z.object({
    kind: z.literal('amount'),
    cents: z.int().min(-MAX_PRICE_CENTS).max(MAX_PRICE_CENTS),
    stepCents,
  }),
  z.object({ kind: z.literal('set'), cents: z.int().min(1).max(MAX_PRICE_CENTS) }),
  z.object({ kind: z.literal('vat'), vatBasisPoints: vatInput, keeps: z.enum(['gross', 'net']) }),
]);

/** A change of many prices after validation. */
export type PriceChange = z.output<typeof priceChangeInput>;

/** Ticked products, or all that a list is narrowed to. */
const whichProducts = z.union([
  z.object({ ids: z.array(idInput).min(1).max(MAX_BULK_PRODUCTS) }),
  z.object({
    filter: listProductsInput.omit({ page: true, limit: true, sort: true, direction: true }),
  }),
]);

/** Prices to be looked at before they change. */
export const previewPricesInput = z.object({ products: whichProducts, change: priceChangeInput });

/** Which products a change of prices is meant for. */
export type RepricedProducts = z.output<typeof previewPricesInput>['products'];

/** A change of prices that was looked at. */
export const pricePreviewInput = z.object({ id: z.uuid() });

/** A page of what a change of prices comes to. */
export const priceRowsInput = pricePreviewInput.extend({
  page: pageNumberInput.default(1),
  limit: pageLimitInput.default(50),
});

/** What a change of prices touches. */
export type Prices = { readonly priceCents: number; readonly vatBasisPoints: number };

const WHOLE = 10_000n;

/**
 * Prices after a change, rounded once, half up. Null where the change would give a product away, or make it dearer than
 * any product may be: such a one keeps its price.
 */
export function changePrices({ priceCents, vatBasisPoints }: Prices, change: PriceChange): Prices | null {
  const gross = BigInt(priceCents);
  switch (change.kind) {
    case 'percent':
      return withPrice(toStep(gross * (WHOLE + BigInt(change.basisPoints)), WHOLE, change.stepCents));
    case 'amount':
      return withPrice(toStep(gross + BigInt(change.cents), 1n, change.stepCents));
    case 'set':
      return withPrice(change.cents);
    case 'vat': {
      const rate = WHOLE + BigInt(change.vatBasisPoints);
      const kept = divideHalfUp(gross * rate, WHOLE + BigInt(vatBasisPoints));
      const after = change.keeps === 'gross' ? priceCents : kept;
      return after > MAX_PRICE_CENTS ? null : { priceCents: after, vatBasisPoints: change.vatBasisPoints };
    }
  }

  function withPrice(cents: number): Prices | null {
    return cents < 1 || cents > MAX_PRICE_CENTS ? null : { priceCents: cents, vatBasisPoints };
  }
}

/** A part of a cent-amount, rounded to whole steps; nothing where it is negative. */
function toStep(numerator: bigint, denominator: bigint, stepCents: number): number {
  if (numerator <= 0n) return 0;
  return divideHalfUp(numerator, denominator * BigInt(stepCents)) * stepCents;
}

/** Whether a price changes by more than half, up or down: it may be a slip of the comma. */
export function isLargeChange(before: number, after: number): boolean {
  return before > 0 && Math.abs(after - before) * 2 > before;
}
