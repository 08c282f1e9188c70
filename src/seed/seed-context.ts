import type Database from 'better-sqlite3';
import type { Random } from './random.ts';

export type SeedSize = { readonly products: number; readonly customers: number; readonly orders: number };

export type SeedContext = {
  readonly connection: Database.Database;
  readonly random: Random;
  readonly nowMs: number;
  readonly timeZone: string;
};

export function prepareInsert(
  connection: Database.Database,
  table: string,
  columns: readonly string[],
): Database.Statement<unknown[]> {
  const marks = columns.map(() => '?').join(', ');
  return connection.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`);
}
