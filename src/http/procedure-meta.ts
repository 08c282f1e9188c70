import type { AnyRouter } from '@trpc/server';
import type { FastifyRequest } from 'fastify';
import { appRouter } from '#trpc/app-router.ts';
import type { ProcedureMeta } from '#trpc/trpc.ts';
import type { RestRow } from './rest/kit/rest-row.ts';

type Procedures = Readonly<Record<string, { readonly _def: { readonly meta?: ProcedureMeta } }>>;

function metasOf(router: AnyRouter): Map<string, ProcedureMeta | undefined> {
  const procedures: Procedures = router._def.procedures;
  return new Map(Object.entries(procedures).map(([name, { _def }]) => [name, _def.meta]));
}

/** Deny by default: throws when a procedure or a row does not declare its roles, so that the server does not start. */
export function assertEveryEndpointIsStamped(router: AnyRouter, rows: readonly RestRow[]): void {
  const unstamped = [
    ...[...metasOf(router)].filter(([, meta]) => !meta?.roles?.length).map(([path]) => path),
    ...rows.filter(({ roles }) => roles.length === 0).map(({ method, url }) => `${method} /api${url}`),
  ];
  if (unstamped.length > 0) throw new Error(`Nobody is named who may call: ${unstamped.join(', ')}`);
}

const metas = metasOf(appRouter);

/** The procedures named in a request to a tRPC prefix, joined by commas as the batching client writes them. */
export function pathOf({ params }: FastifyRequest): string | undefined {
  const path = typeof params === 'object' && params !== null && 'path' in params ? params.path : undefined;
  return typeof path === 'string' ? path : undefined;
}

export function weighProcedures(path: string): number {
  return path.split(',').reduce((sum, name) => sum + (metas.get(name)?.weight ?? 1), 0);
}

export function areAllCatalogue(path: string): boolean {
  return path.split(',').every((name) => metas.get(name)?.isCatalogue === true);
}
