import { count, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Ctx } from './ctx.ts';

export function countRows({ db }: Pick<Ctx, 'db'>, table: SQLiteTable | SQL, where?: SQL): number {
  return db.select({ rows: count() }).from(table).where(where).get()?.rows ?? 0;
}

export function hasRow({ db }: Pick<Ctx, 'db'>, table: SQLiteTable, where?: SQL): boolean {
  return db.select({ one: sql`1` }).from(table).where(where).limit(1).get() !== undefined;
}
