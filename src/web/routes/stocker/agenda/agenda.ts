import type { inferOutput } from '@trpc/tanstack-react-query';
import type { api } from '#web/api.ts';

/** A driver's delivery day. */
export type Agenda = inferOutput<typeof api.stocker.agenda.driver>;

/** One stop of it. */
export type AgendaStop = Agenda['orders'][number];
