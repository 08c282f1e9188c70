import { z } from 'zod';
import { idParam } from '#http/rest/kit/number-params.ts';
import { dayParams, driverNrParam } from '#http/rest/kit/order-params.ts';
import { defineRow, type RestRow } from '#http/rest/kit/rest-row.ts';
import { allOrders, MAX_ORDERS, truncation, truncationOf } from '#http/rest/kit/truncation.ts';
import { staffOrderShape, toStaffOrderShape } from '#http/rest/shapes/order-shape.ts';
import { dateInput } from '#shared/inputs/order-inputs.ts';
import { toEuros } from '#shared/prices/money.ts';
import { e4ToEuros } from '#shared/prices/unit-price.ts';
import type { Role } from '#shared/roles.ts';
import type { Caller } from '#trpc/app-router.ts';

const tag = 'Orders';
const staff = ['stocker', 'call_agent', 'admin'] as const;

const TEXTS = { driverSet: 'Order driver updated successfully' } as const;

function ordersOf(caller: Caller, role: Role | null) {
  return role === 'call_agent' ? caller.callAgent.orders : caller.stocker.orders;
}

const orders = z.object({ orders: z.array(staffOrderShape), ...truncation });

const AT_MOST = 'the first 1,000, said as truncated';

export const orderWorkRows: readonly RestRow[] = [
  defineRow({
    method: 'POST',
    url: '/orders/all',
    roles: staff,
    input: dayParams,
    output: orders,
    doc: {
      tag,
      summary: `The orders created on a day (\`created_at\`) or delivered on it (\`deliver_date\`); ${AT_MOST}`,
    },
    call: async ({ caller, role }, day) =>
      allOrders(await ordersOf(caller, role).byDay(day), toStaffOrderShape),
  }),
  defineRow({
    method: 'GET',
    url: '/orders/unassigned',
    roles: staff,
    input: z.object({ deliver_date: dateInput }),
    output: orders,
    doc: { tag, summary: `The open orders of a delivery day that no driver has; ${AT_MOST}` },
    call: async ({ caller, role }, { deliver_date: date }) =>
      allOrders(await ordersOf(caller, role).unassigned({ date }), toStaffOrderShape),
  }),
  defineRow({
    method: 'GET',
    url: '/orders/unready',
    roles: staff,
    input: z.object({}),
    output: orders,
    doc: {
      tag,
      summary: `Orders still to prepare, those that wait longest first; ${AT_MOST}`,
    },
    call: async ({ caller, role }) => {
      const { pending, countPending } = ordersOf(caller, role);
      const waiting = await pending({ limit: MAX_ORDERS });
      const { count } = await countPending();
      return { orders: waiting.map(toStaffOrderShape), ...truncationOf(waiting.length, count) };
    },
  }),
  defineRow({
    method: 'GET',
    url: '/orders/order-status',
    roles: staff,
    input: z.object({}),
    output: z.object({ success: z.literal(true), count: z.int() }),
    doc: { tag, summary: 'How many orders are still to prepare' },
    call: async ({ caller, role }) => ({
      success: true as const,
      ...(await ordersOf(caller, role).countPending()),
    }),
  }),
  defineRow({
    method: 'PUT',
    url: '/orders/update-driver',
    roles: staff,
    input: z.object({ order_id: idParam, driver_nr: driverNrParam.nullable() }),
    output: z.object({ success: z.literal(true), message: z.string() }),
    doc: {
      tag,
      summary: 'Give an order to a driver by number; null takes the driver off',
      errors: { 404: ['Order not found', 'Driver not found'] },
    },
    call: async ({ caller, role }, { order_id: orderId, driver_nr: driverCode }) => {
      await ordersOf(caller, role).setDriver({ orderId, driverCode });
      return { success: true as const, message: TEXTS.driverSet };
    },
  }),
  defineRow({
    method: 'GET',
    url: '/orders/details/{id}',
    roles: staff,
    input: z.object({ id: idParam }),
    output: z.object({
      success: z.literal(true),
      order: z.object({
        order_id: z.int(),
        user_name: z.string(),
        user_number: z.string(),
        user_email: z.string().nullable(),
        user_address: z.string(),
        deliver_date: z.string().nullable(),
        delivery_status: z.string(),
        totalamount: z.number(),
        products: z.array(
          z.object({
            order_product_id: z.int(),
            product_id: z.int(),
            product_name: z.string(),
            product_code: z.string(),
            price: z.number(),
            quantity: z.int(),
            total_price: z.number(),
          }),
        ),
      }),
    }),
    doc: { tag, summary: 'One order with its items', errors: { 404: ['Order not found'] } },
    call: async ({ caller, role }, { id: orderId }) => {
      const order = await ordersOf(caller, role).details({ orderId });
      const { products: _products, ...head } = toStaffOrderShape(order);
      const products = order.lines.map((line) => ({
        order_product_id: line.orderLineId,
        product_id: line.productId,
        product_name: line.productName,
        product_code: line.productCode,
        price: e4ToEuros(line.unitPriceE4),
        quantity: line.quantity,
        total_price: toEuros(line.totalCents),
      }));
      return { success: true as const, order: { ...head, products } };
    },
  }),
];
