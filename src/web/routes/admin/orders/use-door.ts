import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { STATUS } from '#shared/order-status.ts';
import { api } from '#web/api.ts';
import type { StaffOrder } from '#web/features/staff-orders/staff-order.ts';

/** What is known of an order's handing over, and which pieces were not accepted. */
export type Door = inferOutput<typeof api.admin.orders.delivery>;

const NOTHING: Door = { delivery: null, reductions: [] };

/** What happened at the door of an order that was delivered; nothing for one that was not. */
export function useDoor({ orderId, status }: StaffOrder): Door {
  const isDelivered = status === STATUS.delivered;
  const { data } = useQuery(api.admin.orders.delivery.queryOptions({ orderId }, { enabled: isDelivered }));
  return isDelivered && data ? data : NOTHING;
}
