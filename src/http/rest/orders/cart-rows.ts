import { z } from 'zod';
import { param } from '#http/rest/kit/params.ts';
import { type RestRow, rowsOf } from '#http/rest/kit/rest-row.ts';
import { arrayOf, shapeOf, to } from '#http/rest/kit/shape.ts';
import { MAX_QUANTITY } from '#shared/stock.ts';
import type { Caller } from '#trpc/app-router.ts';

const row = rowsOf({ tag: 'Cart', roles: ['customer'], ignoresUnknown: true });

type CartLine = Awaited<ReturnType<Caller['customer']['cart']['list']>>['lines'][number];

const cartItemShape = shapeOf<CartLine>('CartItem')({
  product_id: to.int((line) => line.productId),
  name: to.text((line) => line.product.name),
  description: to.text((line) => line.product.description),
  image: to.text.orNull((line) => line.product.image),
  price: to.unitEuros((line) => line.unitPriceE4),
  quantity: to.int((line) => line.quantity),
  stock_quantity: to.int((line) => line.available),
});

const productIdParam = z.preprocess((value) => (value === '' ? undefined : value), param.id.nullish());

const changed = z.object({ item: cartItemShape.nullable(), message: z.string() });

function toChanged({ line: item, message }: { readonly line: CartLine | null; readonly message: string }) {
  return { item, message };
}

export const cartRows: readonly RestRow[] = [
  row('GET /cart', {
    summary: "The caller's cart at today's prices",
    output: arrayOf(cartItemShape),
    call: async ({ customer }) => (await customer.cart.list()).lines,
  }),
  row('POST /cart', {
    summary: 'Add to the cart, on top of what is there',
    input: z.object({ productId: productIdParam, quantity: param.quantity.default(1) }),
    output: changed,
    errors: ['Product ID is missing', 'Product not found', 'Insufficient stock', 'Conflict'],
    call: async ({ customer }, input) => toChanged(await customer.cart.add(input)),
  }),
  row('DELETE /cart', {
    summary: 'Take a product out of the cart',
    input: z.object({ productId: productIdParam }),
    output: z.object({ message: z.string() }),
    errors: ['Product ID is missing'],
    call: ({ customer }, input) => customer.cart.remove(input),
  }),
  row('PUT /cart/{productId}', {
    summary: 'Set the quantity of a line; 0 removes it',
    input: z.object({ productId: param.id, quantity: param.wholeNumber(0, MAX_QUANTITY) }),
    output: changed,
    errors: ['Cart item not found', 'Insufficient stock'],
    call: async ({ customer }, input) => toChanged(await customer.cart.setQuantity(input)),
  }),
];
