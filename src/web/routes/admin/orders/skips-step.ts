import { type OrderStatus, PROGRESS_STEPS } from '../../../../shared/order-status.ts';

/** Whether an order that gets a status leaves out a step of the journey (spec 1 §4); cancelling skips nothing. */
export function skipsStep(from: OrderStatus, to: OrderStatus): boolean {
  const target = PROGRESS_STEPS.indexOf(to);
  return target > PROGRESS_STEPS.indexOf(from) + 1;
}
