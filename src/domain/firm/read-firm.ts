import { asc, getTableColumns } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { perConnection } from '#db/per-connection.ts';
import {
  categories,
  categoryFormerKeys,
  firmRevision,
  regions,
  subcategories,
  units,
} from '#db/schema/firm.ts';
import { setFirmTables } from '#shared/firm/firm-tables.ts';
import type { CategoryRow, FirmTables, Region, UnitRow } from '#shared/firm/firm-types.ts';

type Read = { readonly revision: number; readonly tables: FirmTables };

const revisionOf = perConnection((db) =>
  db.select({ revision: firmRevision.revision }).from(firmRevision).prepare(),
);

/** A different number after each change of the firm's tables and settings, also after one that is rolled back later. */
export function readRevision(db: Db): number {
  return revisionOf(db).get()?.revision ?? 0;
}

const lastRead = perConnection((): { read: Read | null } => ({ read: null }));

/**
 * Refreshes `firmTables()` with the committed state. Called before each call is answered: another process may have
 * changed the tables. Not for use in a transaction, whose rows may be rolled back.
 */
export function refreshFirm(db: Db): void {
  const revision = readRevision(db);
  const last = lastRead(db);
  if (last.read?.revision !== revision) last.read = { revision, tables: readFirmTables(db) };
  setFirmTables(last.read.tables);
}

function readFirmTables(db: Db): FirmTables {
  return { regions: listRegionRows(db), categories: listCategoryRows(db), units: listUnitRows(db) };
}

export function listRegionRows(db: Db): Region[] {
  const { id, name, paperName, position, isActive } = regions;
  return db
    .select({ id, name, paperName, position, isActive })
    .from(regions)
    .orderBy(asc(position), asc(id))
    .all();
}

export function listCategoryRows(db: Db): CategoryRow[] {
  const { id, key, name, icon, position, isActive } = categories;
  const keys = Map.groupBy(db.select().from(categoryFormerKeys).all(), (row) => row.categoryId);
  const parts = Map.groupBy(
    db.select().from(subcategories).orderBy(asc(subcategories.position), asc(subcategories.id)).all(),
    (row) => row.categoryId,
  );
  return db
    .select({ id, key, name, icon, position, isActive })
    .from(categories)
    .orderBy(asc(position), asc(id))
    .all()
    .map((category) => ({
      ...category,
      formerKeys: (keys.get(category.id) ?? []).map((former) => former.key),
      subcategories: (parts.get(category.id) ?? []).map(
        ({ categoryId: _categoryId, nameFolded: _nameFolded, ...part }) => part,
      ),
    }));
}

export function listUnitRows(db: Db): UnitRow[] {
  const { nameFolded: _nameFolded, ...columns } = getTableColumns(units);
  return db.select(columns).from(units).orderBy(asc(units.position), asc(units.id)).all();
}
