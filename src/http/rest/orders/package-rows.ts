import { z } from 'zod';
import { idParam } from '#http/rest/kit/number-params.ts';
import { booleanParam, toDay } from '#http/rest/kit/order-params.ts';
import { defineRow, type RestRow } from '#http/rest/kit/rest-row.ts';
import { truncation, truncationOf } from '#http/rest/kit/truncation.ts';
import { dateInput } from '#shared/inputs/order-inputs.ts';
import type { Caller } from '#trpc/app-router.ts';

const tag = 'Packaging';
const packing = ['packer', 'admin'] as const;

const TEXTS = { produced: 'Statusi u përditësua me sukses' } as const;

const ordersShape = z.object({
  ...truncation,
  orders: z.array(
    z.object({
      order_id: z.int(),
      deliver_date: z.string().nullable(),
      created_at: z.string(),
      user_name: z.string(),
      user_address: z.string(),
      user_number: z.string(),
      products: z.array(
        z.object({
          order_product_id: z.int(),
          product_name: z.string(),
          product_description: z.string(),
          quantity: z.int(),
          is_produced: z.boolean(),
          production_status: z.enum(['Produced', 'Issue']),
        }),
      ),
    }),
  ),
});

type PackagingOrder = Awaited<ReturnType<Caller['packer']['orders']['list']>>[number];

function toOrders(orders: readonly PackagingOrder[]): z.output<typeof ordersShape> {
  return {
    orders: orders.map((order) => ({
      order_id: order.orderId,
      deliver_date: order.deliverDate,
      created_at: new Date(order.createdAt).toISOString(),
      user_name: order.buyerName,
      user_address: order.buyerAddress,
      user_number: order.buyerPhone,
      products: order.lines.map((line) => ({
        order_product_id: line.orderLineId,
        product_name: line.productName,
        product_description: line.productDescription,
        quantity: line.quantity,
        is_produced: line.isProduced,
        production_status: line.productionStatus,
      })),
    })),
  };
}

const MAX_OF_RANGE = 5000;
const PAGE = 100;

async function listRange(caller: Caller, from: string, to: string): Promise<PackagingOrder[]> {
  const found: PackagingOrder[] = [];
  while (found.length < MAX_OF_RANGE) {
    const before = found.at(-1)?.orderId;
    const page = await caller.packer.orders.byDateRange({ from, to, before, limit: PAGE });
    found.push(...page);
    if (page.length < PAGE) break;
  }
  return found;
}

export const packageRows: readonly RestRow[] = [
  defineRow({
    method: 'GET',
    url: '/package/all',
    roles: packing,
    input: z.object({ created_at: dateInput.optional(), deliver_date: dateInput.optional() }),
    output: ordersShape,
    doc: {
      tag,
      summary:
        'The orders of a day, cancelled ones left out; without a day the newest 1,000, said as truncated',
    },
    call: async ({ caller }, days) => {
      const day = toDay(days);
      const orders = await caller.packer.orders.list({ day, withDelivered: true });
      const { count } = await caller.packer.orders.count({ day, withDelivered: true });
      return { ...toOrders(orders), ...truncationOf(orders.length, count) };
    },
  }),
  defineRow({
    method: 'GET',
    url: '/package/filter',
    roles: packing,
    input: z.object({ start_date: dateInput, end_date: dateInput }),
    output: ordersShape,
    doc: {
      tag,
      summary: 'The orders created between two days, both included; the newest 5,000, said as truncated',
      errors: { 400: ['Invalid date range'] },
    },
    call: async ({ caller }, { start_date: from, end_date: to }) => {
      const orders = await listRange(caller, from, to);
      const { count } = await caller.packer.orders.countByDateRange({ from, to });
      return { ...toOrders(orders), ...truncationOf(orders.length, count) };
    },
  }),
  defineRow({
    method: 'GET',
    url: '/package/stats',
    roles: packing,
    input: z.object({ created_at: dateInput.optional(), deliver_date: dateInput.optional() }),
    output: z.object({
      stats: z.object({ total: z.int(), produced: z.int(), not_produced: z.int() }),
    }),
    doc: { tag, summary: 'Items of the same orders: all, produced, not produced' },
    call: async ({ caller }, days) => {
      const stats = await caller.packer.orders.stats({ day: toDay(days), withDelivered: true });
      return {
        stats: { total: stats.total, produced: stats.produced, not_produced: stats.notProduced },
      };
    },
  }),
  defineRow({
    method: 'PUT',
    url: '/package/update-status',
    roles: packing,
    input: z.object({ order_product_id: idParam, is_produced: booleanParam }),
    output: z.object({
      success: z.literal(true),
      message: z.string(),
      data: z.object({
        order_product_id: z.int(),
        is_produced: z.boolean(),
        production_status: z.enum(['Produced', 'Issue']),
      }),
    }),
    doc: {
      tag,
      summary: 'Note that an item is produced, or is not',
      errors: { 404: ['Order item not found'], 409: ['Conflict'] },
    },
    call: async ({ caller }, { order_product_id: orderLineId, is_produced: isProduced }) => {
      const item = await caller.packer.orders.setProduced({ orderLineId, isProduced });
      return {
        success: true as const,
        message: TEXTS.produced,
        data: {
          order_product_id: item.orderLineId,
          is_produced: item.isProduced,
          production_status: item.productionStatus,
        },
      };
    },
  }),
];
