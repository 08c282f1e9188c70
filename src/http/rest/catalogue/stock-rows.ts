import { z } from 'zod';
import { idParam, limitParam, pageParam, wholeNumber } from '#http/rest/kit/number-params.ts';
import { defineRow, type RestRow } from '#http/rest/kit/rest-row.ts';
import { truncation, truncationOf } from '#http/rest/kit/truncation.ts';
import { searchTermInput } from '#shared/inputs/catalog-inputs.ts';
import { e4ToEuros } from '#shared/prices/unit-price.ts';
import { MAX_QUANTITY } from '#shared/stock.ts';

const tag = 'Stock';
const warehouse = ['stocker', 'admin'] as const;

const TEXTS = { stockSet: 'Stoku u përditësua me sukses' } as const;

export const stockRows: readonly RestRow[] = [
  defineRow({
    method: 'GET',
    url: '/stock',
    roles: warehouse,
    input: z.object({ page: pageParam.optional(), limit: limitParam.optional() }),
    output: z.object({
      data: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          code: z.string(),
          description: z.string(),
          stock: z.int(),
        }),
      ),
      ...truncation,
    }),
    doc: { tag, summary: 'All stock by name; without page and limit the first 10,000, said as truncated' },
    call: async ({ caller }, input) => {
      const data = await caller.stocker.stock.all(input);
      if (input.page !== undefined || input.limit !== undefined) return { data };
      const { totalItems } = await caller.stocker.stock.list({ limit: 1 });
      return { data, ...truncationOf(data.length, totalItems) };
    },
  }),
  defineRow({
    method: 'PATCH',
    url: '/stock/managment',
    roles: warehouse,
    input: z.object({
      id: idParam,
      quantity: wholeNumber(0, MAX_QUANTITY),
      expected: wholeNumber(0, Number.MAX_SAFE_INTEGER).optional(),
    }),
    output: z.object({
      success: z.literal(true),
      message: z.string(),
      data: z.object({ id: z.int(), stock: z.int() }),
    }),
    doc: {
      tag,
      summary: 'Set the absolute stock; with `expected`, only if that is still the figure',
      errors: { 404: ['Product not found'], 409: ['Stock changed'] },
    },
    call: async ({ caller }, { id, quantity, expected }) => {
      const { productId, stock } = await caller.stocker.stock.set({ productId: id, quantity, expected });
      return { success: true as const, message: TEXTS.stockSet, data: { id: productId, stock } };
    },
  }),
  defineRow({
    method: 'GET',
    url: '/orders/search-products',
    roles: ['stocker', 'call_agent', 'admin'],
    input: z.object({
      search: searchTermInput.default(''),
      region_id: idParam.optional(),
      limit: limitParam.default(20),
    }),
    output: z.object({
      success: z.literal(true),
      products: z.array(
        z.object({
          product_id: z.int(),
          product_name: z.string(),
          product_code: z.string(),
          price: z.number(),
          stock_quantity: z.int(),
        }),
      ),
      total: z.int(),
      truncated: z.boolean(),
    }),
    doc: {
      tag,
      summary: 'Products to put into an order, best match first; `total` of a search is counted up to 1,000',
      errors: { 404: ['Region not found'] },
    },
    call: async ({ caller, role }, { search: query, region_id: regionId, limit }) => {
      const area = role === 'call_agent' ? caller.callAgent.products : caller.stocker.products;
      const { products, total } = await area.search({ query, regionId, limit });
      return {
        success: true as const,
        total,
        truncated: products.length < total,
        products: products.map((product) => ({
          product_id: product.id,
          product_name: product.name,
          product_code: product.code,
          price: e4ToEuros(product.unitPriceE4),
          stock_quantity: product.stock,
        })),
      };
    },
  }),
];
