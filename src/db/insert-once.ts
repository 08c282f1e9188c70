import type { RunResult } from 'better-sqlite3';
import { sql } from 'drizzle-orm';
import type { SQLiteInsertValue, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db } from './client.ts';
import { prepareOnce } from './prepare-once.ts';

/** A row of which these columns are said, null where there is nothing; the others keep what the table says. */
type RowOf<Table extends SQLiteTable, Name extends keyof Table['$inferInsert']> = {
  readonly [Key in Name]-?: Exclude<Table['$inferInsert'][Key], undefined>;
};

/**
 * An insert of a hot path, put together once for each connection (see `prepareOnce`): says which columns it fills, and
 * then writes one row after the other. `lastInsertRowid` of what it returns is the new row's id.
 */
export function insertOnce<Table extends SQLiteTable, Name extends keyof Table['$inferInsert'] & string>(
  table: Table,
  names: readonly Name[],
): (db: Db, row: RowOf<Table, Name>) => RunResult {
  const insert = prepareOnce((db) => {
    const values = Object.fromEntries(names.map((name) => [name, sql.placeholder(name)]));
    // Drizzle can't tell that these are columns of a table that is not known here.
    return db
      .insert(table)
      .values(values as SQLiteInsertValue<Table>)
      .prepare();
  });
  return (db, row) => insert(db).run(row);
}
