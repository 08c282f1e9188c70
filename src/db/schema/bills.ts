import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  primaryKey,
  type SQLiteColumn,
  sqliteTable,
  text,
} from 'drizzle-orm/sqlite-core';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import {
  BILL_KINDS,
  COST_SPREADS,
  SUPPLIER_ENTRY_KINDS,
  SUPPLIER_PAYMENT_METHODS,
} from '#shared/purchasing/purchasing-types.ts';
import { oneOf, onePer, refersTo } from './columns.ts';
import { receiptLines, receipts, supplierReturnLines } from './receipts.ts';
import { REFERENCE_IN_SQL } from './reference-in-sql.ts';
import { suppliers } from './suppliers.ts';
import { users } from './users.ts';

/**
 * Supplier bills. `numberKey` is the supplier's number without case, spaces, `/` and `-`: unique per supplier and kind
 * among bills that are not reversed. `bookedOn` decides the month of the books. Amounts are cents including VAT.
 * Append-only by trigger; a mistake is reversed as a whole.
 */
export const bills = sqliteTable(
  'bills',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    kind: text('kind', { enum: BILL_KINDS }).notNull(),
    supplierId: refersTo('supplier_id', () => suppliers.id),
    number: text('number').notNull(),
    numberKey: text('number_key').notNull(),
    issuedOn: text('issued_on').$type<ISODate>().notNull(),
    bookedOn: text('booked_on').$type<ISODate>().notNull(),
    dueOn: text('due_on').$type<ISODate>().notNull(),
    isAsset: integer('is_asset', { mode: 'boolean' }).notNull().default(false),
    isDeductible: integer('is_deductible', { mode: 'boolean' }).notNull().default(true),
    totalCents: integer('total_cents').notNull(),
    note: text('note').notNull().default(''),
    actorId: integer('actor_id').references(() => users.id),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('bills_supplier').on(table.supplierId, table.id),
    index('bills_number').on(table.supplierId, table.kind, table.numberKey),
    index('bills_booked_on').on(table.bookedOn, table.id),
    check('bills_kind_valid', oneOf(table.kind, BILL_KINDS)),
    check('bills_days_ordered', sql`due_on >= issued_on AND booked_on >= issued_on`),
    check('bills_flags_boolean', sql`is_asset IN (0, 1) AND is_deductible IN (0, 1)`),
  ],
);

/**
 * Lines of goods name a receipt line, or on a credit note a return line, with pieces and a net price; all others have a
 * description and a net amount (negative for a rebate). `spreadBy` distributes the amount over the receipts in
 * `bill_line_receipts`. `valueE4` is the value at which the pieces of a line of goods came in or left, null where it
 * was unknown. Not owed to the issuer (`isOwed`) is the value of goods on a customs declaration. Append-only by
 * trigger.
 */
export const billLines = sqliteTable(
  'bill_lines',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    billId: refersTo('bill_id', () => bills.id),
    position: integer('position').notNull(),
    receiptLineId: integer('receipt_line_id').references(() => receiptLines.id),
    returnLineId: integer('return_line_id').references(() => supplierReturnLines.id),
    quantity: integer('quantity'),
    netPriceE4: integer('net_price_e4'),
    valueE4: integer('value_e4'),
    description: text('description').notNull().default(''),
    netCents: integer('net_cents').notNull(),
    vatBasisPoints: integer('vat_basis_points'),
    spreadBy: text('spread_by', { enum: COST_SPREADS }),
    isOwed: integer('is_owed', { mode: 'boolean' }).notNull().default(true),
  },
  (table) => [
    index('bill_lines_bill').on(table.billId, table.position),
    index('bill_lines_receipt_line').on(table.receiptLineId).where(sql`receipt_line_id IS NOT NULL`),
    index('bill_lines_return_line').on(table.returnLineId).where(sql`return_line_id IS NOT NULL`),
    check('bill_lines_spread_valid', sql`spread_by IS NULL OR spread_by IN ('value', 'quantity', 'weight')`),
    check('bill_lines_one_source', sql`receipt_line_id IS NULL OR return_line_id IS NULL`),
    check(
      'bill_lines_goods_have_pieces',
      sql`(receipt_line_id IS NULL AND return_line_id IS NULL) = (quantity IS NULL) AND (quantity IS NULL) = (net_price_e4 IS NULL)`,
    ),
    check('bill_lines_quantity_positive', sql`quantity >= 1`),
    check('bill_lines_is_owed_boolean', sql`is_owed IN (0, 1)`),
  ],
);

export const billLineReceipts = sqliteTable(
  'bill_line_receipts',
  {
    billLineId: refersTo('bill_line_id', () => billLines.id),
    receiptId: refersTo('receipt_id', () => receipts.id),
  },
  (table) => [
    primaryKey({ columns: [table.billLineId, table.receiptId] }),
    index('bill_line_receipts_receipt').on(table.receiptId),
  ],
);

/** Amounts on the supplier's document per rate, in cents. Append-only by trigger. */
export const billVat = sqliteTable(
  'bill_vat',
  {
    billId: refersTo('bill_id', () => bills.id),
    vatBasisPoints: integer('vat_basis_points').notNull(),
    netCents: integer('net_cents').notNull(),
    vatCents: integer('vat_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.billId, table.vatBasisPoints] })],
);

/** Append-only by trigger. */
export const billReversals = sqliteTable(
  'bill_reversals',
  {
    billId: onePer('bill_id', () => bills.id),
    day: text('day').$type<ISODate>().notNull(),
    reason: text('reason').notNull(),
    actorId: integer('actor_id').references(() => users.id),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('bill_reversals_day').on(table.day)],
);

/** Money paid to a supplier, in cents, and the day in whose cash it counts. Append-only by trigger. */
export const supplierPayments = sqliteTable(
  'supplier_payments',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    supplierId: refersTo('supplier_id', () => suppliers.id),
    method: text('method', { enum: SUPPLIER_PAYMENT_METHODS }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    paidOn: text('paid_on').$type<ISODate>().notNull(),
    cashDay: text('cash_day').$type<ISODate>(),
    reference: text('reference').notNull().default(''),
    note: text('note').notNull().default(''),
    actorId: integer('actor_id').references(() => users.id),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('supplier_payments_supplier').on(table.supplierId, table.id),
    index('supplier_payments_cash').on(table.cashDay).where(sql`cash_day IS NOT NULL`),
    index('supplier_payments_reference').on(sql.raw(REFERENCE_IN_SQL)).where(sql`reference <> ''`),
    check('supplier_payments_method_valid', oneOf(table.method, SUPPLIER_PAYMENT_METHODS)),
    check('supplier_payments_amount_positive', sql`amount_cents > 0`),
    check('supplier_payments_cash_has_day', sql`(cash_day IS NOT NULL) = (method = 'cash_counter')`),
  ],
);

/** Append-only by trigger. */
export const supplierPaymentReversals = sqliteTable(
  'supplier_payment_reversals',
  {
    paymentId: onePer('payment_id', () => supplierPayments.id),
    day: text('day').$type<ISODate>().notNull(),
    cashDay: text('cash_day').$type<ISODate>(),
    reason: text('reason').notNull(),
    actorId: integer('actor_id').references(() => users.id),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('supplier_payment_reversals_cash').on(table.cashDay).where(sql`cash_day IS NOT NULL`)],
);

/**
 * Amounts owed to a supplier, in cents: bills positive, payments and credit notes negative. Like `customer_entries`.
 * Append-only by trigger.
 */
export const supplierEntries = sqliteTable(
  'supplier_entries',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    supplierId: refersTo('supplier_id', () => suppliers.id),
    kind: text('kind', { enum: SUPPLIER_ENTRY_KINDS }).notNull(),
    day: text('day').$type<ISODate>().notNull(),
    dueOn: text('due_on').$type<ISODate>(),
    billId: integer('bill_id').references(() => bills.id),
    paymentId: integer('payment_id').references(() => supplierPayments.id),
    reversesId: integer('reverses_id').references((): SQLiteColumn => supplierEntries.id),
    number: text('number').notNull().default(''),
    description: text('description').notNull().default(''),
    amountCents: integer('amount_cents').notNull(),
    balanceCents: integer('balance_cents').notNull(),
    actorId: integer('actor_id').references(() => users.id),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('supplier_entries_supplier').on(table.supplierId, table.id),
    index('supplier_entries_day').on(table.supplierId, table.day, table.id),
    index('supplier_entries_bill').on(table.billId).where(sql`bill_id IS NOT NULL`),
    index('supplier_entries_payment').on(table.paymentId).where(sql`payment_id IS NOT NULL`),
    check('supplier_entries_kind_valid', oneOf(table.kind, SUPPLIER_ENTRY_KINDS)),
    check('supplier_entries_amount_not_zero', sql`amount_cents <> 0`),
    check('supplier_entries_reversal_refers', sql`(kind = 'reversal') = (reverses_id IS NOT NULL)`),
  ],
);

/** Which payment or credit pays which bill, in cents; reversed by a negative row. Append-only by trigger. */
export const supplierAllocations = sqliteTable(
  'supplier_allocations',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    creditId: refersTo('credit_id', () => supplierEntries.id),
    debitId: refersTo('debit_id', () => supplierEntries.id),
    amountCents: integer('amount_cents').notNull(),
    day: text('day').$type<ISODate>().notNull(),
    actorId: integer('actor_id').references(() => users.id),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('supplier_allocations_credit').on(table.creditId),
    index('supplier_allocations_debit').on(table.debitId),
    check('supplier_allocations_amount_not_zero', sql`amount_cents <> 0`),
  ],
);
