import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { addDays, type ISODate } from '#shared/dates/shop-dates.ts';
import { listOpenItems, type OpenSupplierItem } from './open-items.ts';

/** In cents: overdue, due within 7 days, within 30, later. Advances reduce the last. */
export type PayableSums = {
  readonly totalCents: number;
  readonly overdueCents: number;
  readonly d7Cents: number;
  readonly d30Cents: number;
  readonly laterCents: number;
};

const NOTHING: PayableSums = { totalCents: 0, overdueCents: 0, d7Cents: 0, d30Cents: 0, laterCents: 0 };

type Band = Exclude<keyof PayableSums, 'totalCents'>;

const BANDS: readonly Band[] = ['overdueCents', 'd7Cents', 'd30Cents', 'laterCents'];

/** Payables at the end of a day, today by default; most overdue first. */
export function listPayables(ctx: Ctx, { on }: { readonly on?: ISODate | undefined }) {
  const day = on ?? getShopMoment(ctx).date;
  const bySupplier = Map.groupBy(listOpenItems(ctx, { on: day }), ({ supplierId }) => supplierId);
  const rows = [...bySupplier].map(([supplierId, items]) => ({
    supplierId,
    name: items[0]?.supplierName ?? '',
    items,
    ...items.reduce((sums, item) => addTo(sums, bandOf(item, day), item.openCents), NOTHING),
  }));
  rows.sort(
    (a, b) =>
      b.overdueCents - a.overdueCents || b.totalCents - a.totalCents || a.name.localeCompare(b.name, 'sq'),
  );
  const totals = rows.reduce(
    (sums, row) => BANDS.reduce((all, band) => addTo(all, band, row[band]), sums),
    NOTHING,
  );
  return { on: day, rows, totals };
}

function addTo(sums: PayableSums, band: Band, cents: number): PayableSums {
  return { ...sums, [band]: sums[band] + cents, totalCents: sums.totalCents + cents };
}

function bandOf({ dueOn, day: enteredOn, openCents }: OpenSupplierItem, day: ISODate): Band {
  if (openCents < 0) return 'laterCents';
  const due = dueOn ?? enteredOn;
  if (due < day) return 'overdueCents';
  if (due <= addDays(day, 7)) return 'd7Cents';
  return due <= addDays(day, 30) ? 'd30Cents' : 'laterCents';
}
