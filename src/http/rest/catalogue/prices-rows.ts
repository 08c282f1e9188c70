import { z } from 'zod';
import { param, params } from '#http/rest/kit/params.ts';
import { type RestRow, rowsOf } from '#http/rest/kit/rest-row.ts';
import { arrayOf, listed, shapeOf, to } from '#http/rest/kit/shape.ts';
import type { Caller } from '#trpc/app-router.ts';

const row = rowsOf({ tag: 'Prices', roles: ['admin'] });

type PriceList = Awaited<ReturnType<Caller['admin']['prices']['list']>>;

const listShape = shapeOf<PriceList>('PriceList')({
  id: to.int((list) => list.id),
  name: to.text((list) => list.name),
  ...to.bool.named('net', 'exclusive'),
  adds_discounts: to.bool((list) => list.addsDiscounts),
  ...to.date.orNull.named('valid_from', 'valid_to'),
  ...to.int.named('products', 'customers'),
});

const listFields = {
  name: z.string().max(200),
  'net as isNet': z.boolean().optional(),
  'exclusive as isExclusive': z.boolean().optional(),
  adds_discounts: z.boolean().optional(),
  valid_from: param.date.nullish(),
  valid_to: param.date.nullish(),
};

const priceParam = params({
  product_id: param.id,
  from: param.quantity.default(1),
  'price as priceE4': param.unitPrice.nullable(),
});

const pricesParam = z.array(priceParam).min(1).max(20_000);

const changed = z.object({ changed: z.int() });

export const pricesRows: readonly RestRow[] = [
  row('GET /admin/price-lists', {
    summary: 'All price lists',
    output: z.object({ lists: listed(arrayOf(listShape)) }),
    call: async ({ admin }) => ({ lists: await admin.prices.lists() }),
  }),
  row('POST /admin/price-lists', {
    summary: 'Make a price list',
    status: 201,
    input: params(listFields),
    output: z.object({ list: listShape }),
    call: async ({ admin }, input) => ({ list: await admin.prices.create(input) }),
  }),
  row('PUT /admin/price-lists/{id}', {
    summary: 'Change a price list; fields left out stay',
    input: params({ ...listFields, name: listFields.name.optional(), id: param.id }),
    output: z.object({ list: listShape }),
    errors: ['Price list not found'],
    call: async ({ admin }, input) => ({ list: await admin.prices.update(input) }),
  }),
  row('DELETE /admin/price-lists/{id}', {
    summary: 'Take a price list away',
    input: z.object({ id: param.id }),
    says: 'Lista e çmimeve u fshi.',
    errors: ['Price list not found'],
    call: ({ admin }, input) => admin.prices.delete(input),
  }),
  row('PUT /admin/price-lists/{id}/prices', {
    summary: 'Set prices of a list; null takes one away',
    input: z.object({ id: param.id, prices: pricesParam }),
    output: changed,
    errors: ['Price list not found', 'Product not found'],
    call: ({ admin }, input) => admin.prices.setListPrices(input),
  }),
  row('PUT /admin/users/{id}/prices', {
    summary: 'Set what was agreed with a customer; null takes a price away',
    input: params({ 'id as customerId': param.id, prices: pricesParam }),
    output: changed,
    errors: ['Customer not found', 'Product not found'],
    call: ({ admin }, input) => admin.prices.setContractPrices(input),
  }),
];
