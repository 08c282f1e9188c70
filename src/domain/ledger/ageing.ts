import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { AGE_BANDS, type AgeBand, ageBandOf } from '#shared/accounting/ledger.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { findChangedSince, type Known, lastKnownEntry, listChangedSince } from './changed-since.ts';
import { readOpenOn } from './open-on-day.ts';

/** In cents; unused credit reduces what is not yet due. */
type Ages = Record<AgeBand | 'totalCents', number>;

type AgeingRow = Ages & { readonly customerId: number; readonly name: string };

const NOTHING: Ages = { totalCents: 0, notDue: 0, d30: 0, d60: 0, d90: 0, over90: 0 };

/**
 * The ageing of a day, today by default. A past day shows the state of that day: entries and allocations dated later
 * are excluded, and with `known: 'closing'` also entries made after its month was closed.
 */
export function getAgeing(
  ctx: Ctx,
  { on, known = 'now' }: { readonly on?: ISODate | undefined; readonly known?: Known },
) {
  const day = on ?? getShopMoment(ctx).date;
  const lastEntryId = lastKnownEntry(ctx, day, known);
  const byCustomer = new Map<number, AgeingRow>();
  const totals = { ...NOTHING };
  for (const { customerId, name, dueOn, cents } of readOpenOn(ctx, day, { lastEntryId })) {
    const row = byCustomer.get(customerId) ?? { ...NOTHING, customerId, name };
    const band = dueOn === null ? 'notDue' : ageBandOf(daysBetween(dueOn, day));
    byCustomer.set(customerId, { ...row, [band]: row[band] + cents, totalCents: row.totalCents + cents });
    totals[band] += cents;
    totals.totalCents += cents;
  }
  const rows = [...byCustomer.values()]
    .filter((row) => row.totalCents !== 0 || AGE_BANDS.some((band) => row[band] !== 0))
    .sort((a, b) => b.totalCents - a.totalCents || a.name.localeCompare(b.name));
  const changed = findChangedSince(ctx, day);
  return {
    on: day,
    rows,
    totals,
    changedSince: changed && { ...changed, list: listChangedSince(ctx, day) },
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

function daysBetween(from: ISODate, to: ISODate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
