import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { oneOf, refersTo } from './columns.ts';
import { users } from './users.ts';

/**
 * Closings and reopenings of months of the books: the last row of a month is its state, and a closed month closes all
 * before it. `lastEntryId` and `lastDocumentId` are the last ledger entry and the last document at that time: ids,
 * because a clock can be set back. Append-only by trigger.
 */
export const bookClosings = sqliteTable(
  'book_closings',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    month: text('month').notNull(),
    event: text('event', { enum: ['close', 'open'] }).notNull(),
    reason: text('reason').notNull().default(''),
    lastEntryId: integer('last_entry_id').notNull(),
    lastDocumentId: integer('last_document_id').notNull(),
    actorId: refersTo('actor_id', () => users.id),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('book_closings_month').on(table.month, table.id),
    check('book_closings_month_form', sql`month GLOB '????-??'`),
    check('book_closings_event_valid', oneOf(table.event, ['close', 'open'])),
    check('book_closings_open_has_reason', sql`event = 'close' OR reason <> ''`),
  ],
);
