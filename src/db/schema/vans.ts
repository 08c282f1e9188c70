import { sql } from 'drizzle-orm';
import { check, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { onePer, refersTo } from './columns.ts';
import { users } from './users.ts';

/** Payload in kg; null: not known. */
export const vans = sqliteTable(
  'vans',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    name: text('name').notNull(),
    nameFolded: text('name_folded').notNull(),
    plate: text('plate').notNull(),
    payloadKg: integer('payload_kg'),
    boxes: integer('boxes'),
    position: integer('position').notNull(),
    isActive: integer('is_active', { mode: 'boolean' }).notNull().default(true),
  },
  (table) => [
    uniqueIndex('vans_name_unique').on(table.nameFolded).where(sql`is_active = 1`),
    check('vans_payload_positive', sql`payload_kg > 0`),
    check('vans_boxes_positive', sql`boxes > 0`),
    check('vans_is_active_boolean', sql`is_active IN (0, 1)`),
  ],
);

export const driverVans = sqliteTable('driver_vans', {
  driverId: onePer('driver_id', () => users.id),
  vanId: refersTo('van_id', () => vans.id),
});

export const dayVans = sqliteTable(
  'day_vans',
  {
    driverId: refersTo('driver_id', () => users.id),
    day: text('day').$type<ISODate>().notNull(),
    vanId: refersTo('van_id', () => vans.id),
  },
  (table) => [primaryKey({ columns: [table.day, table.driverId] })],
);
