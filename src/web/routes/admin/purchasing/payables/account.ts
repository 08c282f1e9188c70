import type { inferOutput } from '@trpc/tanstack-react-query';
import type { api } from '#web/api.ts';

export type Account = inferOutput<typeof api.admin.purchasing.payables.account>;
