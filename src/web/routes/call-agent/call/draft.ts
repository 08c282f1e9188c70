import type { Selling } from '#shared/prices/packs.ts';
import type { PriceReasons } from '#shared/prices/price-reasons.ts';
import { type PriceBreaks, stepFor } from '#shared/prices/pricing.ts';
import { mayOrderQuantity } from '#shared/prices/quantity-rules.ts';
import { lineTotal } from '#shared/prices/unit-price.ts';
import type { Unit } from '#shared/prices/units.ts';

/** Prices are E4 including VAT, for this customer: for one piece and from each quantity on. */
export type DraftProduct = {
  readonly productId: number;
  readonly name: string;
  readonly code: string;
  readonly unit: Unit;
  readonly unitPriceE4: number;
  readonly vatBasisPoints: number;
  readonly stock: number;
  readonly priceBreaks?: PriceBreaks | undefined;
  readonly packName?: string | undefined;
  readonly packSize?: number | undefined;
  readonly orderStep?: number | undefined;
  readonly minQuantity?: number | undefined;
  readonly reasons?: PriceReasons | undefined;
};

export type DraftLine = DraftProduct & { readonly quantity: number };

export type Draft = {
  readonly customerId: number;
  readonly customerName: string;
  readonly lines: readonly DraftLine[];
  readonly deliverDate: string | null;
  readonly comment: string;
  readonly overrideReason?: string;
  /** One per draft, so that a retry after a lost answer is not a second order. */
  readonly key: string;
  readonly isParked: boolean;
  /** Ms since the epoch; 0 while the call was never left. */
  readonly leftAt: number;
};

/** `available` is set where nothing was changed because of insufficient stock. */
export type Changed = { readonly draft: Draft; readonly available: number | null };

export function priceOf({ priceBreaks, unitPriceE4, quantity }: DraftLine): number {
  return priceBreaks ? stepFor(priceBreaks, quantity).unitPriceE4 : unitPriceE4;
}

export function totalOf(lines: readonly DraftLine[]): number {
  return lines.reduce((total, line) => total + lineTotal(priceOf(line), line.quantity), 0);
}

/** Drafts parked by an earlier version have no packs. */
export function goodsOf(product: Omit<DraftProduct, 'stock'>): Selling {
  const { unit, packName = '', packSize = 1, orderStep = 1, minQuantity = 1 } = product;
  return { unit, packName, packSize, orderStep, minQuantity };
}

export function breaksOrderRule({ orderStep = 1, minQuantity = 1, quantity, stock }: DraftLine): boolean {
  return !mayOrderQuantity({ orderStep, minQuantity }, quantity, stock);
}

export function addPieces(draft: Draft, product: DraftProduct, quantity: number): Changed {
  const before = draft.lines.find((line) => line.productId === product.productId)?.quantity ?? 0;
  return setLine(draft, product, before + quantity);
}

export function setPieces(draft: Draft, product: DraftProduct, quantity: number): Changed {
  const isThere = draft.lines.some((line) => line.productId === product.productId);
  return isThere ? setLine(draft, product, quantity) : { draft, available: null };
}

export function raisePieces(draft: Draft, product: DraftProduct, quantity: number): Changed {
  const before = draft.lines.find((line) => line.productId === product.productId)?.quantity ?? 0;
  return before >= quantity ? { draft, available: null } : setLine(draft, product, quantity);
}

/** All pieces of a product that can be ordered; null where the draft has them already. */
export function findRest(draft: Draft, { productId, stock }: DraftProduct): number | null {
  const before = draft.lines.find((line) => line.productId === productId)?.quantity ?? 0;
  return stock > before ? stock : null;
}

export function withProducts(
  lines: readonly DraftLine[],
  products: ReadonlyMap<number, DraftProduct>,
): DraftLine[] {
  return lines.map((line) => ({ ...line, ...products.get(line.productId) }));
}

export function withoutPlaced(
  draft: Draft,
  placed: readonly { readonly productId: number; readonly quantity: number }[],
): Draft {
  const taken = new Map(placed.map((line) => [line.productId, line.quantity]));
  const lines = draft.lines.map((line) => ({
    ...line,
    quantity: line.quantity - (taken.get(line.productId) ?? 0),
  }));
  return { ...draft, lines: lines.filter((line) => line.quantity > 0) };
}

export function withLinesSince(discarded: Draft, since: Draft | undefined): Draft {
  if (!since) return discarded;
  const newer = new Set(since.lines.map(({ productId }) => productId));
  return {
    ...discarded,
    lines: [...discarded.lines.filter(({ productId }) => !newer.has(productId)), ...since.lines],
    deliverDate: since.deliverDate ?? discarded.deliverDate,
    comment: since.comment || discarded.comment,
  };
}

function setLine(draft: Draft, product: DraftProduct, quantity: number): Changed {
  const before = draft.lines.find((line) => line.productId === product.productId)?.quantity ?? 0;
  // Lowering is possible even if the rest has been sold meanwhile.
  if (quantity > product.stock && quantity > before) return { draft, available: product.stock };
  if (quantity <= 0) {
    const lines = draft.lines.filter((line) => line.productId !== product.productId);
    return { draft: { ...draft, lines }, available: null };
  }
  const { productId, name, code, unit, unitPriceE4, vatBasisPoints, stock } = product;
  const { priceBreaks, packName, packSize, orderStep, minQuantity } = product;
  const rules = priceBreaks ? { priceBreaks, packName, packSize, orderStep, minQuantity } : {};
  const next = { productId, name, code, unit, unitPriceE4, vatBasisPoints, stock, ...rules, quantity };
  const lines =
    before > 0
      ? draft.lines.map((line) => (line.productId === productId ? next : line))
      : [...draft.lines, next];
  return { draft: { ...draft, lines }, available: null };
}
