import { Column, is, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Db } from './client.ts';
import { prepareOnce } from './prepare-once.ts';

/** What a query of many rows asks for: one flat row, no part of it from an optional table as an object. */
export type RowColumns = Record<string, SQLiteColumn | SQL>;

type Prepared<Row> = {
  readonly all: (values?: Record<string, unknown>) => Row[];
  readonly values: (values?: Record<string, unknown>) => unknown[][];
};

/**
 * `prepareOnce` for queries of many rows: `build` selects exactly these columns. What each value is read as is found
 * out once and not at every cell, which took longer than reading the rows.
 */
export function prepareRows<Row>(
  columns: RowColumns,
  build: (db: Db) => Prepared<Row>,
): (db: Db, values?: Record<string, unknown>) => Row[] {
  const query = prepareOnce(build);
  const read = toReader(columns);
  // The query's own type says what these columns come to.
  return (db, values) =>
    query(db)
      .values(values)
      .map((cells) => read(cells) as Row);
}

/** How the cells of a row become an object of these columns. */
export function toReader(columns: RowColumns): (cells: readonly unknown[]) => object {
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

/** How a stored value is read; null where it is what it is. */
function readerOf(column: SQLiteColumn | SQL): ((value: unknown) => unknown) | null {
  if (is(column, Column)) {
    if (column.mapFromDriverValue === Column.prototype.mapFromDriverValue) return null;
    return (value) => column.mapFromDriverValue(value);
  }
  const reader = readDecoder(column);
  return (value) => reader.mapFromDriverValue(value);
}

type Decoder = { readonly mapFromDriverValue: (value: unknown) => unknown };

/** What `mapWith` said; Drizzle's types keep it to themselves. */
function readDecoder(column: SQL): Decoder {
  const decoder: unknown = Reflect.get(column, 'decoder');
  if (isDecoder(decoder)) return decoder;
  throw new Error('Drizzle has no decoders any more.');
}

function isDecoder(value: unknown): value is Decoder {
  return typeof value === 'object' && value !== null && 'mapFromDriverValue' in value;
}
