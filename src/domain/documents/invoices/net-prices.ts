import type { DocumentLine } from '#shared/documents.ts';
import { divideHalfUp, printWhole } from '#shared/money.ts';

type Priced = Pick<DocumentLine, 'unitPriceE4' | 'vatBasisPoints'>;

/**
 * What one unit of each line costs without VAT: to the ten-thousandth, since a price without VAT that is rounded to the
 * cent no longer leads to the line's value; with two decimals where that is exact for all of them.
 */
export function formatNetPrices(lines: readonly Priced[]): string[] {
  const nets = lines.map(netTenThousandths);
  const isExact = nets.every((net) => net % 100 === 0);
  return nets.map((net) => formatTenThousandths(net, isExact ? 2 : 4));
}

function netTenThousandths({ unitPriceE4, vatBasisPoints }: Priced): number {
  return divideHalfUp(BigInt(unitPriceE4) * 10_000n, BigInt(10_000 + vatBasisPoints));
}

function formatTenThousandths(value: number, decimals: 2 | 4): string {
  const fraction = (value % 10_000).toString().padStart(4, '0').slice(0, decimals);
  return `${printWhole(Math.trunc(value / 10_000))},${fraction} €`;
}
