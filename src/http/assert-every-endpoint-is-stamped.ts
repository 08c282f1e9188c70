import type { AnyRouter } from '@trpc/server';
import type { RestRow } from './rest/kit/rest-row.ts';

/** Deny by default: throws when a procedure or a row does not say who may call it, so that the server never starts. */
export function assertEveryEndpointIsStamped(router: AnyRouter, rows: readonly RestRow[]): void {
  const procedures: Readonly<Record<string, { readonly _def: { readonly meta?: unknown } }>> =
    router._def.procedures;
  const unstamped = [
    ...Object.entries(procedures).flatMap(([path, procedure]) =>
      hasRoles(procedure._def.meta) ? [] : [path],
    ),
    ...rows.flatMap((row) => (row.roles.length > 0 ? [] : [`${row.method} /api${row.url}`])),
  ];
  if (unstamped.length > 0) throw new Error(`Nobody is named who may call: ${unstamped.join(', ')}`);
}

function hasRoles(meta: unknown): boolean {
  if (typeof meta !== 'object' || meta === null || !('roles' in meta)) return false;
  return Array.isArray(meta.roles) && meta.roles.length > 0;
}
