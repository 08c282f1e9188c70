import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { products } from './catalog.ts';
import { onePer, refersTo } from './columns.ts';
import { customers } from './customers.ts';

/**
 * Price lists that can be assigned to customers. Prices of a net list are without VAT. An exclusive list hides all
 * products that it doesn't price; `addsDiscounts` also applies the product's and the customer's discounts to its
 * prices. It is valid from `validFrom` to `validTo` (`yyyy-MM-dd`, both included, null is open). Deleting sets
 * `deletedAt`: old order lines still name it.
 */
export const priceLists = sqliteTable(
  'price_lists',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    name: text('name').notNull(),
    nameFolded: text('name_folded').notNull(),
    isNet: integer('is_net', { mode: 'boolean' }).notNull().default(false),
    isExclusive: integer('is_exclusive', { mode: 'boolean' }).notNull().default(false),
    addsDiscounts: integer('adds_discounts', { mode: 'boolean' }).notNull().default(false),
    validFrom: text('valid_from'),
    validTo: text('valid_to'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    deletedAt: integer('deleted_at'),
  },
  () => [
    check(
      'price_lists_days_form',
      sql`(valid_from IS NULL OR valid_from GLOB '????-??-??') AND (valid_to IS NULL OR valid_to GLOB '????-??-??')`,
    ),
    check(
      'price_lists_flags_boolean',
      sql`is_net IN (0, 1) AND is_exclusive IN (0, 1) AND adds_discounts IN (0, 1)`,
    ),
  ],
);

function priceColumns() {
  return {
    productId: refersTo('product_id', () => products.id),
    fromQuantity: integer('from_quantity').notNull().default(1),
    priceE4: integer('price_e4').notNull(),
  };
}

function priceChecks(table: string) {
  return [
    check(`${table}_from_positive`, sql`from_quantity >= 1`),
    check(`${table}_not_negative`, sql`price_e4 >= 0`),
  ];
}

/** The price of a product on a list from a quantity on (E4). */
export const priceListPrices = sqliteTable(
  'price_list_prices',
  {
    priceListId: refersTo('price_list_id', () => priceLists.id),
    ...priceColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.priceListId, table.productId, table.fromQuantity] }),
    index('price_list_prices_product').on(table.productId),
    ...priceChecks('price_list_prices'),
  ],
);

export const customerPriceLists = sqliteTable(
  'customer_price_lists',
  {
    customerId: onePer('customer_id', () => customers.id),
    priceListId: refersTo('price_list_id', () => priceLists.id),
  },
  (table) => [index('customer_price_lists_list').on(table.priceListId)],
);

/** The price agreed with one customer for a product from a quantity on: E4 including VAT, before every other price. */
export const contractPrices = sqliteTable(
  'contract_prices',
  {
    customerId: refersTo('customer_id', () => customers.id),
    ...priceColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.productId, table.fromQuantity] }),
    index('contract_prices_product').on(table.productId),
    ...priceChecks('contract_prices'),
  ],
);

/** New customers who need the office's approval before they may order, since when (ms). */
export const accountApprovals = sqliteTable(
  'account_approvals',
  {
    customerId: onePer('customer_id', () => customers.id),
    requestedAt: integer('requested_at').notNull(),
  },
  (table) => [index('account_approvals_requested').on(table.requestedAt)],
);
