import type { PriceReasons } from '#shared/price-reasons.ts';
import { type PriceBreaks, stepFor } from '#shared/pricing.ts';
import { mayOrderQuantity } from '#shared/quantity-rules.ts';
import { lineTotal } from '#shared/unit-price.ts';
import type { Unit } from '#shared/units.ts';

/** What the draft keeps of a product; prices are E4 including VAT, what this customer pays for one and from so many on. */
export type DraftProduct = {
  readonly productId: number;
  readonly name: string;
  readonly code: string;
  readonly unit: Unit;
  readonly unitPriceE4: number;
  readonly vatBasisPoints: number;
  readonly stock: number;
  /** Drafts from before there were breaks and packs have none of these. */
  readonly priceBreaks?: PriceBreaks | undefined;
  readonly orderStep?: number | undefined;
  readonly minQuantity?: number | undefined;
  /** Known of a line as it is shown; a kept draft has none. */
  readonly reasons?: PriceReasons | undefined;
};

/** A line of an order that is being dictated. */
export type DraftLine = DraftProduct & { readonly quantity: number };

/** An order for one customer that is not placed yet. */
export type Draft = {
  readonly customerId: number;
  readonly customerName: string;
  readonly lines: readonly DraftLine[];
  readonly deliverDate: string | null;
  readonly comment: string;
  /** Why the day may be today, full or over its cut-off. */
  readonly overrideReason?: string;
  /** One a draft, so that an attempt whose answer was lost is never a second order. */
  readonly key: string;
  /** Whether the call waits, also when nothing was ordered yet. */
  readonly isParked: boolean;
  /** When the call was left for another one, ms since the epoch; 0 while it never was. */
  readonly leftAt: number;
};

/** A draft after pieces were asked for; `available` is set when there were fewer than that. */
export type Changed = { readonly draft: Draft; readonly available: number | null };

/** What one piece of a line costs, so many being ordered (E4). */
export function priceOf({ priceBreaks, unitPriceE4, quantity }: DraftLine): number {
  return priceBreaks ? stepFor(priceBreaks, quantity).unitPriceE4 : unitPriceE4;
}

/** What the lines come to, in cents including VAT. */
export function totalOf(lines: readonly DraftLine[]): number {
  return lines.reduce((total, line) => total + lineTotal(priceOf(line), line.quantity), 0);
}

/** Whether a line has a quantity that customers can't order: the agent has to say why. */
export function isBesideRule({ orderStep = 1, minQuantity = 1, quantity, stock }: DraftLine): boolean {
  return !mayOrderQuantity({ orderStep, minQuantity }, quantity, stock);
}

/** Adds pieces of a product to what the draft has of it, up to the stock. */
export function addPieces(draft: Draft, product: DraftProduct, quantity: number): Changed {
  const before = draft.lines.find((line) => line.productId === product.productId)?.quantity ?? 0;
  return setLine(draft, product, before + quantity);
}

/** Sets the pieces of a line, up to the stock as it is now; 0 removes the line. */
export function setPieces(draft: Draft, product: DraftProduct, quantity: number): Changed {
  const isThere = draft.lines.some((line) => line.productId === product.productId);
  return isThere ? setLine(draft, product, quantity) : { draft, available: null };
}

/** Has at least so many pieces of a product in the draft, up to the stock: the same wish twice doubles nothing. */
export function raisePieces(draft: Draft, product: DraftProduct, quantity: number): Changed {
  const before = draft.lines.find((line) => line.productId === product.productId)?.quantity ?? 0;
  return before >= quantity ? { draft, available: null } : setLine(draft, product, quantity);
}

/** Puts the newest name, price and stock into the lines; quantities stay as they were dictated. */
export function withProducts(
  lines: readonly DraftLine[],
  products: ReadonlyMap<number, DraftProduct>,
): DraftLine[] {
  return lines.map((line) => ({ ...line, ...products.get(line.productId) }));
}

/** What is left of a draft after an order took these pieces: what was dictated while it was on its way. */
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

function setLine(draft: Draft, product: DraftProduct, wanted: number): Changed {
  const quantity = Math.min(wanted, product.stock);
  const available = wanted > product.stock ? product.stock : null;
  const isKnown = draft.lines.some((line) => line.productId === product.productId);
  if (quantity <= 0) {
    const lines = draft.lines.filter((line) => line.productId !== product.productId);
    return { draft: { ...draft, lines }, available };
  }
  const { productId, name, code, unit, unitPriceE4, vatBasisPoints, stock } = product;
  const { priceBreaks, orderStep, minQuantity } = product;
  const rules = priceBreaks ? { priceBreaks, orderStep, minQuantity } : {};
  const next = { productId, name, code, unit, unitPriceE4, vatBasisPoints, stock, ...rules, quantity };
  const lines = isKnown
    ? draft.lines.map((line) => (line.productId === productId ? next : line))
    : [...draft.lines, next];
  return { draft: { ...draft, lines }, available };
}
