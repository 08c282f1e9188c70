import type { inferOutput } from '@trpc/tanstack-react-query';
import type { DifferenceReason } from '#shared/delivery.ts';
import type { api } from '#web/api.ts';

/** A van of a day: what it has to bring back still, and how it was checked in. */
export type Van = inferOutput<typeof api.stocker.agenda.vanReturns>[number];

/** What was counted of a line; null while nobody has. */
export type Counted = { readonly returned: number | null; readonly reason: DifferenceReason | null };
