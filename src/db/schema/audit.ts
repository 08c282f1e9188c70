import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** Who changed what and when; append-only by trigger. `details` is JSON with the values before and after. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    createdAt: integer('created_at').notNull(),
    actorId: integer('actor_id').references(() => users.id),
    actorName: text('actor_name').notNull().default(''),
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entityId: integer('entity_id'),
    details: text('details').notNull().default('{}'),
  },
  (table) => [
    index('audit_log_entity').on(table.entity, table.entityId, table.id),
    index('audit_log_entity_newest').on(table.entity),
    index('audit_log_actor').on(table.actorId, table.id),
    index('audit_log_created').on(table.createdAt, table.id),
    index('audit_log_action').on(table.action, table.id),
  ],
);
