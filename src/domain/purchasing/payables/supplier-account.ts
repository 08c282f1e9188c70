import { and, asc, desc, eq, gte, lt, lte, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { supplierEntries } from '#db/schema/bills.ts';
import { pick } from '#db/schema/columns.ts';
import { toSides } from '#domain/ledger/get-receivables.ts';
import { findSupplier } from '#domain/purchasing/suppliers/suppliers.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { countRows } from '#kernel/rows.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { readSupplierBalance } from './enter-on-account.ts';
import { listOpenItems } from './open-items.ts';

const columns = {
  ...pick(supplierEntries, 'id', 'day', 'dueOn', 'kind', 'number', 'description', 'billId', 'paymentId'),
  amountCents: supplierEntries.amountCents,
};

const reversals = alias(supplierEntries, 'reversals');

type Request = { readonly supplierId: number; readonly page: number; readonly limit: number };

/** In cents; entries newest first. Rejects with `supplier-not-found`. */
export function getSupplierAccount(ctx: Ctx, { supplierId, page, limit }: Request) {
  const supplier = findSupplier(ctx, supplierId);
  const today = getShopMoment(ctx).date;
  const items = listOpenItems(ctx, { supplierId });
  const open = items
    .filter(({ openCents }) => openCents > 0)
    .map((item) => ({ ...item, dueOn: item.dueOn ?? item.day, isOverdue: (item.dueOn ?? item.day) < today }));
  const ofSupplier = eq(supplierEntries.supplierId, supplierId);
  const entries = ctx.db
    .select({ ...columns, balanceCents: supplierEntries.balanceCents, reversedById: reversals.id })
    .from(supplierEntries)
    .leftJoin(reversals, eq(reversals.reversesId, supplierEntries.id))
    .where(ofSupplier)
    .orderBy(desc(supplierEntries.id))
    .limit(limit)
    .offset((page - 1) * limit)
    .all()
    .map(toSides);
  return {
    supplierId,
    name: supplier.name,
    iban: supplier.iban,
    balanceCents: readSupplierBalance(ctx, supplierId),
    overdueCents: sumOpen(open.filter((item) => item.isOverdue)),
    advanceCents: -sumOpen(items.filter(({ openCents }) => openCents < 0)),
    open,
    entries,
    entryCount: countRows(ctx, supplierEntries, ofSupplier),
  };
}

function sumOpen(items: readonly { readonly openCents: number }[]): number {
  return items.reduce((cents, { openCents }) => cents + openCents, 0);
}

type Period = { readonly supplierId: number; readonly from: ISODate; readonly to: ISODate };

/** *Kartela e furnitorit*, in cents. Rejects with `supplier-not-found`. */
export function getSupplierStatement(ctx: Ctx, { supplierId, from, to }: Period) {
  findSupplier(ctx, supplierId);
  const ofSupplier = eq(supplierEntries.supplierId, supplierId);
  const before = ctx.db
    .select({ cents: sum(supplierEntries.amountCents).mapWith(Number) })
    .from(supplierEntries)
    .where(and(ofSupplier, lt(supplierEntries.day, from)))
    .get();
  const openingCents = before?.cents ?? 0;
  let balanceCents = openingCents;
  const entries = ctx.db
    .select(columns)
    .from(supplierEntries)
    .where(and(ofSupplier, gte(supplierEntries.day, from), lte(supplierEntries.day, to)))
    .orderBy(asc(supplierEntries.day), asc(supplierEntries.id))
    .all()
    .map((entry) => {
      balanceCents += entry.amountCents;
      return { ...toSides(entry), balanceCents };
    });
  return { supplierId, from, to, openingCents, entries, closingCents: balanceCents };
}
