import type { inferOutput } from '@trpc/tanstack-react-query';
import type { api } from '#web/api.ts';

export type Supplier = inferOutput<typeof api.admin.purchasing.suppliers.get>;
