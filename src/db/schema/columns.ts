import { type SQL, sql } from 'drizzle-orm';
import { customType, integer, type SQLiteColumn } from 'drizzle-orm/sqlite-core';

/** `column IN ('a', 'b')` for a CHECK: Drizzle's `enum` is only a type. The values are our own constants. */
export function oneOf(column: unknown, values: readonly string[]): SQL {
  const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ');
  return sql`${column} IN (${sql.raw(list)})`;
}

export function refersTo<Name extends string>(name: Name, column: () => SQLiteColumn) {
  return integer(name).notNull().references(column);
}

/** The key of a table with at most one row for each row of another. */
export function onePer<Name extends string>(name: Name, column: () => SQLiteColumn) {
  return integer(name).primaryKey().references(column);
}

/** A short list of ids as `,1,3,`, which SQL searches with `instr`; it needs no row per id in another table. */
export const idList = customType<{ data: readonly number[]; driverData: string }>({
  dataType: () => 'text',
  toDriver: (ids) => `,${ids.join(',')},`,
  fromDriver: fromIdList,
});

export function fromIdList(text: string): number[] {
  return text.split(',').filter(Boolean).map(Number);
}

export function holdsId(column: unknown, id: number): SQL {
  return sql`instr(${column}, ${`,${id},`}) > 0`;
}

export function pick<T extends object, Name extends keyof T>(table: T, ...names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, table[name]])) as Pick<T, Name>;
}
