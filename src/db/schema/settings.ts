import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** The admin's settings, one row per group (`seller`, `contact`, `delivery`, …), the value as JSON validated by zod. */
export const settings = sqliteTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  updatedAt: integer('updated_at').notNull(),
  updatedById: integer('updated_by_id').references(() => users.id),
});
