import type Database from 'better-sqlite3';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Random } from './random.ts';

export type SeedSize = { readonly products: number; readonly customers: number; readonly orders: number };

export type SeedContext = {
  readonly connection: Database.Database;
  readonly random: Random;
  readonly nowMs: number;
  readonly timeZone: string;
};

/**
 * Inserts rows of a table, which all name the same columns, and returns their ids: one statement, since Drizzle would
 * put together that of each of a large shop's hundreds of thousands of rows.
 */
export function prepareInsert<Table extends SQLiteTable>(
  { connection }: Pick<SeedContext, 'connection'>,
  table: Table,
): (row: Table['$inferInsert']) => number {
  const columns = new Map<string, SQLiteColumn>(Object.entries(getTableColumns(table)));
  let statement: Database.Statement<unknown[]> | undefined;
  return (row) => {
    const cells = Object.entries(row).flatMap(([name, value]) => {
      const column = columns.get(name);
      return column
        ? [{ name: column.name, value: value === null ? null : column.mapToDriverValue(value) }]
        : [];
    });
    statement ??= connection.prepare(
      `INSERT INTO ${getTableName(table)} (${cells.map(({ name }) => name)}) VALUES (${cells.map(() => '?')})`,
    );
    return Number(statement.run(...cells.map(({ value }) => value)).lastInsertRowid);
  };
}
