import { isRecord } from '#shared/is-record.ts';
import { formatCents } from '#shared/money.ts';

export const NOTES = [20_000, 10_000, 5000, 2000, 1000, 500] as const;
export const COINS = [200, 100, 50, 20, 10, 5, 2, 1] as const;

/** How many of each note or coin there are, by its value in cents. */
export type Counts = Readonly<Record<string, number>>;

export function sumCounts(counts: Counts): number {
  return [...NOTES, ...COINS].reduce((sum, value) => sum + value * (counts[value] ?? 0), 0);
}

export function readCounts(kept: unknown): Counts | null {
  if (!isRecord(kept)) return null;
  return Object.fromEntries(
    Object.entries(kept).flatMap(([value, count]) =>
      typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? [[value, count]] : [],
    ),
  );
}

export function formatPiece(cents: number): string {
  return cents >= 100 ? `${cents / 100}\u00a0€` : formatCents(cents);
}
