import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../../../trpc/app-router.ts';

type Outputs = inferRouterOutputs<AppRouter>['stocker']['agenda'];

/** A driver's delivery day. */
export type Agenda = Outputs['driver'];

/** One stop of it. */
export type AgendaStop = Agenda['orders'][number];

/** The cash of a driver's day. */
export type DriverCash = Outputs['cash'][number];
