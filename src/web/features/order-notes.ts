import type { HoldCause } from '#shared/ledger.ts';
import { type MinimumOrder, readAgainstMinimum } from '#shared/minimum-order.ts';
import { formatCents } from '#shared/money.ts';

const WAITS = 'porosia pret aprovimin e zyrës';

/** What is missing for an order not to be rejected, or to be brought for nothing; null when nothing is. */
export function missingNote(minimum: MinimumOrder, goodsCents: number): string | null {
  const { missingCents } = readAgainstMinimum(minimum, goodsCents);
  if (missingCents === 0 || minimum.transportCents === 0) return null;
  const goal = minimum.transportCents === null ? 'vlera minimale' : 'porosia pa transport';
  return `Edhe ${formatCents(missingCents)} deri te ${goal}`;
}

/** That an order will wait for the office, and why; by how much it is beyond the limit only where that may be said. */
export function holdNote(cause: HoldCause, overCents?: number): string {
  if (cause === 'overdue') return `Borxh i vonuar: ${WAITS}`;
  return overCents === undefined ? `Mbi limit: ${WAITS}` : `${formatCents(overCents)} mbi limit: ${WAITS}`;
}

/** What an order came to, as the server placed it. */
export function placedTotal({ totalCents, transportCents }: PlacedOrder): string {
  const total = formatCents(totalCents);
  return transportCents === 0 ? total : `${total} (me transport ${formatCents(transportCents)})`;
}

type PlacedOrder = { readonly totalCents: number; readonly transportCents: number };
