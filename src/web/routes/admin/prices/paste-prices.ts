import type { PricesToSet } from '#shared/inputs/price-inputs.ts';
import { basisOf, type PriceBasis } from '#shared/prices/price-basis.ts';
import type { PriceBreak } from '#shared/prices/pricing.ts';
import { parseUnitPrice } from '#shared/prices/unit-price.ts';
import { MAX_QUANTITY } from '#shared/stock.ts';
import { parseWholeNumber } from '#shared/text/parse-number.ts';

export type PastedRow = { readonly code: string; readonly price: string; readonly from: string };

export type Pasted =
  | { readonly kind: 'column'; readonly cells: readonly string[] }
  | {
      readonly kind: 'codes';
      readonly rows: readonly PastedRow[];
      /** What the heading says of VAT. */
      readonly basis: PriceBasis | null;
    };

export type PastedPrices = {
  readonly prices: PricesToSet;
  readonly missing: readonly string[];
  readonly unread: readonly string[];
};

export function readPasted(text: string): Pasted {
  const lines = text
    .replaceAll('\r', '')
    .replace(/\n+$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()));
  if (lines.every((cells) => cells.length === 1))
    return { kind: 'column', cells: lines.map(([cell = '']) => cell) };
  const rows = lines
    .map(([code = '', price = '', from = '']) => ({ code, price, from }))
    .filter(({ code, price }) => code !== '' || price !== '');
  const isHead = rows.length > 1 && parseUnitPrice(rows[0]?.price ?? '').reason === 'not-a-number';
  const basis = isHead ? basisOf(rows[0]?.price ?? '') : null;
  return { kind: 'codes', rows: isHead ? rows.slice(1) : rows, basis };
}

export function pricesOfRows(
  rows: readonly PastedRow[],
  idOfCode: ReadonlyMap<string, number>,
): PastedPrices {
  const prices: PricesToSet = [];
  const missing: string[] = [];
  const unread: string[] = [];
  for (const { code, price, from } of rows) {
    const productId = idOfCode.get(code);
    const { value: priceE4 } = parseUnitPrice(price);
    const { value: quantity } = from === '' ? { value: 1 } : parseWholeNumber(from, MAX_QUANTITY);
    if (productId === undefined) missing.push(code || '–');
    else if (priceE4 === undefined || !quantity) unread.push([code, price, from].filter(Boolean).join(' '));
    else prices.push({ productId, from: quantity, priceE4 });
  }
  return { prices, missing, unread };
}

export function pricesOfColumn(
  cells: readonly string[],
  productIds: readonly number[],
  from: number,
): PastedPrices {
  const prices: PricesToSet = [];
  const unread: string[] = [];
  for (const [index, productId] of productIds.slice(0, cells.length).entries()) {
    const cell = cells[index] ?? '';
    if (cell === '') continue;
    const { value: priceE4 } = parseUnitPrice(cell);
    if (priceE4 === undefined) unread.push(cell);
    else prices.push({ productId, from, priceE4 });
  }
  return { prices, missing: [], unread };
}

type PriceToSet = {
  readonly productId: number;
  readonly from?: number | undefined;
  readonly priceE4: number | null;
};

export function withPrices(
  breaks: readonly PriceBreak[],
  productId: number,
  prices: readonly PriceToSet[],
): readonly PriceBreak[] {
  const matching = prices.filter((price) => price.productId === productId);
  if (matching.length === 0) return breaks;
  const byFrom = new Map(breaks.map(({ from, priceE4 }) => [from, priceE4]));
  for (const { from = 1, priceE4 } of matching) {
    if (priceE4 === null) byFrom.delete(from);
    else byFrom.set(from, priceE4);
  }
  return [...byFrom].toSorted(([one], [other]) => one - other).map(([from, priceE4]) => ({ from, priceE4 }));
}
