import type { inferInput, inferOutput } from '@trpc/tanstack-react-query';
import { isFinal } from '#shared/order-status.ts';
import type { api } from '#web/api.ts';

/** An order as its driver sees it. */
export type DriverOrder = inferOutput<typeof api.driver.orders.byDay>[number];

/** One product of it. */
export type DriverLine = DriverOrder['lines'][number];

/** What is sent about a handover. `photos` are keys of photos on the phone. */
export type Receipt = Omit<inferInput<typeof api.driver.orders.deliver>, 'photos'> & {
  readonly photos?: readonly string[];
};

/** How many pieces of a line were ordered: what it has now and what was not accepted. */
export function orderedQuantity(order: DriverOrder, line: DriverLine): number {
  return order.reductions
    .filter((reduction) => reduction.orderLineId === line.orderLineId)
    .reduce((sum, reduction) => sum + reduction.quantity, line.quantity);
}

/** A link that opens the customer's address in the phone's map. */
export function mapLink(address: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
}

/** Whether nothing is left to do for an order: delivered or cancelled. */
export function isDone(order: DriverOrder): boolean {
  return isFinal(order.status);
}
