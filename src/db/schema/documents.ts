import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  primaryKey,
  type SQLiteColumn,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { CREDIT_GOODS, DOCUMENT_KINDS, DOCUMENT_SERIES } from '#shared/accounting/documents.ts';
import { products } from './catalog.ts';
import { oneOf, onePer, refersTo } from './columns.ts';
import { customers } from './customers.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

const sha256Form = (column: SQLiteColumn) => sql`length(${column}) = 64`;

/**
 * Issued documents: invoices, credit, debit and delivery notes. Append-only by trigger. `sequence` is gapless from 1
 * per series and year of issue, taken in the issuing transaction; only `MIG` (invoices of orders delivered before there
 * were series, with the order's number) may have gaps. `content` is the frozen document as JSON (`DocumentContent`),
 * `sha256` the hash of exactly that text, which contains the previous document's hash. The other columns repeat values
 * for searches and sums; days are `yyyy-MM-dd` in the shop's time zone, amounts cents including VAT.
 */
export const documents = sqliteTable(
  'documents',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    kind: text('kind', { enum: DOCUMENT_KINDS }).notNull(),
    series: text('series', { enum: DOCUMENT_SERIES }).notNull(),
    year: integer('year').notNull(),
    sequence: integer('sequence').notNull(),
    number: text('number').notNull(),
    orderId: refersTo('order_id', () => orders.id),
    customerId: refersTo('customer_id', () => customers.id),
    issuedOn: text('issued_on').notNull(),
    issuedAt: integer('issued_at').notNull(),
    issuedById: integer('issued_by_id').references(() => users.id),
    dueOn: text('due_on').notNull(),
    totalCents: integer('total_cents').notNull(),
    refersToId: integer('refers_to_id').references((): SQLiteColumn => documents.id),
    content: text('content').notNull(),
    sha256: text('sha256').notNull(),
  },
  (table) => [
    uniqueIndex('documents_series_sequence').on(table.series, table.year, table.sequence),
    uniqueIndex('documents_number').on(table.number),
    index('documents_order').on(table.orderId, table.id),
    index('documents_customer').on(table.customerId, table.id),
    index('documents_issued_on').on(table.issuedOn, table.id, table.series),
    index('documents_kind').on(table.kind, table.issuedOn, table.id, table.totalCents),
    index('documents_refers_to').on(table.refersToId).where(sql`refers_to_id IS NOT NULL`),
    check('documents_kind_valid', oneOf(table.kind, DOCUMENT_KINDS)),
    check('documents_series_valid', oneOf(table.series, DOCUMENT_SERIES)),
    check('documents_sequence_positive', sql`sequence >= 1`),
    check('documents_total_not_negative', sql`total_cents >= 0`),
    check('documents_issued_on_form', sql`issued_on GLOB '????-??-??' AND due_on GLOB '????-??-??'`),
    check('documents_year_of_issue', sql`year = CAST(substr(issued_on, 1, 4) AS INTEGER)`),
    check(
      'documents_correction_refers',
      sql`(kind IN ('credit_note', 'debit_note')) = (refers_to_id IS NOT NULL)`,
    ),
    check('documents_sha256_form', sha256Form(table.sha256)),
  ],
);

/**
 * The lines of issued documents for sums; their text is in the document's content, at the same `position` (from 0).
 * `orderLineId` names a line of the order as long as that exists. `correctsLineId` is the line of an invoice or debit
 * note that a credit or debit corrects; `bookedPieces` are those that the credit itself returned to the stock ledger,
 * while the order's own line still holds them. Append-only by trigger.
 */
export const documentLines = sqliteTable(
  'document_lines',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    documentId: refersTo('document_id', () => documents.id),
    position: integer('position').notNull(),
    orderLineId: integer('order_line_id'),
    productId: integer('product_id').references(() => products.id),
    quantity: integer('quantity').notNull(),
    totalCents: integer('total_cents').notNull(),
    vatBasisPoints: integer('vat_basis_points').notNull(),
    correctsLineId: integer('corrects_line_id').references((): SQLiteColumn => documentLines.id),
    goods: text('goods', { enum: CREDIT_GOODS }),
    bookedPieces: integer('booked_pieces').notNull().default(0),
  },
  (table) => [
    uniqueIndex('document_lines_position').on(table.documentId, table.position),
    index('document_lines_corrects').on(table.correctsLineId).where(sql`corrects_line_id IS NOT NULL`),
    index('document_lines_product').on(table.productId).where(sql`product_id IS NOT NULL`),
    check('document_lines_quantity_not_negative', sql`quantity >= 0`),
    check('document_lines_total_not_negative', sql`total_cents >= 0`),
    check('document_lines_vat_range', sql`vat_basis_points BETWEEN 0 AND 10000`),
    check('document_lines_booked_range', sql`booked_pieces BETWEEN 0 AND quantity`),
    check('document_lines_goods_valid', sql`goods IS NULL OR goods IN ('stock', 'loss', 'none')`),
  ],
);

/** A document's amounts per rate, in cents: books and turnover are sums of these. Append-only by trigger. */
export const documentVat = sqliteTable(
  'document_vat',
  {
    documentId: refersTo('document_id', () => documents.id),
    vatBasisPoints: integer('vat_basis_points').notNull(),
    netCents: integer('net_cents').notNull(),
    vatCents: integer('vat_cents').notNull(),
    grossCents: integer('gross_cents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.vatBasisPoints] }),
    check('document_vat_adds_up', sql`net_cents + vat_cents = gross_cents`),
    check('document_vat_not_negative', sql`net_cents >= 0 AND vat_cents >= 0`),
  ],
);

/**
 * The PDFs of issued documents by content: SHA-256 of the file in the documents folder, and when (ms) it was drawn. One
 * for each document; a second only if a lost file could not be redrawn byte for byte. Append-only by trigger.
 */
export const documentFiles = sqliteTable(
  'document_files',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    documentId: refersTo('document_id', () => documents.id),
    sha256: text('sha256').notNull(),
    drawnAt: integer('drawn_at').notNull(),
  },
  (table) => [
    index('document_files_document').on(table.documentId, table.id),
    check('document_files_sha256_form', sha256Form(table.sha256)),
  ],
);

/**
 * Orders delivered before documents were issued: each still needs its frozen invoice of the series `MIG`, after which
 * its row is deleted. Filled by the migration that made this table, and empty ever after.
 */
export const documentBacklog = sqliteTable('document_backlog', {
  orderId: onePer('order_id', () => orders.id),
});

/**
 * The highest number ever assigned per series and year, with the hash of that document. Maintained by a trigger on
 * `documents`, raised by a restore; a truncated chain is shorter than this number.
 */
export const documentSeries = sqliteTable(
  'document_series',
  {
    series: text('series', { enum: DOCUMENT_SERIES }).notNull(),
    year: integer('year').notNull(),
    lastSequence: integer('last_sequence').notNull(),
    lastSha256: text('last_sha256').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.series, table.year] }),
    check('document_series_valid', oneOf(table.series, DOCUMENT_SERIES)),
    check('document_series_sequence_positive', sql`last_sequence >= 1`),
  ],
);

/**
 * Numbers of documents and orders that were assigned and are missing from the database, after a restore or a lost log.
 * They are never assigned again. Unknown values are null; year is 0 for orders.
 */
export const lostNumbers = sqliteTable(
  'lost_numbers',
  {
    number: text('number').primaryKey(),
    series: text('series', { enum: [...DOCUMENT_SERIES, 'ORDER'] }).notNull(),
    year: integer('year').notNull(),
    sequence: integer('sequence').notNull(),
    sha256: text('sha256'),
    customerName: text('customer_name'),
    issuedOn: text('issued_on'),
    totalCents: integer('total_cents'),
    lostAt: integer('lost_at').notNull(),
  },
  (table) => [
    uniqueIndex('lost_numbers_series_sequence').on(table.series, table.year, table.sequence),
    check('lost_numbers_series_valid', oneOf(table.series, [...DOCUMENT_SERIES, 'ORDER'])),
  ],
);
