import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { products } from './catalog.ts';
import { refersTo } from './columns.ts';
import { customers } from './customers.ts';
import { users } from './users.ts';

/**
 * A customer's own named list of products. While `invitationHash` (SHA-256 of the code) is set and before
 * `invitationExpiresAt` (ms), a login that enters that code joins it, once.
 */
export const ownLists = sqliteTable(
  'own_lists',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    ownerId: refersTo('owner_id', () => customers.id),
    name: text('name').notNull(),
    nameFolded: text('name_folded').notNull(),
    invitationHash: text('invitation_hash'),
    invitationExpiresAt: integer('invitation_expires_at'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('own_lists_name').on(table.ownerId, table.nameFolded),
    uniqueIndex('own_lists_invitation').on(table.invitationHash).where(sql`invitation_hash IS NOT NULL`),
    check('own_lists_invitation_ends', sql`(invitation_hash IS NULL) = (invitation_expires_at IS NULL)`),
  ],
);

/** Other logins with whom a list is shared; they see and change its items. */
export const ownListMembers = sqliteTable(
  'own_list_members',
  {
    listId: refersTo('list_id', () => ownLists.id),
    userId: refersTo('user_id', () => users.id),
    joinedAt: integer('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.userId] }),
    index('own_list_members_user').on(table.userId),
  ],
);

/** Items of a list, by `position`; without a `quantity` the customer's usual one. */
export const ownListItems = sqliteTable(
  'own_list_items',
  {
    listId: refersTo('list_id', () => ownLists.id),
    productId: refersTo('product_id', () => products.id),
    position: integer('position').notNull(),
    quantity: integer('quantity'),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.productId] }),
    index('own_list_items_product').on(table.productId),
    check('own_list_items_quantity_positive', sql`quantity >= 1`),
    check('own_list_items_position_not_negative', sql`position >= 0`),
  ],
);

export const starredProducts = sqliteTable(
  'starred_products',
  {
    customerId: refersTo('customer_id', () => customers.id),
    productId: refersTo('product_id', () => products.id),
    starredAt: integer('starred_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.productId] }),
    index('starred_products_product').on(table.productId),
  ],
);
