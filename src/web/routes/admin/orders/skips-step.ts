import { type OrderStatus, PROGRESS_STEPS } from '#shared/order-status.ts';

const STEPS: readonly OrderStatus[] = PROGRESS_STEPS;

/** Whether an order that gets a status leaves out a step of the journey (spec 1 §4); cancelling skips nothing. */
export function skipsStep(from: OrderStatus, to: OrderStatus): boolean {
  return STEPS.indexOf(to) > STEPS.indexOf(from) + 1;
}
