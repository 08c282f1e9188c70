import { extname } from 'node:path';
import { z } from 'zod';
import { documentFilesOf, documentsOf } from '#http/rest/kit/by-role.ts';
import { countPages, nextCursor, pageParams } from '#http/rest/kit/lists.ts';
import { param, params } from '#http/rest/kit/params.ts';
import { PDF, pdfAnswer, type RestFile, type RestRow, rowsOf } from '#http/rest/kit/rest-row.ts';
import { arrayOf, listed, listOf, shapeOf, to } from '#http/rest/kit/shape.ts';
import { documentShape } from '#http/rest/shapes/document-shape.ts';
import { refusedOrderShape } from '#http/rest/shapes/order-shape.ts';
import { CREDIT_GOODS, DOCUMENT_KINDS, MAX_DEBIT_CENTS } from '#shared/accounting/documents.ts';
import { documentReasonInput, MAX_ISSUED_AT_ONCE } from '#shared/inputs/document-inputs.ts';
import type { Caller } from '#trpc/app-router.ts';

/** Packers have access, but see no documents. */
const READERS = ['admin', 'stocker', 'call_agent', 'customer', 'driver', 'packer'] as const;

const PHOTOS = ['image/jpeg', 'image/png', 'image/webp'];

const row = rowsOf({ tag: 'Documents', roles: ['admin'] });

type Check = Awaited<ReturnType<Caller['admin']['documents']['check']>>[number];

const seriesShape = shapeOf<Check>('Series')({
  ...to.text.named('kind', 'series'),
  ...to.int.named('year', 'first', 'last', 'count'),
  missing: listOf(z.int(), (series) => series.missing),
  chain: to.oneOf(['ok', 'broken'])((series) => series.chain),
});

const MAX_AMOUNT_CENTS = 1_000_000_000_00;

function amountUpTo(maxCents: number) {
  return param.euros(maxCents).refine((cents) => cents > 0, 'Shuma duhet të jetë më e madhe se 0.');
}

const goods = z.enum(CREDIT_GOODS).default('none');

const creditedLine = params({
  line_id: param.id,
  quantity: param.quantity.optional(),
  'amount as amountCents': amountUpTo(MAX_AMOUNT_CENTS).optional(),
  goods,
});

const debitedAmount = amountUpTo(MAX_DEBIT_CENTS);

const debitedLine = z.union([
  params({ line_id: param.id, 'amount as amountCents': debitedAmount }),
  params({
    description: z.string(),
    'amount as amountCents': debitedAmount,
    'vat_rate_percentage as vatBasisPoints': param.percent,
  }),
]);

const corrected = { 'id as documentId': param.id, reason: documentReasonInput };
const document = z.object({ document: documentShape });

const correctionErrors = [
  'Document not found',
  'Document line not found',
  'Not an invoice',
  'Month closed',
  'Clock not confirmed',
] as const;

export const documentsRows: readonly RestRow[] = [
  row('POST /documents/issue', {
    summary: 'Issue the invoices of orders, or of a delivery day and driver; those that cannot be are named',
    roles: ['admin', 'stocker'],
    acceptsIdempotencyKey: true,
    input: z.union([
      params({ order_ids: z.array(param.id).min(1).max(MAX_ISSUED_AT_ONCE) }),
      params({ deliver_date: param.date, 'driver_nr as driverCode': param.driverNr.optional() }),
    ]),
    output: z.object({ issued: arrayOf(documentShape), refused: arrayOf(refusedOrderShape) }),
    call: ({ stocker }, wanted) => stocker.issuedDocuments.issue(wanted),
  }),
  row('GET /documents', {
    summary: 'Issued papers, newest first; customers see their own',
    roles: ['admin', 'stocker', 'call_agent', 'customer'],
    input: params({
      kind: z.enum(DOCUMENT_KINDS).optional(),
      from: param.date.optional(),
      to: param.date.optional(),
      customer_id: param.id.optional(),
      order_id: param.id.optional(),
      ...param.pagesBy(20),
      cursor: pageParams.cursor,
    }),
    output: z.object({
      documents: listed(arrayOf(documentShape)),
      pagination: z.object({ currentPage: z.int(), totalPages: z.int(), totalDocuments: z.int() }),
    }),
    call: async (call, { cursor: before, ...range }) => {
      const { list } = documentsOf(call);
      const { documents, total } = await list({ ...range, before });
      const ids = documents.map(({ id }) => id);
      const readAfter = async (id: number) =>
        (await list({ ...range, page: 1, before: id, limit: 1 })).documents;
      const { totalPages } = countPages(range, total);
      return {
        documents,
        pagination: { currentPage: range.page, totalPages, totalDocuments: total },
        total,
        next_cursor: await nextCursor(ids, { ...range, cursor: before, total }, readAfter),
      };
    },
  }),
  row('GET /documents/check', {
    summary: 'Reads every paper again: numbers without a gap, and none altered',
    input: z.object({ year: param.wholeNumber(2000, 2200).optional() }),
    output: z.object({ series: listed(arrayOf(seriesShape)) }),
    call: async ({ admin }, input) => ({ series: await admin.documents.check(input) }),
  }),
  row('GET /documents/unissued', {
    summary: 'Orders that should have their invoice and have none, and why',
    roles: ['admin', 'stocker'],
    output: z.object({ orders: listed(arrayOf(refusedOrderShape)) }),
    call: async ({ stocker }) => ({ orders: await stocker.issuedDocuments.unissued() }),
  }),
  row('GET /documents/{id}', {
    summary: 'One issued paper, whole',
    roles: READERS,
    input: params({ 'id as documentId': param.id }),
    output: document,
    errors: ['Document not found'],
    call: async (call, input) => ({ document: await documentFilesOf(call).get(input) }),
  }),
  row('POST /documents/{id}/credit', {
    summary:
      'Credit an invoice: pieces, amounts, or all that is left; of a debit note amounts alone, which move no stock',
    status: 201,
    acceptsIdempotencyKey: true,
    input: z.union([
      params({ ...corrected, all: z.literal(true), lines: z.array(creditedLine).max(0).optional(), goods }),
      params({
        ...corrected,
        all: z.literal(false).optional(),
        lines: z.array(creditedLine).min(1).max(200),
      }),
    ]),
    output: document,
    errors: [...correctionErrors, 'Credit exceeds invoice'],
    call: async ({ admin }, input) => ({ document: await admin.documents.credit(input) }),
  }),
  row('POST /documents/{id}/debit', {
    summary: 'Demand more for an invoice: amounts on its lines, or lines of words with a rate of their own',
    status: 201,
    acceptsIdempotencyKey: true,
    input: params({ ...corrected, lines: z.array(debitedLine).min(1).max(200) }),
    output: document,
    errors: correctionErrors,
    call: async ({ admin }, input) => ({ document: await admin.documents.debit(input) }),
  }),
  row('GET /documents/{id}/pdf', {
    summary: 'An issued paper as PDF: always the same bytes, named by their SHA-256 in the header ETag',
    roles: READERS,
    input: params({ 'id as documentId': param.id }),
    files: [PDF],
    errors: ['Document not found', 'Failed to generate PDF'],
    call: async (call, input) => pdfAnswer(await documentFilesOf(call).pdf(input)),
  }),
  row('GET /orders/{orderId}/proof/pdf', {
    summary: 'The proof of delivery of an order: receiver, signature, amount received, what was not accepted',
    roles: READERS,
    input: z.object({ orderId: param.id }),
    files: [PDF],
    errors: ['Order not found', 'Failed to generate PDF'],
    call: async (call, input) => pdfAnswer(await documentFilesOf(call).proof(input)),
  }),
  row('GET /orders/photos/{photo_id}', {
    summary: 'A photo of the door that a driver took at a visit',
    roles: ['admin', 'stocker', 'call_agent'],
    input: params({ photo_id: param.id }),
    files: PHOTOS,
    errors: ['Photo not found'],
    call: async ({ callAgent, stocker, role }, input) => {
      const documents = role === 'call_agent' ? callAgent.documents : stocker.issuedDocuments;
      return photoAnswer(await documents.photo(input));
    },
  }),
  row('GET /orders/complaints/photos/{photo_id}', {
    summary: 'A photo that a customer sent of what came damaged or is missing',
    roles: ['customer', 'admin'],
    input: params({ photo_id: param.id }),
    files: PHOTOS,
    errors: ['Photo not found'],
    call: async ({ admin, customer, role }, input) =>
      photoAnswer(await (role === 'admin' ? admin : customer).complaints.photo(input)),
  }),
];

const TYPES: Readonly<Record<string, string>> = { '.png': 'image/png', '.webp': 'image/webp' };

function photoAnswer(photo: { readonly fileName: string; readonly bytes: Uint8Array }): RestFile {
  const contentType = TYPES[extname(photo.fileName)] ?? 'image/jpeg';
  return { ...photo, disposition: 'inline', contentType };
}
