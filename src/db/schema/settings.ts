import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** What the admin sets, one row per group (`seller`, `contact`, `delivery`, …), its value as JSON checked by zod. */
export const settings = sqliteTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  updatedAt: integer('updated_at').notNull(),
  updatedById: integer('updated_by_id').references(() => users.id),
});
