import { formatCents, printWhole } from '#shared/prices/money.ts';

export function signedCents(cents: number): string {
  if (cents === 0) return formatCents(0);
  return `${cents > 0 ? '+' : '−'}${formatCents(Math.abs(cents))}`;
}

export function signed(change: number): string {
  if (change === 0) return '0';
  return change > 0 ? `+${printWhole(change)}` : `−${printWhole(-change)}`;
}
