import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/**
 * Delivery regions, in the order of `position`. `paperName` is what documents print ('': the name). Ids are never used
 * again; a deactivated region is offered nowhere, and shown where orders and customers still name it.
 */
export const regions = sqliteTable(
  'regions',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    name: text('name').notNull(),
    nameFolded: text('name_folded').notNull(),
    paperName: text('paper_name').notNull().default(''),
    position: integer('position').notNull(),
    isActive: integer('is_active', { mode: 'boolean' }).notNull().default(true),
  },
  (table) => [
    uniqueIndex('regions_name_unique').on(table.nameFolded).where(sql`is_active = 1`),
    check('regions_is_active_boolean', sql`is_active IN (0, 1)`),
  ],
);

/** One row, counted up by triggers whenever a table of the firm changes, so that a reader can keep what it has read. */
export const firmRevision = sqliteTable(
  'firm_revision',
  {
    id: integer('id').primaryKey(),
    revision: integer('revision').notNull(),
  },
  () => [check('firm_revision_one_row', sql`id = 1`)],
);
