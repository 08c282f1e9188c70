import { Column, is, SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

export type RowColumns = Record<string, SQLiteColumn | SQL>;

export function toReader(columns: Readonly<Record<string, unknown>>): (cells: readonly unknown[]) => object {
  const names = Object.keys(columns);
  const readers = Object.values(columns).map(readerOf);
  return (cells) => {
    const row: Record<string, unknown> = {};
    names.forEach((name, at) => {
      const value = cells[at];
      const read = readers[at];
      row[name] = value === null || !read ? value : read(value);
    });
    return row;
  };
}

function readerOf(column: unknown): ((value: unknown) => unknown) | null {
  if (is(column, Column)) {
    if (column.mapFromDriverValue === Column.prototype.mapFromDriverValue) return null;
    return (value) => column.mapFromDriverValue(value);
  }
  const reader = readDecoder(is(column, SQL.Aliased) ? column.sql : column);
  return (value) => reader.mapFromDriverValue(value);
}

type Decoder = { readonly mapFromDriverValue: (value: unknown) => unknown };

/** What `mapWith` said; Drizzle's types keep it to themselves. */
function readDecoder(column: unknown): Decoder {
  const decoder: unknown = is(column, SQL) ? Reflect.get(column, 'decoder') : undefined;
  if (isDecoder(decoder)) return decoder;
  throw new Error('Drizzle has no decoders any more.');
}

function isDecoder(value: unknown): value is Decoder {
  return typeof value === 'object' && value !== null && 'mapFromDriverValue' in value;
}
