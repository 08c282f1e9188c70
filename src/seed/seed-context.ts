import type Database from 'better-sqlite3';
import type { Random } from './random.ts';

/** How large the demo shop is made. */
export type SeedSize = { readonly products: number; readonly customers: number; readonly orders: number };

/** What every part of the seeding works with. Bulk rows go in through prepared statements, hence the raw connection. */
export type SeedContext = {
  readonly connection: Database.Database;
  readonly random: Random;
  readonly nowMs: number;
  readonly timeZone: string;
};

/** A statement that inserts one row, its columns in the order given. */
export function prepareInsert(
  connection: Database.Database,
  table: string,
  columns: readonly string[],
): Database.Statement<unknown[]> {
  const marks = columns.map(() => '?').join(', ');
  return connection.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`);
}
