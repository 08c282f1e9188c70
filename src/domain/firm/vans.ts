import { asc, eq, getTableColumns } from 'drizzle-orm';
import { dayVans, driverVans, vans } from '#db/schema/vans.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { countRows } from '#kernel/rows.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { withChanges } from '#shared/changes.ts';
import type { Van } from '#shared/firm/firm-types.ts';
import { MAX_ACTIVE_VANS } from '#shared/firm/vans.ts';
import type { CreateVan, UpdateVan } from '#shared/inputs/firm-inputs.ts';
import { foldText } from '#shared/text/fold.ts';
import { assertMayBecome, placeOf, sortRows, tellChanged, tellCreated, tellDeleted } from './firm-rows.ts';

export function listVans(ctx: Ctx): Van[] {
  const { nameFolded: _nameFolded, ...columns } = getTableColumns(vans);
  return ctx.db.select(columns).from(vans).orderBy(asc(vans.position), asc(vans.id)).all();
}

/** Rejects with `firm-name-taken` or `firm-rows-full`. */
export function createVan(ctx: Ctx, input: CreateVan): Van {
  return inTransaction(ctx, (tx) => {
    const rows = listVans(tx);
    const { id } = tx.db
      .insert(vans)
      .values({ ...input, nameFolded: foldText(input.name), position: placeOf(rows, input, MAX_ACTIVE_VANS) })
      .returning({ id: vans.id })
      .get();
    tellCreated(tx, 'van', input.name);
    return findVan(tx, id);
  });
}

/** Drivers keep a deactivated van. Rejects with `van-not-found`, `firm-name-taken` or `firm-rows-full`. */
export function updateVan(ctx: Ctx, { id, ...input }: UpdateVan): Van {
  return inTransaction(ctx, (tx) => {
    const before = findVan(tx, id);
    const after = withChanges(before, input);
    const rows = listVans(tx);
    assertMayBecome(rows, before, after, MAX_ACTIVE_VANS);
    tx.db
      .update(vans)
      .set({ ...input, nameFolded: foldText(after.name) })
      .where(eq(vans.id, id))
      .run();
    tellChanged(tx, 'van', before, after);
    return findVan(tx, id);
  });
}

export function sortVans(ctx: Ctx, { ids }: { readonly ids: readonly number[] }): Van[] {
  return inTransaction(ctx, (tx) => {
    sortRows(tx, 'van', listVans(tx), ids);
    return listVans(tx);
  });
}

/** Only while no driver has it, or had it on any day. Rejects with `van-not-found` or `firm-row-in-use`. */
export function deleteVan(ctx: Ctx, { id }: { readonly id: number }): { readonly id: number } {
  return inTransaction(ctx, (tx) => {
    const { name } = findVan(tx, id);
    const use = {
      drivers: countRows(tx, driverVans, eq(driverVans.vanId, id)),
      days: countRows(tx, dayVans, eq(dayVans.vanId, id)),
    };
    if (use.drivers + use.days > 0) throw new DomainError('firm-row-in-use', use);
    tx.db.delete(vans).where(eq(vans.id, id)).run();
    tellDeleted(tx, 'van', name);
    return { id };
  });
}

export function findVan(ctx: Ctx, id: number): Van {
  const van = listVans(ctx).find((row) => row.id === id);
  if (!van) throw new DomainError('van-not-found');
  return van;
}
