import { api } from '#web/api.ts';
import type { StaffOrder } from '#web/features/staff-orders/staff-order.ts';
import { texts } from '#web/routes/call-agent/texts.ts';
import { OrderEditor } from './order-editor.tsx';

/** The call centre's list of orders: its router, its role, its words, and what it changes while the caller is there. */
export const callCentreOrders = {
  router: api.callAgent.orders,
  drivers: api.callAgent.drivers,
  role: 'call_agent',
  texts: texts.orders,
  items: {
    addItem: api.callAgent.orders.addItem,
    updateItem: api.callAgent.orders.updateItem,
    removeItem: api.callAgent.orders.removeItem,
    products: api.callAgent.products,
  },
  more: (order: StaffOrder) => <OrderEditor key={order.orderId} order={order} />,
} as const;
