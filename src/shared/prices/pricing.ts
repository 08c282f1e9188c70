import { divideHalfUp } from './money.ts';
import { lineTotal, roundLike } from './unit-price.ts';

/** Catalogue price in E4 including VAT; rates in basis points. */
export type PricedProduct = {
  readonly priceE4: number;
  readonly vatBasisPoints: number;
  readonly discountBasisPoints: number;
};

export const PRICE_SOURCES = ['catalogue', 'list', 'contract'] as const;

export type PriceSource = (typeof PRICE_SOURCES)[number];

export type PriceBreak = { readonly from: number; readonly priceE4: number };

export type ListPrices = {
  readonly listId: number;
  readonly isNet: boolean;
  readonly addsDiscounts: boolean;
  readonly breaks: readonly PriceBreak[];
};

/** Prices agreed with a customer for a product. Contract prices include VAT and are not discounted. */
export type CustomerPrices = { readonly contract: readonly PriceBreak[]; readonly list: ListPrices | null };

/** Valid from a quantity on. All prices are E4 including VAT. */
export type PriceStep = {
  readonly from: number;
  readonly source: PriceSource;
  readonly listId: number | null;
  readonly listPriceE4: number;
  readonly discountBasisPoints: number;
  readonly customerDiscountBasisPoints: number;
  readonly unitPriceE4: number;
};

export type PriceLadder = readonly [PriceStep, ...PriceStep[]];

/** E4; all but `priceWithoutVatE4`, which is whole cents, include VAT. */
export type UnitPrices = {
  readonly priceE4: number;
  readonly priceWithoutVatE4: number;
  readonly discountedPriceE4: number;
  readonly unitPriceE4: number;
};

const FULL_BASIS_POINTS = 10_000;
const NO_OWN_PRICES: CustomerPrices = { contract: [], list: null };

/**
 * Price by quantity. The source is the contract, else the list, else the catalogue: the first with a price for the
 * quantity, and in it the deepest break reached. Both discounts are multiplied unrounded and rounded once, half up, to
 * the decimals of the source's price, at least two.
 */
export function priceLadder(
  product: PricedProduct,
  customerDiscountBasisPoints: number,
  own: CustomerPrices = NO_OWN_PRICES,
): PriceLadder {
  const { contract, list } = own;
  const discounts = { discountBasisPoints: product.discountBasisPoints, customerDiscountBasisPoints };
  const stepAt = (from: number): PriceStep => {
    const agreed = deepest(contract, from);
    if (agreed) return { from, source: 'contract', listId: null, ...reduce(agreed.priceE4, NO_DISCOUNTS) };
    const listed = list ? deepest(list.breaks, from) : undefined;
    if (!list || !listed)
      return { from, source: 'catalogue', listId: null, ...reduce(product.priceE4, discounts) };
    const vat = list.isNet ? product.vatBasisPoints : 0;
    const share = list.addsDiscounts ? discounts : NO_DISCOUNTS;
    return { from, source: 'list', listId: list.listId, ...reduce(listed.priceE4, share, vat) };
  };
  const starts = new Set([...contract, ...(list?.breaks ?? [])].map(({ from }) => from));
  starts.delete(1);
  const first = stepAt(1);
  const steps = [...starts].toSorted((one, other) => one - other).map(stepAt);
  return [first, ...steps.filter((step, index) => !isSamePrice(step, steps[index - 1] ?? first))];
}

function isSamePrice(step: PriceStep, before: PriceStep): boolean {
  return step.source === before.source && step.listPriceE4 === before.listPriceE4;
}

export type PriceBreaks = readonly [DisplayPriceBreak, ...DisplayPriceBreak[]];

export type DisplayPriceBreak = { readonly from: number; readonly unitPriceE4: number };

/** Without reasons, and without steps at the same price. */
export function toPriceBreaks([first, ...rest]: PriceLadder): PriceBreaks {
  const toBreak = ({ from, unitPriceE4 }: PriceStep): DisplayPriceBreak => ({ from, unitPriceE4 });
  const others = rest.filter((step, index) => step.unitPriceE4 !== (rest[index - 1] ?? first).unitPriceE4);
  return [toBreak(first), ...others.map(toBreak)];
}

export function findCheaperStep(breaks: PriceBreaks, quantity: number): DisplayPriceBreak | null {
  const now = lineTotal(stepFor(breaks, quantity).unitPriceE4, quantity);
  return breaks.find((step) => step.from > quantity && lineTotal(step.unitPriceE4, step.from) < now) ?? null;
}

export function stepFor<Step extends { readonly from: number }>(
  ladder: readonly [Step, ...Step[]],
  quantity: number,
): Step {
  return ladder.findLast((step) => step.from <= quantity) ?? ladder[0];
}

export function priceUnit(product: PricedProduct, customerDiscountBasisPoints: number): UnitPrices {
  const { priceE4, vatBasisPoints, discountBasisPoints } = product;
  const onlyProducts = { discountBasisPoints, customerDiscountBasisPoints: 0 };
  return {
    priceE4,
    priceWithoutVatE4: priceWithoutVatE4(priceE4, vatBasisPoints),
    discountedPriceE4: reduce(priceE4, onlyProducts).unitPriceE4,
    unitPriceE4: reduce(priceE4, { discountBasisPoints, customerDiscountBasisPoints }).unitPriceE4,
  };
}

/** The catalogue's `price_without_vat`: always two decimals. */
export function priceWithoutVatE4(priceE4: number, vatBasisPoints: number): number {
  const whole = BigInt(FULL_BASIS_POINTS);
  return roundLike(0, BigInt(priceE4) * whole, whole + BigInt(vatBasisPoints));
}

/** With as many decimals as the gross price. */
export function withoutVatE4(priceE4: number, vatBasisPoints: number): number {
  return roundLike(
    priceE4,
    BigInt(priceE4) * BigInt(FULL_BASIS_POINTS),
    BigInt(FULL_BASIS_POINTS + vatBasisPoints),
  );
}

/** With as many decimals as the net price. */
export function withVatE4(priceE4: number, vatBasisPoints: number): number {
  return roundLike(
    priceE4,
    BigInt(priceE4) * BigInt(FULL_BASIS_POINTS + vatBasisPoints),
    BigInt(FULL_BASIS_POINTS),
  );
}

/** Rate in basis points; rounded half up. */
export function withoutVat(grossCents: number, vatBasisPoints: number): number {
  return divideHalfUp(
    BigInt(grossCents) * BigInt(FULL_BASIS_POINTS),
    BigInt(FULL_BASIS_POINTS + vatBasisPoints),
  );
}

type Discounts = Pick<PriceStep, 'discountBasisPoints' | 'customerDiscountBasisPoints'>;

const NO_DISCOUNTS: Discounts = { discountBasisPoints: 0, customerDiscountBasisPoints: 0 };

function deepest(breaks: readonly PriceBreak[], quantity: number): PriceBreak | undefined {
  let best: PriceBreak | undefined;
  for (const one of breaks) {
    if (one.from <= quantity && (best === undefined || one.from > best.from)) best = one;
  }
  return best;
}

/** Adds missing VAT to a net list price; returns it before and after discounts. */
function reduce(sourceE4: number, discounts: Discounts, missingVat = 0) {
  const whole = BigInt(FULL_BASIS_POINTS);
  const gross = BigInt(sourceE4) * BigInt(FULL_BASIS_POINTS + missingVat);
  const left =
    BigInt(FULL_BASIS_POINTS - discounts.discountBasisPoints) *
    BigInt(FULL_BASIS_POINTS - discounts.customerDiscountBasisPoints);
  return {
    ...discounts,
    listPriceE4: roundLike(sourceE4, gross, whole),
    unitPriceE4: roundLike(sourceE4, gross * left, whole ** 3n),
  };
}
