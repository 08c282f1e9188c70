import { z } from 'zod';
import { idParam, wholeNumber } from '#http/rest/kit/number-params.ts';
import { defineRow, type RestRow } from '#http/rest/kit/rest-row.ts';
import { e4ToEuros } from '#shared/prices/unit-price.ts';
import { MAX_QUANTITY } from '#shared/stock.ts';
import type { Caller } from '#trpc/app-router.ts';

const tag = 'Cart';
const customer = ['customer'] as const;

const cartItemShape = z.object({
  product_id: z.int(),
  name: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  price: z.number(),
  quantity: z.int(),
  stock_quantity: z.int(),
});

type CartLine = Awaited<ReturnType<Caller['customer']['cart']['list']>>['lines'][number];

function toCartItem(line: CartLine): z.output<typeof cartItemShape> {
  return {
    product_id: line.productId,
    name: line.product.name,
    description: line.product.description,
    image: line.product.image,
    price: e4ToEuros(line.unitPriceE4),
    quantity: line.quantity,
    stock_quantity: line.available,
  };
}

const productIdParam = z.preprocess((value) => (value === '' ? undefined : value), idParam.nullish());

const changed = z.object({ item: cartItemShape.nullable(), message: z.string() });

function toChanged(change: { readonly line: CartLine | null; readonly message: string }) {
  return { item: change.line === null ? null : toCartItem(change.line), message: change.message };
}

export const cartRows: readonly RestRow[] = [
  defineRow({
    method: 'GET',
    url: '/cart',
    roles: customer,
    input: z.object({}),
    output: z.array(cartItemShape),
    doc: { tag, summary: "The caller's cart at today's prices" },
    call: async ({ caller }) => (await caller.customer.cart.list()).lines.map(toCartItem),
  }),
  defineRow({
    method: 'POST',
    url: '/cart',
    roles: customer,
    input: z.object({ productId: productIdParam, quantity: wholeNumber(1, MAX_QUANTITY).default(1) }),
    output: changed,
    doc: {
      tag,
      summary: 'Add to the cart, on top of what is there',
      errors: {
        400: ['Product ID is missing'],
        404: ['Product not found'],
        409: ['Insufficient stock', 'Conflict'],
      },
    },
    call: async ({ caller }, input) => toChanged(await caller.customer.cart.add(input)),
  }),
  defineRow({
    method: 'DELETE',
    url: '/cart',
    roles: customer,
    input: z.object({ productId: productIdParam }),
    output: z.object({ message: z.string() }),
    doc: { tag, summary: 'Take a product out of the cart', errors: { 400: ['Product ID is missing'] } },
    call: async ({ caller }, input) => {
      const { message } = await caller.customer.cart.remove(input);
      return { message };
    },
  }),
  defineRow({
    method: 'PUT',
    url: '/cart/{productId}',
    roles: customer,
    input: z.object({ productId: idParam, quantity: wholeNumber(0, MAX_QUANTITY) }),
    output: changed,
    doc: {
      tag,
      summary: 'Set the quantity of a line; 0 removes it',
      errors: { 404: ['Cart item not found'], 409: ['Insufficient stock'] },
    },
    call: async ({ caller }, input) => toChanged(await caller.customer.cart.setQuantity(input)),
  }),
];
