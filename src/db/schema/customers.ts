import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { DOCUMENT_LANGUAGES } from '#shared/accounting/documents.ts';
import { oneOf, refersTo } from './columns.ts';
import { regions } from './firm.ts';

/**
 * The firms that buy: orders, documents, entries and carts name them. The id is that of the login with which a customer
 * was registered (`users.customer_id`), which also holds the e-mail; name and phone are written to both rows.
 * `isActive`: may order. `isStaff`: the row of an employee (a customer that became staff, or staff with an address),
 * not found and not sold to. `discountBasisPoints` is zbritje, `documentLanguage` the language of their documents,
 * `code` the firm's own number of the customer. Instants are ms since the epoch.
 */
export const customers = sqliteTable(
  'customers',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    nameFolded: text('name_folded').notNull(),
    phone: text('phone').notNull().default(''),
    phoneNormalized: text('phone_normalized'),
    address: text('address').notNull().default(''),
    fiscalNumber: text('fiscal_number').notNull().default(''),
    vatNumber: text('vat_number').notNull().default(''),
    businessNumber: text('business_number').notNull().default(''),
    code: text('code').notNull().default(''),
    codeFolded: text('code_folded').notNull().default(''),
    regionId: refersTo('region_id', () => regions.id),
    discountBasisPoints: integer('discount_basis_points').notNull().default(0),
    documentLanguage: text('paper_language', { enum: DOCUMENT_LANGUAGES }).notNull().default('sq'),
    isActive: integer('is_active', { mode: 'boolean' }).notNull().default(true),
    isStaff: integer('is_staff', { mode: 'boolean' }).notNull().default(false),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('customers_phone_unique')
      .on(table.phoneNormalized)
      .where(sql`is_staff = 0 AND phone_normalized IS NOT NULL`),
    uniqueIndex('customers_code_unique').on(table.codeFolded).where(sql`code_folded <> ''`),
    index('customers_name').on(table.isStaff, table.nameFolded),
    index('customers_region').on(table.regionId),
    check('customers_paper_language_valid', oneOf(table.documentLanguage, DOCUMENT_LANGUAGES)),
    check('customers_discount_range', sql`discount_basis_points BETWEEN 0 AND 10000`),
    check('customers_flags_boolean', sql`is_active IN (0, 1) AND is_staff IN (0, 1)`),
    check('customers_staff_may_not_order', sql`is_active = 0 OR is_staff = 0`),
  ],
);
