import { z } from 'zod';
import { idParam, unitPriceParam, wholeNumber } from '#http/rest/kit/number-params.ts';
import { defineRow, type RestRow } from '#http/rest/kit/rest-row.ts';
import { dateInput } from '#shared/inputs/order-inputs.ts';
import { MAX_QUANTITY } from '#shared/stock.ts';
import type { Caller } from '#trpc/app-router.ts';

const tag = 'Prices';
const roles = ['admin'] as const;

const listShape = z.object({
  id: z.int(),
  name: z.string(),
  net: z.boolean(),
  exclusive: z.boolean(),
  adds_discounts: z.boolean(),
  valid_from: z.string().nullable(),
  valid_to: z.string().nullable(),
  products: z.int(),
  customers: z.int(),
});

const listFields = {
  name: z.string().max(200),
  net: z.boolean().optional(),
  exclusive: z.boolean().optional(),
  adds_discounts: z.boolean().optional(),
  valid_from: dateInput.nullish(),
  valid_to: dateInput.nullish(),
};

const pricesParam = z
  .array(
    z.object({
      product_id: idParam,
      from: wholeNumber(1, MAX_QUANTITY).default(1),
      price: unitPriceParam.nullable(),
    }),
  )
  .min(1)
  .max(20_000)
  .transform((prices) =>
    prices.map(({ product_id: productId, from, price: priceE4 }) => ({ productId, from, priceE4 })),
  );

const changed = z.object({ changed: z.int() });

type PriceList = Awaited<ReturnType<Caller['admin']['prices']['list']>>;

function toListShape(list: PriceList): z.output<typeof listShape> {
  const { id, name, isNet, isExclusive, addsDiscounts, validFrom, validTo, products, customers } = list;
  return {
    id,
    name,
    net: isNet,
    exclusive: isExclusive,
    adds_discounts: addsDiscounts,
    valid_from: validFrom,
    valid_to: validTo,
    products,
    customers,
  };
}

type Fields = z.output<z.ZodObject<typeof listFields>>;

function toInner({ net, exclusive, adds_discounts, valid_from, valid_to }: Omit<Fields, 'name'>) {
  return {
    ...(net === undefined ? {} : { isNet: net }),
    ...(exclusive === undefined ? {} : { isExclusive: exclusive }),
    ...(adds_discounts === undefined ? {} : { addsDiscounts: adds_discounts }),
    ...(valid_from === undefined ? {} : { validFrom: valid_from }),
    ...(valid_to === undefined ? {} : { validTo: valid_to }),
  };
}

export const pricesRows: readonly RestRow[] = [
  defineRow({
    method: 'GET',
    url: '/admin/price-lists',
    roles,
    input: z.object({}),
    output: z.object({ lists: z.array(listShape) }),
    doc: { tag, summary: 'All price lists' },
    call: async ({ caller }) => ({ lists: (await caller.admin.prices.lists()).map(toListShape) }),
  }),
  defineRow({
    method: 'POST',
    url: '/admin/price-lists',
    roles,
    status: 201,
    input: z.object(listFields),
    output: z.object({ list: listShape }),
    doc: { tag, summary: 'Make a price list' },
    call: async ({ caller }, { name, ...fields }) => ({
      list: toListShape(await caller.admin.prices.create({ name, ...toInner(fields) })),
    }),
  }),
  defineRow({
    method: 'PUT',
    url: '/admin/price-lists/{id}',
    roles,
    input: z.object({ ...listFields, name: listFields.name.optional(), id: idParam }),
    output: z.object({ list: listShape }),
    doc: {
      tag,
      summary: 'Change a price list; fields left out stay',
      errors: { 404: ['Price list not found'] },
    },
    call: async ({ caller }, { id, name, ...fields }) => ({
      list: toListShape(await caller.admin.prices.update({ id, name, ...toInner(fields) })),
    }),
  }),
  defineRow({
    method: 'DELETE',
    url: '/admin/price-lists/{id}',
    roles,
    input: z.object({ id: idParam }),
    output: z.object({ message: z.string() }),
    doc: { tag, summary: 'Take a price list away', errors: { 404: ['Price list not found'] } },
    call: async ({ caller }, { id }) => {
      await caller.admin.prices.delete({ id });
      return { message: 'Lista e çmimeve u fshi.' };
    },
  }),
  defineRow({
    method: 'PUT',
    url: '/admin/price-lists/{id}/prices',
    roles,
    input: z.object({ id: idParam, prices: pricesParam }),
    output: changed,
    doc: {
      tag,
      summary: 'Set prices of a list; null takes one away',
      errors: { 404: ['Price list not found', 'Product not found'] },
    },
    call: async ({ caller }, { id, prices }) => ({
      changed: (await caller.admin.prices.setListPrices({ id, prices })).changed,
    }),
  }),
  defineRow({
    method: 'PUT',
    url: '/admin/users/{id}/prices',
    roles,
    input: z.object({ id: idParam, prices: pricesParam }),
    output: changed,
    doc: {
      tag,
      summary: 'Set what was agreed with a customer; null takes a price away',
      errors: { 404: ['Customer not found', 'Product not found'] },
    },
    call: async ({ caller }, { id: customerId, prices }) => ({
      changed: (await caller.admin.prices.setContractPrices({ customerId, prices })).changed,
    }),
  }),
];
