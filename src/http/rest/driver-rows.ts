import { z } from 'zod';
import { defineRow, type RestRow } from './rest-row.ts';
import { dayParams } from './shapes/order-params.ts';
import { staffOrderShape, toStaffOrderShape } from './shapes/order-shape.ts';
import { allOrders, truncation } from './shapes/truncation.ts';

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
