import type { StaffOrdersRouter } from './staff-order.ts';
import type { StaffOrdersTexts } from './staff-orders-texts.ts';

/** What a workspace brings to a list of orders: its router, its role, its words. */
export type StaffOrdersWorkspace = {
  readonly router: StaffOrdersRouter;
  readonly role: 'stocker' | 'call_agent';
  readonly texts: StaffOrdersTexts;
};
