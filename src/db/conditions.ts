import { inArray, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { FINAL_STATUSES_SQL } from '#shared/order-status.ts';
import { toTyped } from '#shared/text/plain-text.ts';
import { products } from './schema/catalog.ts';
import { customers } from './schema/customers.ts';
import { orders } from './schema/orders.ts';

/** An order that is neither delivered nor cancelled, spelled so that the partial indexes of open orders fit. */
export const isOpenOrder: SQL = sql`${orders.status} NOT IN ${sql.raw(FINAL_STATUSES_SQL)}`;

/** To count or list open orders from their own index; SQLite would prefer one of a day or status of all orders. */
export const openOrders: SQL = sql`${orders} INDEXED BY orders_driver_open`;

export const isFinalOrder: SQL = sql`${orders.status} IN ${sql.raw(FINAL_STATUSES_SQL)}`;

/** Customers that still are, active or not; spelled so that the partial index of their phones fits. */
export const isCustomer: SQL = sql`${customers.isStaff} = 0`;

/** The indexes of codes leave out empty ones: SQLite uses them only for a condition that does so, too. */
export const isCoded: SQL = sql`${products.codeFolded} <> ''`;

/** `forms` as made by `codeForms`. */
export function hasCode(forms: readonly string[]): SQL {
  return sql`(${inArray(products.codeFolded, [...forms])} AND ${isCoded})`;
}

export function hasBarcode(forms: readonly string[]): SQL {
  return sql`(${inArray(products.barcode, [...forms])} AND ${products.barcode} <> '')`;
}

export function hasCustomerCode(folded: string): SQL {
  return sql`(${customers.codeFolded} = ${folded} AND ${customers.codeFolded} <> '')`;
}

export function inIds(column: SQLiteColumn, ids: readonly number[]): SQL {
  return inStoredIds(column, JSON.stringify(ids));
}

/** Of a prepared query, whose placeholder takes the ids as JSON. */
export function inStoredIds(column: SQLiteColumn, ids: string | Placeholder): SQL {
  return sql`${column} IN (SELECT value FROM json_each(${ids}))`;
}

/** What is typed stands somewhere in the column: a number, code or reference, in any case of its Latin letters. */
export function holdsTyped(column: SQLiteColumn | SQL, typed: string): SQL {
  const pattern = `%${toTyped(typed).replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql`${column} LIKE ${pattern} ESCAPE '\\'`;
}
