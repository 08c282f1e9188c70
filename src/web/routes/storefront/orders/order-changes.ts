import type * as told from '#shared/order-changes.ts';
import type { CustomerOrder } from './use-own-orders.ts';

export type OrderChange = CustomerOrder['changes'][number];

export type DescribedLine = told.DescribedLine<OrderChange>;

export type DescribedChanges = told.DescribedChanges<OrderChange>;
