import type { inferOutput } from '@trpc/tanstack-react-query';
import type { api } from '#web/api.ts';

export type Calculation = inferOutput<typeof api.admin.purchasing.receipts.calculation>;
