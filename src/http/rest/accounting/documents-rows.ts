import { z } from 'zod';
import {
  eurosParam,
  idParam,
  limitParam,
  pageParam,
  percentParam,
  wholeNumber,
} from '#http/rest/kit/number-params.ts';
import { quantityParam } from '#http/rest/kit/order-params.ts';
import { defineRow, type RestRow } from '#http/rest/kit/rest-row.ts';
import { documentShape, toDocumentShape } from '#http/rest/shapes/document-shape.ts';
import { CREDIT_GOODS, DOCUMENT_KINDS, MAX_DEBIT_CENTS } from '#shared/accounting/documents.ts';
import { MAX_DRIVER_NUMBER } from '#shared/delivery.ts';
import { documentReasonInput, MAX_ISSUED_AT_ONCE } from '#shared/inputs/document-inputs.ts';
import { dateInput } from '#shared/inputs/order-inputs.ts';
import type { Role } from '#shared/roles.ts';
import type { Caller } from '#trpc/app-router.ts';

const tag = 'Documents';

const MAX_AMOUNT_CENTS = 1_000_000_000_00;

function amountUpTo(maxCents: number) {
  return eurosParam(maxCents).refine((cents) => cents > 0, 'Shuma duhet të jetë më e madhe se 0.');
}

const creditedAmount = amountUpTo(MAX_AMOUNT_CENTS);
const debitedAmount = amountUpTo(MAX_DEBIT_CENTS);

const notIssuedShape = z.object({ order_id: z.int(), error: z.string(), message: z.string() });

const paginationShape = z.object({
  currentPage: z.int(),
  totalPages: z.int(),
  totalDocuments: z.int(),
});

const creditedLine = z
  .object({
    line_id: idParam,
    quantity: quantityParam.optional(),
    amount: creditedAmount.optional(),
    goods: z.enum(CREDIT_GOODS).default('none'),
  })
  .transform(({ line_id: lineId, amount: amountCents, ...line }) => ({ ...line, lineId, amountCents }));

const debitedLine = z.union([
  z
    .object({ line_id: idParam, amount: debitedAmount })
    .transform(({ line_id: lineId, amount: amountCents }) => ({ lineId, amountCents })),
  z
    .object({ description: z.string(), amount: debitedAmount, vat_rate_percentage: percentParam })
    .transform(({ description, amount: amountCents, vat_rate_percentage: vatBasisPoints }) => ({
      description,
      amountCents,
      vatBasisPoints,
    })),
]);

function documentsOf(caller: Caller, role: Role | null) {
  if (role === 'customer') return caller.customer.documents;
  return role === 'call_agent' ? caller.callAgent.documents : caller.stocker.issuedDocuments;
}

function getDocument(caller: Caller, role: Role | null, documentId: number) {
  if (role === 'driver') return caller.driver.documents.get({ documentId });
  if (role === 'packer') return caller.packer.documents.get({ documentId });
  return documentsOf(caller, role).get({ documentId });
}

const correctionErrors = {
  404: ['Document not found', 'Document line not found'],
  422: ['Idempotency key reused'],
};

export const documentsRows: readonly RestRow[] = [
  defineRow({
    method: 'POST',
    url: '/documents/issue',
    roles: ['admin', 'stocker'],
    input: z.union([
      z
        .object({ order_ids: z.array(idParam).min(1).max(MAX_ISSUED_AT_ONCE) })
        .transform(({ order_ids: orderIds }) => ({ orderIds })),
      z
        .object({
          deliver_date: dateInput,
          driver_nr: wholeNumber(1, MAX_DRIVER_NUMBER).optional(),
        })
        .transform(({ deliver_date: deliverDate, driver_nr: driverCode }) => ({ deliverDate, driverCode })),
    ]),
    output: z.object({ issued: z.array(documentShape), refused: z.array(notIssuedShape) }),
    doc: {
      tag,
      summary:
        'Issue the invoices of orders, or of a delivery day and driver; those that cannot be are named',
    },
    call: async ({ caller }, wanted) => {
      const { issued, refused } = await caller.stocker.issuedDocuments.issue(wanted);
      return { issued: issued.map(toDocumentShape), refused: refused.map(toNotIssuedShape) };
    },
  }),
  defineRow({
    method: 'GET',
    url: '/documents',
    roles: ['admin', 'stocker', 'call_agent', 'customer'],
    input: z.object({
      kind: z.enum(DOCUMENT_KINDS).optional(),
      from: dateInput.optional(),
      to: dateInput.optional(),
      customer_id: idParam.optional(),
      order_id: idParam.optional(),
      page: pageParam.default(1),
      limit: limitParam.default(20),
    }),
    output: z.object({ documents: z.array(documentShape), pagination: paginationShape }),
    doc: { tag, summary: 'Issued papers, newest first; customers see their own' },
    call: async ({ caller, role }, { customer_id: customerId, order_id: orderId, ...range }) => {
      const { documents, total } = await documentsOf(caller, role).list({ ...range, customerId, orderId });
      return {
        documents: documents.map(toDocumentShape),
        pagination: {
          currentPage: range.page,
          totalPages: Math.ceil(total / range.limit),
          totalDocuments: total,
        },
      };
    },
  }),
  defineRow({
    method: 'GET',
    url: '/documents/check',
    roles: ['admin'],
    input: z.object({ year: wholeNumber(2000, 2200).optional() }),
    output: z.object({
      series: z.array(
        z.object({
          kind: z.string(),
          series: z.string(),
          year: z.int(),
          first: z.int(),
          last: z.int(),
          count: z.int(),
          missing: z.array(z.int()),
          chain: z.enum(['ok', 'broken']),
        }),
      ),
    }),
    doc: { tag, summary: 'Reads every paper again: numbers without a gap, and none altered' },
    call: async ({ caller }, { year }) => {
      const series = await caller.admin.documents.check({ year });
      return {
        series: series.map(({ brokenAt: _where, lost: _lost, missing, ...check }) => ({
          ...check,
          missing: [...missing],
        })),
      };
    },
  }),
  defineRow({
    method: 'GET',
    url: '/documents/unissued',
    roles: ['admin', 'stocker'],
    input: z.object({}),
    output: z.object({ orders: z.array(notIssuedShape) }),
    doc: { tag, summary: 'Orders that should have their invoice and have none, and why' },
    call: async ({ caller }) => ({
      orders: (await caller.stocker.issuedDocuments.unissued()).map(toNotIssuedShape),
    }),
  }),
  defineRow({
    method: 'GET',
    url: '/documents/{id}',
    // Packers have access, but see no documents.
    roles: ['admin', 'stocker', 'call_agent', 'customer', 'driver', 'packer'],
    input: z.object({ id: idParam }),
    output: z.object({ document: documentShape }),
    doc: { tag, summary: 'One issued paper, whole', errors: { 404: ['Document not found'] } },
    call: async ({ caller, role }, { id }) => ({
      document: toDocumentShape(await getDocument(caller, role, id)),
    }),
  }),
  defineRow({
    method: 'POST',
    url: '/documents/{id}/credit',
    roles: ['admin'],
    acceptsIdempotencyKey: true,
    input: z.union([
      z.object({
        id: idParam,
        reason: documentReasonInput,
        all: z.literal(true),
        goods: z.enum(CREDIT_GOODS).default('none'),
      }),
      z.object({ id: idParam, reason: documentReasonInput, lines: z.array(creditedLine).min(1).max(200) }),
    ]),
    output: z.object({ document: documentShape }),
    status: 201,
    doc: {
      tag,
      summary:
        'Credit an invoice: pieces, amounts, or all that is left; of a debit note amounts alone, which move no stock',
      errors: {
        ...correctionErrors,
        409: ['Credit exceeds invoice', 'Not an invoice', 'Month closed', 'Clock not confirmed'],
      },
    },
    call: async ({ caller }, { id: documentId, ...credit }) => ({
      document: toDocumentShape(await caller.admin.documents.credit({ ...credit, documentId })),
    }),
  }),
  defineRow({
    method: 'POST',
    url: '/documents/{id}/debit',
    roles: ['admin'],
    acceptsIdempotencyKey: true,
    input: z.object({
      id: idParam,
      reason: documentReasonInput,
      lines: z.array(debitedLine).min(1).max(200),
    }),
    output: z.object({ document: documentShape }),
    status: 201,
    doc: {
      tag,
      summary: 'Demand more for an invoice: amounts on its lines, or lines of words with a rate of their own',
      errors: { ...correctionErrors, 409: ['Not an invoice', 'Month closed', 'Clock not confirmed'] },
    },
    call: async ({ caller }, { id: documentId, ...debit }) => ({
      document: toDocumentShape(await caller.admin.documents.debit({ ...debit, documentId })),
    }),
  }),
];

function toNotIssuedShape({ orderId, error, message }: NotIssued): z.input<typeof notIssuedShape> {
  return { order_id: orderId, error, message };
}

type NotIssued = { readonly orderId: number; readonly error: string; readonly message: string };
