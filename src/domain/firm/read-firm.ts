import { asc } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { firmRevision, regions } from '#db/schema/firm.ts';
import { type FirmTables, type Region, setFirmTables } from '#shared/firm/firm-tables.ts';

type Read = { readonly revision: number; readonly tables: FirmTables };

const readRevision = prepareOnce((db) =>
  db.select({ revision: firmRevision.revision }).from(firmRevision).prepare(),
);

const lastRead = prepareOnce((): { read: Read | null } => ({ read: null }));

/**
 * Makes `firmTables()` answer with what is committed. Called before each call is answered: another process may have
 * changed the tables. Not for use in a transaction, whose rows may be rolled back.
 */
export function refreshFirm(db: Db): void {
  const revision = readRevision(db).get()?.revision ?? 0;
  const last = lastRead(db);
  if (last.read?.revision !== revision) last.read = { revision, tables: readFirmTables(db) };
  setFirmTables(last.read.tables);
}

function readFirmTables(db: Db): FirmTables {
  return { regions: listRegionRows(db) };
}

export function listRegionRows(db: Db): Region[] {
  const { id, name, paperName, position, isActive } = regions;
  return db
    .select({ id, name, paperName, position, isActive })
    .from(regions)
    .orderBy(asc(position), asc(id))
    .all();
}
