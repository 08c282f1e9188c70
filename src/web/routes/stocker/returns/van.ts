import type { inferOutput } from '@trpc/tanstack-react-query';
import type { DifferenceReason } from '#shared/delivery.ts';
import type { api } from '#web/api.ts';

export type Van = inferOutput<typeof api.stocker.agenda.vanReturns>[number];

export type Counted = { readonly returned: number | null; readonly reason: DifferenceReason | null };
