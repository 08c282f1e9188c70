import type { inferInput, inferOutput } from '@trpc/tanstack-react-query';
import { isFinal, STATUS } from '#shared/order-status.ts';
import type { api } from '#web/api.ts';

export type DriverOrder = inferOutput<typeof api.driver.orders.byDay>[number];

export type DriverLine = DriverOrder['lines'][number];

export type Receipt = Omit<inferInput<typeof api.driver.orders.deliver>, 'photos'> & {
  readonly photos?: readonly string[];
};

export function orderedQuantity(order: DriverOrder, line: DriverLine): number {
  return order.reductions
    .filter((reduction) => reduction.orderLineId === line.orderLineId)
    .reduce((sum, reduction) => sum + reduction.quantity, line.quantity);
}

export function mapLink(address: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
}

/** The total of a delivered order, or the amount to collect for one that is not. */
export function shownCents({
  status,
  totalCents,
  collectCents,
}: Pick<DriverOrder, 'status' | 'totalCents' | 'collectCents'>): number {
  return status === STATUS.delivered ? totalCents : collectCents;
}

export function isDone(order: DriverOrder): boolean {
  return isFinal(order.status);
}
