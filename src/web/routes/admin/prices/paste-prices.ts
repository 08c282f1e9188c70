import { parseWholeNumber } from '#shared/parse-number.ts';
import type { PricesToSet } from '#shared/price-inputs.ts';
import type { PriceBreak } from '#shared/pricing.ts';
import { MAX_QUANTITY } from '#shared/stock.ts';
import { parseUnitPrice } from '#shared/unit-price.ts';

/** A row of a pasted table: which product, its price, from how many pieces on. */
export type PastedRow = { readonly code: string; readonly price: string; readonly from: string };

/** What was pasted: one column of prices, or rows that name their products. */
export type Pasted =
  | { readonly kind: 'column'; readonly cells: readonly string[] }
  | { readonly kind: 'codes'; readonly rows: readonly PastedRow[] };

/** What comes of a paste: prices to set, and what could not be placed. */
export type PastedPrices = {
  readonly prices: PricesToSet;
  readonly missing: readonly string[];
  readonly unread: readonly string[];
};

/** Reads a block of a spreadsheet; a first row of headings is passed over. */
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
  return { kind: 'codes', rows: isHead ? rows.slice(1) : rows };
}

/** The prices of rows whose products are known by code. */
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

/** A column of prices set down beside each other's products; empty cells leave what is there. */
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

/** A price that is wished; from the first piece on unless it says otherwise. */
type Wish = {
  readonly productId: number;
  readonly from?: number | undefined;
  readonly priceE4: number | null;
};

/** A product's breaks once prices are set; null has taken one away. */
export function withPrices(
  breaks: readonly PriceBreak[],
  productId: number,
  prices: readonly Wish[],
): readonly PriceBreak[] {
  const own = prices.filter((price) => price.productId === productId);
  if (own.length === 0) return breaks;
  const byFrom = new Map(breaks.map(({ from, priceE4 }) => [from, priceE4]));
  for (const { from = 1, priceE4 } of own) {
    if (priceE4 === null) byFrom.delete(from);
    else byFrom.set(from, priceE4);
  }
  return [...byFrom].toSorted(([one], [other]) => one - other).map(([from, priceE4]) => ({ from, priceE4 }));
}
