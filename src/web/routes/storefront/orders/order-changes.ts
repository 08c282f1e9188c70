import type * as told from '#shared/order-changes.ts';
import type { CustomerOrder } from './use-own-orders.ts';

/** One thing that the shop changed of an order. */
export type OrderChange = CustomerOrder['changes'][number];

/** What became of a product of an order. */
export type DescribedLine = told.DescribedLine<OrderChange>;

/** What the customer is told of an order's changes. */
export type DescribedChanges = told.DescribedChanges<OrderChange>;
