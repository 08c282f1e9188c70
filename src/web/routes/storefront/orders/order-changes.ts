import type * as shared from '#shared/order-changes.ts';
import type { CustomerOrder } from './use-my-orders.ts';

export type OrderChange = CustomerOrder['changes'][number];

export type DescribedLine = shared.DescribedLine<OrderChange>;

export type DescribedChanges = shared.DescribedChanges<OrderChange>;
