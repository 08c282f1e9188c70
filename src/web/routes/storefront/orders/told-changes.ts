import type * as told from '#shared/told-changes.ts';
import type { CustomerOrder } from './use-own-orders.ts';

/** One thing that the shop changed of an order. */
export type OrderChange = CustomerOrder['changes'][number];

/** What became of a product of an order. */
export type ToldLine = told.ToldLine<OrderChange>;

/** What the customer is told of an order's changes. */
export type ToldChanges = told.ToldChanges<OrderChange>;
