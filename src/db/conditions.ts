import { and, inArray, is, isNull, ne, Placeholder, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { FINAL_STATUSES_SQL, STATUS } from '#shared/order-status.ts';
import { toTyped } from '#shared/text/plain-text.ts';
import { products } from './schema/catalog.ts';
import { customers } from './schema/customers.ts';
import { orders } from './schema/orders.ts';

/** An order that is neither delivered nor cancelled, spelled so that SQLite uses the partial indexes of open orders. */
export const isOpenOrder: SQL = sql`${orders.status} NOT IN ${sql.raw(FINAL_STATUSES_SQL)}`;

/** For counting or listing open orders by their own index; SQLite would prefer one of all orders. */
export const openOrders: SQL = sql`${orders} INDEXED BY orders_driver_open`;

export const isFinalOrder: SQL = sql`${orders.status} IN ${sql.raw(FINAL_STATUSES_SQL)}`;

export const isGoingAhead = and(ne(orders.status, STATUS.cancelled), isNull(orders.heldAt));

/** Customers that are not staff, active or not; spelled so that SQLite uses the partial index of their phones. */
export const isCustomer: SQL = sql`${customers.isStaff} = 0`;

/** The indexes of codes exclude empty ones: SQLite uses them only for a condition that does so, too. */
export const isCoded: SQL = sql`${products.codeFolded} <> ''`;

/** `forms` are made by `codeForms`. */
export function hasCode(forms: readonly string[]): SQL {
  return sql`(${inArray(products.codeFolded, [...forms])} AND ${isCoded})`;
}

export function hasBarcode(forms: readonly string[]): SQL {
  return sql`(${inArray(products.barcode, [...forms])} AND ${products.barcode} <> '')`;
}

export function hasCustomerCode(folded: string): SQL {
  return sql`(${customers.codeFolded} = ${folded} AND ${customers.codeFolded} <> '')`;
}

/** The placeholder of a prepared query takes the ids as JSON. */
export function inIds(column: SQLiteColumn, ids: readonly number[] | Placeholder): SQL {
  return sql`${column} IN (SELECT value FROM json_each(${is(ids, Placeholder) ? ids : JSON.stringify(ids)}))`;
}

/** The typed text occurs in the column: a number, code or reference, in any case of ASCII letters. */
export function holdsTyped(column: SQLiteColumn | SQL, typed: string): SQL {
  const pattern = `%${toTyped(typed).replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql`${column} LIKE ${pattern} ESCAPE '\\'`;
}
