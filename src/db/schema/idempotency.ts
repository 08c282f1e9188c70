import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { refersTo } from './columns.ts';
import { users } from './users.ts';

/**
 * Keys of writes that must not happen twice, kept 7 days: the same key of the same user returns the first answer (JSON)
 * again. `bodyHash` is a fingerprint of the request.
 */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    userId: refersTo('user_id', () => users.id),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: text('answer').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);
