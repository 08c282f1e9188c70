import { z } from 'zod';
import { ordersOf } from '#http/rest/kit/by-role.ts';
import { firstOrders, MAX_ORDERS, truncation, truncationOf } from '#http/rest/kit/lists.ts';
import { param, params } from '#http/rest/kit/params.ts';
import { type RestRow, rowsOf } from '#http/rest/kit/rest-row.ts';
import { arrayOf, listed, success } from '#http/rest/kit/shape.ts';
import { orderDetailsShape, staffOrderShape } from '#http/rest/shapes/order-shape.ts';
import { reasonInput } from '#shared/inputs/order-inputs.ts';
import { toEuros } from '#shared/prices/money.ts';
import { dayParams } from './order-params.ts';

const row = rowsOf({ tag: 'Orders', roles: ['stocker', 'call_agent', 'admin'], ignoresUnknown: true });
const itemRow = rowsOf({ tag: 'Order items', roles: ['stocker', 'admin'], ignoresUnknown: true });
const driverRow = rowsOf({ tag: 'Driver', roles: ['driver'], ignoresUnknown: true });

const orders = z.object({ orders: listed(arrayOf(staffOrderShape)), ...truncation });
const counted = z.object({ success, count: z.int() });

const AT_MOST = 'the first 1,000, said as truncated';

export const orderWorkRows: readonly RestRow[] = [
  row('POST /orders/all', {
    summary: `The orders created on a day (\`created_at\`) or delivered on it (\`deliver_date\`); ${AT_MOST}`,
    input: dayParams,
    output: orders,
    call: async (call, day) => firstOrders(await ordersOf(call).byDay(day)),
  }),
  row('GET /orders/unassigned', {
    summary: `The open orders of a delivery day that no driver has; ${AT_MOST}`,
    ignoresUnknown: false,
    input: params({ 'deliver_date as date': param.date }),
    output: orders,
    call: async (call, day) => firstOrders(await ordersOf(call).unassigned(day)),
  }),
  row('GET /orders/unready', {
    summary: `Orders still to prepare, those that wait longest first; ${AT_MOST}`,
    output: orders,
    call: async (call) => {
      const { pending, countPending } = ordersOf(call);
      const waiting = await pending({ limit: MAX_ORDERS });
      const { count } = await countPending();
      return { orders: waiting, ...truncationOf(waiting.length, count) };
    },
  }),
  row('GET /orders/order-status', {
    summary: 'How many orders are still to prepare',
    output: counted,
    call: (call) => ordersOf(call).countPending(),
  }),
  row('PUT /orders/update-driver', {
    summary:
      'Give an order to a driver by number; null takes the driver off. `expected` is the driver number that was seen: 409 when it is another by now',
    input: params({
      order_id: param.id,
      'driver_nr as driverCode': param.driverNr.nullable(),
      expected: param.driverNr.nullable().optional(),
    }),
    output: z.object({ success, message: z.string() }),
    errors: ['Order not found', 'Driver not found', 'Order changed'],
    call: async (call, input) => {
      await ordersOf(call).setDriver(input);
      return { message: 'Order driver updated successfully' };
    },
  }),
  row('GET /orders/details/{id}', {
    summary: 'One order with its items',
    input: params({ 'id as orderId': param.id }),
    output: z.object({ success, order: orderDetailsShape }),
    errors: ['Order not found'],
    call: async (call, input) => ({ order: await ordersOf(call).details(input) }),
  }),
  driverRow('POST /orders/driver-orders', {
    summary: `The caller's orders of a day by creation (\`created_at\`) or delivery (\`deliver_date\`), in route order; ${AT_MOST}`,
    input: dayParams,
    output: orders,
    call: async ({ driver }, day) => firstOrders(await driver.orders.byDay(day)),
  }),
  driverRow('GET /orders/driver/order-status', {
    summary: 'How many orders the caller still has to deliver',
    output: counted,
    call: ({ driver }) => driver.orders.countOpen(),
  }),
];

const edited = z.object({ success, new_total: z.number(), message: z.string() });

function toEdited({ totalCents }: { readonly totalCents: number }, message: string) {
  return { new_total: toEuros(totalCents), message };
}

export const orderItemsRows: readonly RestRow[] = [
  itemRow('PATCH /orders/order-item/toggle-stock', {
    summary: 'Confirm the stock of an item, or take the confirmation back',
    input: params({ order_id: param.id, product_id: param.id }),
    output: z.object({ success, message: z.string(), data: z.object({ stock_confirmed: z.boolean() }) }),
    errors: ['Order not found', 'Order item not found'],
    call: async ({ stocker }, input) => {
      const line = await stocker.orders.toggleStock(input);
      return {
        message: 'Statusi i stokut u përditësua me sukses',
        data: { stock_confirmed: line.isStockConfirmed },
      };
    },
  }),
  itemRow('POST /orders/add-item', {
    summary: 'Put a product into an order, onto its line where there is one',
    acceptsIdempotencyKey: true,
    input: params({
      order_id: param.id,
      product_id: param.id,
      quantity: param.quantity,
      'reason as overrideReason': reasonInput,
    }),
    output: edited,
    errors: [
      'Order not found',
      'Product not found',
      'Insufficient stock',
      'Invoice issued',
      'Order cannot be changed',
      'Product not available in region',
      'Quantity not allowed',
    ],
    call: async ({ stocker }, input) =>
      toEdited(await stocker.orders.addItem(input), 'Artikulli u shtua në porosi'),
  }),
  itemRow('PUT /orders/update-item', {
    summary: 'Set the quantity of an item, named by `order_item_id` or `order_product_id`',
    input: z
      .object({
        order_item_id: param.id.optional().meta({ description: 'Either this or `order_product_id`' }),
        order_product_id: param.id.optional(),
        quantity: param.quantity,
        reason: reasonInput,
      })
      .transform(({ order_item_id, order_product_id, quantity, reason }, context) => {
        const orderLineId = order_item_id ?? order_product_id;
        if (orderLineId !== undefined) return { orderLineId, quantity, overrideReason: reason };
        context.addIssue({ code: 'custom', path: ['order_item_id'], message: 'order_item_id is missing' });
        return z.NEVER;
      }),
    output: edited,
    errors: [
      'Order item not found',
      'Insufficient stock',
      'Invoice issued',
      'Order cannot be changed',
      'Quantity not allowed',
    ],
    call: async ({ stocker }, item) =>
      toEdited(await stocker.orders.updateItem(item), 'Sasia u përditësua me sukses'),
  }),
  itemRow('DELETE /orders/remove-item/{order_product_id}', {
    summary: 'Take an item out of its order',
    input: params({ 'order_product_id as orderLineId': param.id }),
    output: edited,
    errors: [
      'Order item not found',
      'Last item cannot be removed',
      'Invoice issued',
      'Order cannot be changed',
      'Conflict',
    ],
    call: async ({ stocker }, input) =>
      toEdited(await stocker.orders.removeItem(input), 'Artikulli u hoq nga porosia'),
  }),
];
