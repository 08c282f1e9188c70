import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import type { Ctx } from './ctx.ts';

type Reader<Row> = (ctx: Pick<Ctx, 'db'>, ids: readonly number[]) => readonly Row[];

type Shelf<Row> = { readonly byIds: Map<string, readonly Row[]>; version: string; count: number };

const MAX_ROWS = 2000;

const KEPT_MS = 2000;

const versionOf = prepareOnce((db) =>
  db
    .select({ own: sql<number>`total_changes()`, others: sql<number>`data_version` })
    .from(sql`pragma_data_version`)
    .prepare(),
);

/**
 * Reads rows by their ids once for all the screens that one change has told: what was read is answered again until
 * anything in the database changes, for two seconds at most. Rows are shared and so nobody may change them; a
 * transaction reads for itself.
 */
export function shareRows<Row extends object>(
  read: Reader<Row>,
): (ctx: Pick<Ctx, 'db' | 'isInTransaction'>, ids: readonly number[]) => Row[] {
  const shelves = new WeakMap<Db, Shelf<Row>>();
  return (ctx, ids) => {
    if (ctx.isInTransaction || ids.length === 0 || ids.length > MAX_ROWS) return [...read(ctx, ids)];
    const shelf = shelfOf(shelves, ctx.db);
    const key = ids.join();
    const kept = shelf.byIds.get(key);
    if (kept) return [...kept];
    const rows = read(ctx, ids);
    for (const row of rows) Object.freeze(row);
    if (shelf.count + rows.length > MAX_ROWS) empty(shelf);
    if (shelf.count === 0) setTimeout(() => empty(shelf), KEPT_MS).unref();
    shelf.byIds.set(key, rows);
    shelf.count += rows.length;
    return [...rows];
  };
}

function shelfOf<Row>(shelves: WeakMap<Db, Shelf<Row>>, db: Db): Shelf<Row> {
  const seen = versionOf(db).get();
  const version = `${seen?.own}.${seen?.others}`;
  const shelf = shelves.get(db) ?? { byIds: new Map(), version, count: 0 };
  shelves.set(db, shelf);
  if (shelf.version !== version) empty(shelf);
  shelf.version = version;
  return shelf;
}

function empty(shelf: Shelf<unknown>): void {
  shelf.byIds.clear();
  shelf.count = 0;
}
