import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable } from 'drizzle-orm/sqlite-core';
import { onePer } from './columns.ts';
import { orders } from './orders.ts';

/** Orders that were printed, and since when: on a picking list, as an invoice or pro-forma, or on labels. */
export const orderPrintings = sqliteTable(
  'order_printings',
  {
    orderId: onePer('order_id', () => orders.id),
    printedAt: integer('printed_at').notNull(),
  },
  () => [check('order_printings_printed_at_not_negative', sql`printed_at >= 0`)],
);
