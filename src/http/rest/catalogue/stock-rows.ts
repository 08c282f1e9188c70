import { z } from 'zod';
import { isPaged, nextCursor, pageParams, paging, truncationOf } from '#http/rest/kit/lists.ts';
import { param, params } from '#http/rest/kit/params.ts';
import { type RestRow, rowsOf } from '#http/rest/kit/rest-row.ts';
import { arrayOf, listed, shapeOf, success, to } from '#http/rest/kit/shape.ts';
import { searchTermInput } from '#shared/inputs/catalog-inputs.ts';
import { MAX_QUANTITY } from '#shared/stock.ts';
import type { Caller } from '#trpc/app-router.ts';

const row = rowsOf({ tag: 'Stock', roles: ['stocker', 'admin'], ignoresUnknown: true });

type StockItem = Awaited<ReturnType<Caller['stocker']['stock']['all']>>[number];
type FoundProduct = Awaited<ReturnType<Caller['stocker']['products']['search']>>['products'][number];

const stockShape = shapeOf<StockItem>('Stock')({
  id: to.int((item) => item.id),
  ...to.text.named('name', 'code', 'description'),
  stock: to.int((item) => item.stock),
});

const foundShape = shapeOf<FoundProduct>('FoundProduct')({
  product_id: to.int((product) => product.id),
  product_name: to.text((product) => product.name),
  product_code: to.text((product) => product.code),
  price: to.unitEuros((product) => product.unitPriceE4),
  stock_quantity: to.int((product) => product.stock),
});

export const stockRows: readonly RestRow[] = [
  row('GET /stock', {
    summary: 'All stock by name; without page, limit and cursor the first 10,000, said as truncated',
    input: z.object(pageParams),
    output: z.object({ data: listed(arrayOf(stockShape)), ...paging }),
    call: async ({ stocker }, { cursor: after, ...asked }) => {
      const { stock } = stocker;
      const { totalItems: total } = await stock.list({ limit: 1 });
      if (!isPaged({ ...asked, cursor: after })) {
        const data = await stock.all({});
        return { data, ...truncationOf(data.length, total) };
      }
      const { limit = 50, page } = asked;
      const data = await stock.all({ page, limit, after });
      const ids = data.map(({ id }) => id);
      const readAfter = (id: number) => stock.all({ after: id, limit: 1 });
      return { data, total, next_cursor: await nextCursor(ids, { limit }, readAfter) };
    },
  }),
  row('PATCH /stock/managment', {
    summary: 'Set the absolute stock; with `expected`, only if that is still the figure',
    input: params({
      'id as productId': param.id,
      quantity: param.wholeNumber(0, MAX_QUANTITY),
      expected: param.wholeNumber(0, Number.MAX_SAFE_INTEGER).optional(),
    }),
    output: z.object({ success, message: z.string(), data: z.object({ id: z.int(), stock: z.int() }) }),
    errors: ['Product not found', 'Stock changed'],
    call: async ({ stocker }, input) => {
      const { productId: id, stock } = await stocker.stock.set(input);
      return { message: 'Stoku u përditësua me sukses', data: { id, stock } };
    },
  }),
  row('GET /orders/search-products', {
    summary: 'Products to put into an order, best match first; `total` of a search is counted up to 5,000',
    roles: ['stocker', 'call_agent', 'admin'],
    input: params({
      'search as query': searchTermInput.default(''),
      region_id: param.id.optional(),
      limit: param.limit.default(20),
    }),
    output: z.object({
      success,
      products: listed(arrayOf(foundShape)),
      total: z.int(),
      truncated: z.boolean(),
    }),
    errors: ['Region not found'],
    call: async ({ callAgent, stocker, role }, input) => {
      const area = role === 'call_agent' ? callAgent.products : stocker.products;
      const { products, total } = await area.search(input);
      return { total, truncated: products.length < total, products };
    },
  }),
];
