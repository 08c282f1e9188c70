import type { inferOutput } from '@trpc/tanstack-react-query';

import type { api } from '../../../api.ts';

/** An order as the call centre sees it. */
export type StaffOrder = inferOutput<typeof api.callAgent.orders.byDay>[number];

/** A driver to whom orders can be given. */
export type ListedDriver = inferOutput<typeof api.callAgent.drivers.list>[number];
