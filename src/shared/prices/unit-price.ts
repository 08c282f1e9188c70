import { type ParsedNumber, parseDecimal } from '#shared/text/parse-number.ts';
import { divideHalfUp } from './money.ts';

/**
 * Prices of one piece are integer ten-thousandths of a euro, in names that end in `E4`: a lid costs 0,0185 € (185).
 * Amounts are cents; `lineTotal` converts.
 */
const PER_EURO = 10_000;
const PER_CENT = 100;

export const MAX_PRICE_E4 = 10_000_000_000;

/** In cents, rounded half up: 5.000 × 0,0185 € = 92,50 €. */
export function lineTotal(unitPriceE4: number, quantity: number): number {
  return divideHalfUp(BigInt(unitPriceE4) * BigInt(quantity), BigInt(PER_CENT));
}

export function centsToE4(cents: number): number {
  return cents * PER_CENT;
}

/** Decimal euros of the REST API and files, rounded half up to the fourth decimal. */
export function toE4(euros: number): number {
  return Math.round(Number((euros * PER_EURO).toFixed(4)));
}

export function e4ToEuros(priceE4: number): number {
  return priceE4 / PER_EURO;
}

export function decimalStepOf(priceE4: number): number {
  if (priceE4 % PER_CENT === 0) return PER_CENT;
  return priceE4 % 10 === 0 ? 10 : 1;
}

/** Half up, to the decimals of the source's price, at least two. */
export function roundLike(sourceE4: number, numerator: bigint, denominator: bigint): number {
  const step = decimalStepOf(sourceE4);
  return divideHalfUp(numerator, denominator * BigInt(step)) * step;
}

export function printUnitPrice(priceE4: number): string {
  return `${digitsOf(priceE4)} €`;
}

export function formatUnitPrice(priceE4: number): string {
  return `${digitsOf(priceE4)}\u00a0€`;
}

export function unitPriceForField(priceE4: number): string {
  return digitsOf(priceE4).replaceAll('.', '');
}

/** Typed euros (`0,0185`, `1.234,50 €`): not negative, at most four decimals. */
export function parseUnitPrice(text: string): ParsedNumber {
  if (text.includes('%')) return { reason: 'not-a-number' };
  const { value: euros, reason } = parseDecimal(text);
  if (reason !== undefined) return { reason };
  if (euros < 0) return { reason: 'negative' };
  if (euros * PER_EURO > MAX_PRICE_E4) return { reason: 'too-large' };
  const priceE4 = Math.round(euros * PER_EURO);
  return Number((euros * PER_EURO).toFixed(4)) === priceE4
    ? { value: priceE4 }
    : { reason: 'too-precise-price' };
}

function digitsOf(priceE4: number): string {
  const whole = Math.trunc(priceE4 / PER_EURO).toString();
  const fraction = (priceE4 % PER_EURO).toString().padStart(4, '0');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${fraction.slice(0, 2)}${fraction.slice(2).replace(/0+$/, '')}`;
}
