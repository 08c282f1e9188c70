import type { HoldCause } from '#shared/accounting/ledger.ts';
import { type MinimumOrder, readAgainstMinimum } from '#shared/prices/minimum-order.ts';
import { formatCents } from '#shared/prices/money.ts';

const WAITS = 'porosia pret aprovimin e zyrës';

export function missingNote(minimum: MinimumOrder, goodsCents: number): string | null {
  const { missingCents } = readAgainstMinimum(minimum, goodsCents);
  if (missingCents === 0 || minimum.transportCents === 0) return null;
  const goal = minimum.transportCents === null ? 'vlera minimale' : 'porosia pa transport';
  return `Edhe ${formatCents(missingCents)} deri te ${goal}`;
}

export function holdNote(cause: HoldCause, overCents?: number): string {
  if (cause === 'overdue') return `Borxh i vonuar: ${WAITS}`;
  return overCents === undefined ? `Mbi limit: ${WAITS}` : `${formatCents(overCents)} mbi limit: ${WAITS}`;
}

export function placedTotal({ totalCents, transportCents }: PlacedOrder): string {
  const total = formatCents(totalCents);
  return transportCents === 0 ? total : `${total} (me transport ${formatCents(transportCents)})`;
}

type PlacedOrder = { readonly totalCents: number; readonly transportCents: number };
