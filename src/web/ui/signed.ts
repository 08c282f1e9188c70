import { formatCents } from '#shared/money.ts';

/** A difference of money as people write it: `+3,00 €`, `−3,00 €`, with the true minus. */
export function signedCents(cents: number): string {
  if (cents === 0) return formatCents(0);
  return `${cents > 0 ? '+' : '−'}${formatCents(Math.abs(cents))}`;
}

/** A change as people write it: `+5`, `−5`, `0`. */
export function signed(change: number): string {
  if (change === 0) return '0';
  return change > 0 ? `+${change}` : `−${-change}`;
}
