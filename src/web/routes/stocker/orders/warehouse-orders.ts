import { api } from '#web/api.ts';
import { refreshOrders as refreshListed } from '#web/features/staff-orders/patch-order.ts';
import { texts } from '#web/routes/stocker/texts.ts';

/** The warehouse's list of orders: its router, its role, its words. */
export const warehouseOrders = {
  router: api.stocker.orders,
  role: 'stocker',
  texts: texts.orders,
} as const;

/** Fetches the warehouse's lists and counts of orders again. */
export function refreshOrders(): Promise<void> {
  return refreshListed(warehouseOrders.router);
}
