import { api } from '../../../api.ts';
import { texts } from '../texts.ts';

/** The call centre's list of orders: its router, its role, its words. */
export const callCentreOrders = {
  router: api.callAgent.orders,
  role: 'call_agent',
  texts: texts.orders,
} as const;
