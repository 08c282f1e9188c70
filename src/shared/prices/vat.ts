import type { ISODate } from '#shared/dates/shop-dates.ts';
import { withoutVat } from './pricing.ts';

/**
 * Kosovo's VAT rates in basis points, each with the first day on which it applies (Law 05/L-037: 18 % and 8 % from 1
 * September 2015). A change of the law is a new row; issued documents keep their rate.
 */
const VAT_RATES = [
  { kind: 'standard', basisPoints: 1600, from: '2009-01-01' },
  { kind: 'standard', basisPoints: 1800, from: '2015-09-01' },
  { kind: 'reduced', basisPoints: 800, from: '2015-09-01' },
  { kind: 'zero', basisPoints: 0, from: '2009-01-01' },
] as const;

/** The rates in force on a day, highest first, in basis points. */
export function vatRatesOn(day: ISODate): readonly number[] {
  const inForce = VAT_RATES.filter(({ from }) => from <= day);
  const latest = new Map(inForce.map(({ kind, basisPoints }) => [kind, basisPoints]));
  return [...new Set<number>(latest.values())].sort((a, b) => b - a);
}

/** The standard rate, for products without a special rate by law, in basis points. */
export function standardVatOn(day: ISODate): number {
  return VAT_RATES.findLast(({ kind, from }) => kind === 'standard' && from <= day)?.basisPoints ?? 0;
}

export type VatLine = { readonly grossCents: number; readonly vatBasisPoints: number };

/** In cents: `netCents + vatCents` is `grossCents`. */
export type VatRateTotal = {
  readonly vatBasisPoints: number;
  readonly netCents: number;
  readonly vatCents: number;
  readonly grossCents: number;
};

/**
 * Net and VAT per rate, highest first: `net = round(gross × 100 / (100 + rate))` on the rate's sum, `vat = gross −
 * net`.
 */
export function splitVat(lines: readonly VatLine[]) {
  const rates = [...new Set(lines.map((line) => line.vatBasisPoints))]
    .sort((a, b) => b - a)
    .map((vatBasisPoints) => totalOfRate(lines, vatBasisPoints));
  return {
    rates,
    netCents: sum(rates.map((rate) => rate.netCents)),
    vatCents: sum(rates.map((rate) => rate.vatCents)),
    grossCents: sum(rates.map((rate) => rate.grossCents)),
  };
}

function totalOfRate(lines: readonly VatLine[], vatBasisPoints: number): VatRateTotal {
  const ofRate = lines.filter((line) => line.vatBasisPoints === vatBasisPoints);
  const grossCents = sum(ofRate.map((line) => line.grossCents));
  const netCents = withoutVat(grossCents, vatBasisPoints);
  return { vatBasisPoints, netCents, vatCents: grossCents - netCents, grossCents };
}

/**
 * Line nets that add up to `rates` exactly, also where a note took the remaining VAT of a rate; of whole documents none
 * differs by more than a cent from its own rounding.
 */
export function lineNets(lines: readonly VatLine[], rates: readonly VatRateTotal[]): number[] {
  const lineNetCents = new Array<number>(lines.length).fill(0);
  for (const rate of rates) spreadNet(lines, rate, lineNetCents);
  return lineNetCents;
}

/** Distributes the cents left over by rounding to the lines with the largest rounding error. */
function spreadNet(lines: readonly VatLine[], rate: VatRateTotal, lineNetCents: number[]): void {
  const shares = lines.flatMap((line, index) => {
    if (line.vatBasisPoints !== rate.vatBasisPoints) return [];
    const netCents = withoutVat(line.grossCents, rate.vatBasisPoints);
    const exact = (line.grossCents * 10_000) / (10_000 + rate.vatBasisPoints);
    return [{ index, netCents, lackCents: exact - netCents }];
  });
  const leftOver = rate.netCents - sum(shares.map((share) => share.netCents));
  const step = Math.sign(leftOver);
  const each = shares.length === 0 ? 0 : Math.trunc(leftOver / shares.length);
  const rest = Math.abs(leftOver - each * shares.length);
  const byError = shares.toSorted((a, b) => step * (b.lackCents - a.lackCents) || a.index - b.index);
  for (const [place, share] of byError.entries()) {
    lineNetCents[share.index] = share.netCents + each + (place < rest ? step : 0);
  }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
