import { z } from 'zod';
import { dayParams } from '#http/rest/kit/order-params.ts';
import { defineRow, type RestRow } from '#http/rest/kit/rest-row.ts';
import { allOrders, truncation } from '#http/rest/kit/truncation.ts';
import { staffOrderShape, toStaffOrderShape } from '#http/rest/shapes/order-shape.ts';

const tag = 'Driver';

export const driverRows: readonly RestRow[] = [
  defineRow({
    method: 'POST',
    url: '/orders/driver-orders',
    roles: ['driver'],
    input: dayParams,
    output: z.object({ orders: z.array(staffOrderShape), ...truncation }),
    doc: {
      tag,
      summary:
        "The caller's orders of a day by creation (`created_at`) or delivery (`deliver_date`), in route order; the first 1,000, said as truncated",
    },
    call: async ({ caller }, day) => allOrders(await caller.driver.orders.byDay(day), toStaffOrderShape),
  }),
  defineRow({
    method: 'GET',
    url: '/orders/driver/order-status',
    roles: ['driver'],
    input: z.object({}),
    output: z.object({ success: z.literal(true), count: z.int() }),
    doc: { tag, summary: 'How many orders the caller still has to deliver' },
    call: async ({ caller }) => ({
      success: true as const,
      ...(await caller.driver.orders.countOpen()),
    }),
  }),
];
