import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  type SQLiteColumn,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { DEFAULT_PAYMENT_METHOD } from '#shared/accounting/payment.ts';
import { FINAL_STATUSES_SQL, ORDER_STATUSES } from '#shared/order-status.ts';
import { PRICE_SOURCES } from '#shared/prices/pricing.ts';
import { products } from './catalog.ts';
import { oneOf, refersTo } from './columns.ts';
import { customers } from './customers.ts';
import { documents } from './documents.ts';
import { regions } from './firm.ts';
import { priceLists } from './prices.ts';
import { users } from './users.ts';

/**
 * Orders; the id is the order number, gapless and never deleted. `createdDay` is the day of `createdAt` (ms) in the
 * shop's time zone; `deliverDate` is `yyyy-MM-dd`. `totalCents` always equals the sum of the lines and
 * `transportCents`, the charge for a small order (including VAT, at a rate of its own). The buyer's details are copied
 * at placement, and follow the customer's account until the order is invoiced, delivered or cancelled; `regionId` is
 * theirs at placement, and from then on the order's own. `invoiceId` and `deliveryNoteId` are its documents
 * (`documents.id`): once it has an invoice, its items, prices, buyer and day are fixed. `version` grows with every
 * change, to detect concurrent edits. `heldAt` (ms) is since when it is held because it is beyond the customer's limit,
 * else null. `customerChangedAt` (ms) is when its customer last changed it in the shop; null when never.
 */
export const orders = sqliteTable(
  'orders',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    customerId: refersTo('customer_id', () => customers.id),
    placedById: refersTo('placed_by_id', () => users.id),
    status: text('status', { enum: ORDER_STATUSES }).notNull(),
    deliverDate: text('deliver_date'),
    createdAt: integer('created_at').notNull(),
    createdDay: text('created_day').notNull(),
    totalCents: integer('total_cents').notNull(),
    transportCents: integer('transport_cents').notNull().default(0),
    transportVatBasisPoints: integer('transport_vat_basis_points').notNull().default(0),
    comment: text('comment').notNull().default(''),
    paymentMethod: text('payment_method').notNull().default(DEFAULT_PAYMENT_METHOD),
    driverId: integer('driver_id').references(() => users.id),
    regionId: refersTo('region_id', () => regions.id),
    buyerName: text('buyer_name').notNull(),
    buyerEmail: text('buyer_email').notNull().default(''),
    buyerPhone: text('buyer_phone').notNull().default(''),
    buyerAddress: text('buyer_address').notNull().default(''),
    buyerFiscalNumber: text('buyer_fiscal_number').notNull().default(''),
    buyerVatNumber: text('buyer_vat_number').notNull().default(''),
    buyerBusinessNumber: text('buyer_business_number').notNull().default(''),
    invoiceId: integer('invoice_id').references((): SQLiteColumn => documents.id),
    deliveryNoteId: integer('delivery_note_id').references((): SQLiteColumn => documents.id),
    version: integer('version').notNull().default(1),
    heldAt: integer('held_at'),
    customerChangedAt: integer('customer_changed_at'),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('orders_customer').on(table.customerId, table.id),
    index('orders_updated').on(table.updatedAt, table.id),
    index('orders_created_day').on(table.createdDay, table.id),
    index('orders_deliver_date').on(table.deliverDate, table.id),
    index('orders_region_day').on(table.regionId, table.deliverDate, table.status),
    index('orders_status_created_day').on(table.status, table.createdDay, table.id),
    index('orders_driver_deliver_date')
      .on(table.driverId, table.deliverDate)
      .where(sql`driver_id IS NOT NULL`),
    index('orders_driver_created_day').on(table.driverId, table.createdDay),
    index('orders_driver_open')
      .on(table.driverId, table.id)
      .where(sql.raw(`status NOT IN ${FINAL_STATUSES_SQL}`)),
    index('orders_customer_unsettled')
      .on(table.customerId, table.id)
      .where(sql.raw(`invoice_id IS NULL OR status NOT IN ${FINAL_STATUSES_SQL}`)),
    index('orders_final_total')
      .on(table.totalCents, table.id)
      .where(sql.raw(`status IN ${FINAL_STATUSES_SQL}`)),
    index('orders_held').on(table.heldAt).where(sql`held_at IS NOT NULL`),
    index('orders_not_invoiced').on(table.status, table.id).where(sql`invoice_id IS NULL`),
    check('orders_status_valid', oneOf(table.status, ORDER_STATUSES)),
    check('orders_total_not_negative', sql`total_cents >= 0`),
    check('orders_deliver_date_form', sql`deliver_date IS NULL OR deliver_date GLOB '????-??-??'`),
    check('orders_created_day_form', sql`created_day GLOB '????-??-??'`),
  ],
);

/**
 * Lines of an order, one per product, with the values frozen at placement: name, code, unit (`unitName` '': its name in
 * a new database), VAT, the source of the price, that price and the discounts applied to it (E4 including VAT, basis
 * points). `stockTaken` is how many pieces this line holds from stock: the quantity while the order is active; once
 * cancelled 0, or what never moved. `writtenOff` pieces of a cancelled line came back damaged: reopening takes only the
 * sound ones.
 */
export const orderLines = sqliteTable(
  'order_lines',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    orderId: refersTo('order_id', () => orders.id),
    productId: refersTo('product_id', () => products.id),
    productName: text('product_name').notNull(),
    productCode: text('product_code').notNull().default(''),
    unit: text('unit').notNull(),
    unitName: text('unit_name').notNull().default(''),
    vatBasisPoints: integer('vat_basis_points').notNull(),
    listPriceE4: integer('list_price_e4').notNull(),
    priceSource: text('price_source', { enum: PRICE_SOURCES }).notNull().default('catalogue'),
    priceListId: integer('price_list_id').references(() => priceLists.id),
    discountBasisPoints: integer('discount_basis_points').notNull().default(0),
    customerDiscountBasisPoints: integer('customer_discount_basis_points').notNull().default(0),
    unitPriceE4: integer('unit_price_e4').notNull(),
    quantity: integer('quantity').notNull(),
    totalCents: integer('total_cents').notNull(),
    stockTaken: integer('stock_taken').notNull(),
    writtenOff: integer('written_off').notNull().default(0),
    isStockConfirmed: integer('is_stock_confirmed', { mode: 'boolean' }).notNull().default(false),
    isProduced: integer('is_produced', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    uniqueIndex('order_lines_order_product').on(table.orderId, table.productId),
    check('order_lines_price_source_valid', oneOf(table.priceSource, PRICE_SOURCES)),
    check('order_lines_price_list_named', sql`(price_source = 'list') = (price_list_id IS NOT NULL)`),
    check('order_lines_quantity_not_negative', sql`quantity >= 0`),
    check(
      'order_lines_total',
      sql`total_cents = (unit_price_e4 * quantity + 50) / 100 AND unit_price_e4 >= 0`,
    ),
    check('order_lines_stock_taken_range', sql`stock_taken BETWEEN 0 AND quantity`),
    check('order_lines_written_off_range', sql`written_off BETWEEN 0 AND quantity - stock_taken`),
    check('order_lines_flags_boolean', sql`is_stock_confirmed IN (0, 1) AND is_produced IN (0, 1)`),
  ],
);
