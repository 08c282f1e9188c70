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
  const insert = prepareInsert(table, [names.map((name) => ({ name, placeholder: name }))]);
  return (db, row) => insert(db).run(row);
}

const MOST_ROWS = 8;

export function insertRowsOnce<Table extends SQLiteTable, Name extends keyof Table['$inferInsert'] & string>(
  table: Table,
  names: readonly Name[],
): (db: Db, rows: readonly RowOf<Table, Name>[]) => void {
  const cells = Array.from({ length: MOST_ROWS }, (_, place) =>
    names.map((name) => ({ name, placeholder: `${name}.${place}` })),
  );
  const inserts = cells.map((_, place) => prepareInsert(table, cells.slice(0, place + 1)));
  return (db, rows) => {
    for (let from = 0; from < rows.length; from += MOST_ROWS) {
      const part = rows.slice(from, from + MOST_ROWS);
      const values: Record<string, unknown> = {};
      for (const [place, row] of part.entries()) {
        for (const { name, placeholder } of cells[place] ?? []) values[placeholder] = row[name];
      }
      inserts[part.length - 1]?.(db).run(values);
    }
  };
}

type Cell<Name> = { readonly name: Name; readonly placeholder: string };

function prepareInsert<Table extends SQLiteTable, Name extends string>(
  table: Table,
  rows: readonly (readonly Cell<Name>[])[],
) {
  return prepareOnce((db) => {
    const values = rows.map((cells) =>
      Object.fromEntries(cells.map(({ name, placeholder }) => [name, sql.placeholder(placeholder)])),
    );
    // Drizzle can't tell that these are columns of a table that is not known here.
    return db
      .insert(table)
      .values(values as SQLiteInsertValue<Table>[])
      .prepare();
  });
}
