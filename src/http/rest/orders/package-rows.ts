import { z } from 'zod';
import { truncation, truncationOf } from '#http/rest/kit/lists.ts';
import { param, params } from '#http/rest/kit/params.ts';
import { PDF, pdfAnswer, type RestRow, rowsOf } from '#http/rest/kit/rest-row.ts';
import { arrayOf, fieldsOf, listed, listOf, shapeOf, success, to } from '#http/rest/kit/shape.ts';
import { LABEL_FORMATS, MAX_BOXES, MAX_PACKING_FOUND } from '#shared/inputs/packing-inputs.ts';
import type { Caller } from '#trpc/app-router.ts';
import { optionalDayParams } from './order-params.ts';

const row = rowsOf({ tag: 'Packaging', roles: ['packer', 'admin'], ignoresUnknown: true });

type Packer = Caller['packer'];
type PackagingOrder = Awaited<ReturnType<Packer['orders']['list']>>[number];
type Line = PackagingOrder['lines'][number];
type Produced = Awaited<ReturnType<Packer['orders']['setProduced']>>;
type FoundCustomer = Awaited<ReturnType<Packer['customers']['search']>>[number];
type FoundProduct = Awaited<ReturnType<Packer['products']['search']>>[number];
type CustomStock = Awaited<ReturnType<Packer['customStock']['list']>>[number];
type MadeStock = Awaited<ReturnType<Packer['customStock']['add']>>;

const produced = fieldsOf<Produced>()({
  is_produced: to.bool((line) => line.isProduced),
  production_status: to.oneOf(['Produced', 'Issue'])((line) => line.productionStatus),
});

const lineShape = shapeOf<Line>('PackagingLine')({
  order_product_id: to.int((line) => line.orderLineId),
  ...to.text.named('product_name', 'product_description'),
  quantity: to.int((line) => line.quantity),
  ...produced,
});

const orderShape = shapeOf<PackagingOrder>('PackagingOrder')({
  order_id: to.int((order) => order.orderId),
  deliver_date: to.date.orNull((order) => order.deliverDate),
  created_at: to.time((order) => order.createdAt),
  user_name: to.text((order) => order.buyerName),
  user_address: to.text((order) => order.buyerAddress),
  user_number: to.text((order) => order.buyerPhone),
  products: listOf(lineShape, (order) => order.lines),
});

const producedShape = shapeOf<Produced>()({
  order_product_id: to.int((line) => line.orderLineId),
  ...produced,
});

const customerShape = shapeOf<FoundCustomer>()({
  id: to.int((customer) => customer.id),
  name: to.text((customer) => customer.name),
  number: to.text((customer) => customer.phone),
  address: to.text((customer) => customer.address),
});

const productShape = shapeOf<FoundProduct>()({
  id: to.int((product) => product.id),
  ...to.text.named('name', 'code'),
  stock_quantity: to.int((product) => product.stock),
});

const madeFields = fieldsOf<MadeStock>()({
  user_id: to.int((made) => made.customerId),
  product_id: to.int((made) => made.productId),
});

const madeShape = shapeOf<MadeStock>()({ ...madeFields, quantity: to.int((made) => made.quantity) });

const customStockShape = shapeOf<CustomStock>('CustomStock')({
  ...madeFields,
  product_name: to.text((stock) => stock.productName),
  quantity: to.int((stock) => stock.quantity),
});

const orders = z.object({ ...truncation, orders: listed(arrayOf(orderShape)) });

const contentsParam = z.preprocess(
  (value) => {
    if (typeof value !== 'string') return value;
    return value.split(',').map((pair) => {
      const [orderLineId, box] = pair.split(':').map(Number);
      return { orderLineId, box };
    });
  },
  z.array(z.object({ orderLineId: param.id, box: param.wholeNumber(1, MAX_BOXES) })).max(500),
);

const searchParam = z
  .object({ search: z.string().max(200).default('') })
  .transform((input) => ({ ...input, limit: MAX_PACKING_FOUND }));

const MAX_OF_RANGE = 5000;
const PAGE = 100;

async function listRange(packer: Packer, range: { from: string; to: string }): Promise<PackagingOrder[]> {
  const found: PackagingOrder[] = [];
  while (found.length < MAX_OF_RANGE) {
    const before = found.at(-1)?.orderId;
    const page = await packer.orders.byDateRange({ ...range, before, limit: PAGE });
    found.push(...page);
    if (page.length < PAGE) break;
  }
  return found;
}

export const packageRows: readonly RestRow[] = [
  row('GET /package/all', {
    summary:
      'The orders of a day, cancelled ones left out; without a day the newest 1,000, said as truncated',
    input: optionalDayParams,
    output: orders,
    call: async ({ packer }, day) => {
      const asked = { day, withDelivered: true };
      const found = await packer.orders.list(asked);
      const { count } = await packer.orders.count(asked);
      return { orders: found, ...truncationOf(found.length, count) };
    },
  }),
  row('GET /package/filter', {
    summary: 'The orders created between two days, both included; the newest 5,000, said as truncated',
    input: params({ 'start_date as from': param.date, 'end_date as to': param.date }),
    output: orders,
    errors: ['Invalid date range'],
    call: async ({ packer }, range) => {
      const found = await listRange(packer, range);
      const { count } = await packer.orders.countByDateRange(range);
      return { orders: found, ...truncationOf(found.length, count) };
    },
  }),
  row('GET /package/stats', {
    summary: 'Items of the same orders: all, produced, not produced',
    input: optionalDayParams,
    output: z.object({ stats: z.object({ total: z.int(), produced: z.int(), not_produced: z.int() }) }),
    call: async ({ packer }, day) => {
      const { notProduced, ...stats } = await packer.orders.stats({ day, withDelivered: true });
      return { stats: { ...stats, not_produced: notProduced } };
    },
  }),
  row('PUT /package/update-status', {
    summary: 'Note that an item is produced, or is not',
    input: params({ 'order_product_id as orderLineId': param.id, is_produced: param.boolean }),
    output: z.object({ success, message: z.string(), data: producedShape }),
    errors: ['Order item not found', 'Conflict'],
    call: async ({ packer }, input) => ({
      message: 'Statusi u përditësua me sukses',
      data: await packer.orders.setProduced(input),
    }),
  }),
  row('GET /package/users', {
    summary: 'Customers that a term fits; without one all by name',
    input: searchParam,
    output: z.object({ users: listed(arrayOf(customerShape)) }),
    call: async ({ packer }, input) => ({ users: await packer.customers.search(input) }),
  }),
  row('GET /package/products', {
    summary: 'Products that a term fits; without one all by name',
    input: searchParam,
    output: z.object({ products: listed(arrayOf(productShape)) }),
    call: async ({ packer }, input) => ({ products: await packer.products.search(input) }),
  }),
  row('GET /package/custom-stock/{userId}', {
    summary: "A customer's custom stock",
    input: params({ 'userId as customerId': param.id }),
    output: z.object({ data: listed(arrayOf(customStockShape)) }),
    errors: ['Customer not found'],
    call: async ({ packer }, input) => ({ data: await packer.customStock.list(input) }),
  }),
  row('POST /package/custom-stock', {
    summary: "Add finished pieces to a customer's custom stock; answers the new total",
    acceptsIdempotencyKey: true,
    input: params({ 'user_id as customerId': param.id, product_id: param.id, quantity: param.quantity }),
    output: z.object({ success, data: madeShape }),
    errors: ['Customer not found', 'Product not found'],
    call: async ({ packer }, input) => ({ data: await packer.customStock.add(input) }),
  }),
  row('GET /package/labels/{orderId}', {
    summary: 'The parcel labels of an order, one for each box: its format, and which item is in which box',
    ignoresUnknown: false,
    input: z.object({
      orderId: param.id,
      boxes: param.wholeNumber(1, MAX_BOXES).default(1),
      format: z.enum(LABEL_FORMATS).default('a4'),
      contents: contentsParam
        .default([])
        .meta({ type: 'string', description: 'Comma list of `order_product_id:box`', example: '11:1,12:2' }),
    }),
    files: [PDF],
    errors: ['Order not found', 'Failed to generate PDF'],
    call: async ({ packer }, { format, ...order }) =>
      pdfAnswer(await packer.orders.labels({ format, orders: [order] })),
  }),
];
