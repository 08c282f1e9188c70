import type { inferOutput } from '@trpc/tanstack-react-query';
import type { api } from '#web/api.ts';

/** What the routers of warehouse and call centre both offer about orders. */
export type StaffOrdersRouter = Pick<
  typeof api.callAgent.orders,
  'byDay' | 'pending' | 'countPending' | 'setStatus' | 'setDriver' | 'pathFilter'
>;

/** An order as warehouse and call centre see it. */
export type StaffOrder = inferOutput<StaffOrdersRouter['byDay']>[number];

/** A driver to whom orders can be given. */
export type ListedDriver = inferOutput<typeof api.callAgent.drivers.list>[number];
