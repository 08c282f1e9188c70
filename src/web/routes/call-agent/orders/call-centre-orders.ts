import { api } from '#web/api.ts';
import { texts } from '#web/routes/call-agent/texts.ts';

/** The call centre's list of orders: its router, its role, its words. */
export const callCentreOrders = {
  router: api.callAgent.orders,
  drivers: api.callAgent.drivers,
  role: 'call_agent',
  texts: texts.orders,
} as const;
