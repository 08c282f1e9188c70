import { countDistinct, eq } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { units } from '#db/schema/firm.ts';
import { orderLines } from '#db/schema/orders.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { countRows } from '#kernel/rows.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { withChanges } from '#shared/changes.ts';
import type { UnitRow } from '#shared/firm/firm-types.ts';
import { isSeedUnit } from '#shared/firm/seed-units.ts';
import type { CreateUnit, UpdateUnit } from '#shared/inputs/firm-inputs.ts';
import { MAX_ACTIVE_UNITS } from '#shared/prices/units.ts';
import { foldText } from '#shared/text/fold.ts';
import { assertMayBecome, placeOf, sortRows, tellChanged, tellCreated, tellDeleted } from './firm-rows.ts';
import { listUnitRows } from './read-firm.ts';

/** Rejects with `firm-key-taken`, `firm-name-taken` or `firm-rows-full`. */
export function createUnit(ctx: Ctx, input: CreateUnit): UnitRow {
  return inTransaction(ctx, (tx) => {
    const rows = listUnitRows(tx.db);
    if (rows.some((row) => row.key === input.key)) throw new DomainError('firm-key-taken').on('key');
    const position = placeOf(rows, input, MAX_ACTIVE_UNITS);
    tx.db
      .insert(units)
      .values({ ...input, nameFolded: foldText(input.name), position })
      .run();
    tellCreated(tx, 'unit', input.name);
    return findUnit(tx, input.key);
  });
}

/**
 * Absent fields keep their values. Products keep a deactivated unit; the units of a new database stay active. Rejects
 * with `unit-not-found`, `firm-name-taken`, `firm-rows-full` or `unit-always-used`.
 */
export function updateUnit(ctx: Ctx, { key, ...input }: UpdateUnit): UnitRow {
  return inTransaction(ctx, (tx) => {
    const before = findUnit(tx, key);
    const after = withChanges(before, input);
    const rows = listUnitRows(tx.db);
    if (!after.isActive && isSeedUnit(key)) throw new DomainError('unit-always-used');
    assertMayBecome(rows, before, after, MAX_ACTIVE_UNITS);
    tx.db
      .update(units)
      .set({ ...input, nameFolded: foldText(after.name) })
      .where(eq(units.id, before.id))
      .run();
    tellChanged(tx, 'unit', before, after);
    if (after.name !== before.name) tx.emit({ type: 'catalog', productId: null });
    return findUnit(tx, key);
  });
}

export function sortUnits(ctx: Ctx, { ids }: { readonly ids: readonly number[] }): UnitRow[] {
  return inTransaction(ctx, (tx) => {
    sortRows(tx, 'unit', listUnitRows(tx.db), ids);
    return listUnitRows(tx.db);
  });
}

/** Only while no product and no order line, old ones included, refers to it. */
export function deleteUnit(ctx: Ctx, { key }: { readonly key: string }): { readonly key: string } {
  return inTransaction(ctx, (tx) => {
    const { id, name } = findUnit(tx, key);
    if (isSeedUnit(key)) throw new DomainError('unit-always-used');
    const ordered = tx.db
      .select({ rows: countDistinct(orderLines.orderId) })
      .from(orderLines)
      .where(eq(orderLines.unit, key))
      .get();
    const use = { products: countRows(tx, products, eq(products.unit, key)), orders: ordered?.rows ?? 0 };
    if (use.products + use.orders > 0) throw new DomainError('firm-row-in-use', use);
    tx.db.delete(units).where(eq(units.id, id)).run();
    tellDeleted(tx, 'unit', name);
    return { key };
  });
}

/** Rejects with `unit-not-found`. */
function findUnit(ctx: Ctx, key: string): UnitRow {
  const unit = listUnitRows(ctx.db).find((row) => row.key === key);
  if (!unit) throw new DomainError('unit-not-found');
  return unit;
}
