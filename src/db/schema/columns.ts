import { type SQL, sql } from 'drizzle-orm';

/** `column IN ('a', 'b')` for a CHECK: Drizzle's `enum` is only a type. Values are our own constants. */
export function oneOf(column: unknown, values: readonly string[]): SQL {
  const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ');
  return sql`${column} IN (${sql.raw(list)})`;
}
