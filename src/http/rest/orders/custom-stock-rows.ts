import { z } from 'zod';
import { idParam, wholeNumber } from '#http/rest/kit/number-params.ts';
import { pdfAnswer } from '#http/rest/kit/pdf-answer.ts';
import { defineRow, type RestRow } from '#http/rest/kit/rest-row.ts';
import { LABEL_FORMATS, MAX_BOXES, MAX_PACKING_FOUND } from '#shared/inputs/packing-inputs.ts';
import { MAX_QUANTITY } from '#shared/stock.ts';

const tag = 'Packaging';
const packing = ['packer', 'admin'] as const;

const contentsParam = z.preprocess(
  (value) =>
    typeof value === 'string'
      ? value.split(',').map((pair) => {
          const [orderLineId, box] = pair.split(':').map(Number);
          return { orderLineId, box };
        })
      : value,
  z.array(z.object({ orderLineId: idParam, box: wholeNumber(1, MAX_BOXES) })).max(500),
);

const searchParam = z.object({ search: z.string().max(200).default('') });

export const customStockRows: readonly RestRow[] = [
  defineRow({
    method: 'GET',
    url: '/package/users',
    roles: packing,
    input: searchParam,
    output: z.object({
      users: z.array(z.object({ id: z.int(), name: z.string(), number: z.string(), address: z.string() })),
    }),
    doc: { tag, summary: 'Customers that a term fits; without one all by name' },
    call: async ({ caller }, input) => ({
      users: (await caller.packer.customers.search({ ...input, limit: MAX_PACKING_FOUND })).map(
        ({ phone, ownPieces: _, ...same }) => ({
          ...same,
          number: phone,
        }),
      ),
    }),
  }),
  defineRow({
    method: 'GET',
    url: '/package/products',
    roles: packing,
    input: searchParam,
    output: z.object({
      products: z.array(
        z.object({ id: z.int(), name: z.string(), code: z.string(), stock_quantity: z.int() }),
      ),
    }),
    doc: { tag, summary: 'Products that a term fits; without one all by name' },
    call: async ({ caller }, input) => ({
      products: (await caller.packer.products.search({ ...input, limit: MAX_PACKING_FOUND })).map(
        (product) => ({
          id: product.id,
          name: product.name,
          code: product.code,
          stock_quantity: product.stock,
        }),
      ),
    }),
  }),
  defineRow({
    method: 'GET',
    url: '/package/custom-stock/{userId}',
    roles: packing,
    input: z.object({ userId: idParam }),
    output: z.object({
      data: z.array(
        z.object({
          user_id: z.int(),
          product_id: z.int(),
          product_name: z.string(),
          quantity: z.int(),
        }),
      ),
    }),
    doc: { tag, summary: "A customer's custom stock", errors: { 404: ['Customer not found'] } },
    call: async ({ caller }, { userId: customerId }) => ({
      data: (await caller.packer.customStock.list({ customerId })).map((row) => ({
        user_id: row.customerId,
        product_id: row.productId,
        product_name: row.productName,
        quantity: row.quantity,
      })),
    }),
  }),
  defineRow({
    method: 'POST',
    url: '/package/custom-stock',
    roles: packing,
    input: z.object({ user_id: idParam, product_id: idParam, quantity: wholeNumber(1, MAX_QUANTITY) }),
    output: z.object({
      success: z.literal(true),
      data: z.object({ user_id: z.int(), product_id: z.int(), quantity: z.int() }),
    }),
    doc: {
      tag,
      summary: "Add finished pieces to a customer's custom stock; answers the new total",
      errors: { 404: ['Customer not found', 'Product not found'] },
    },
    call: async ({ caller }, { user_id: customerId, product_id: productId, quantity }) => {
      const made = await caller.packer.customStock.add({ customerId, productId, quantity });
      return {
        success: true as const,
        data: { user_id: made.customerId, product_id: made.productId, quantity: made.quantity },
      };
    },
  }),
  defineRow({
    method: 'GET',
    url: '/package/labels/{orderId}',
    roles: packing,
    input: z.object({
      orderId: idParam,
      boxes: wholeNumber(1, MAX_BOXES).default(1),
      format: z.enum(LABEL_FORMATS).default('a4'),
      contents: contentsParam.default([]),
    }),
    output: z.unknown(),
    doc: {
      tag,
      summary: 'The parcel labels of an order, one for each box: its format, and which item is in which box',
      errors: { 404: ['Order not found'], 503: ['Failed to generate PDF'] },
      file: 'application/pdf',
    },
    call: async ({ caller }, { format, ...order }) =>
      pdfAnswer(await caller.packer.orders.labels({ format, orders: [order] }), 'inline'),
  }),
];
