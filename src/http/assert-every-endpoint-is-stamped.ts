import type { AnyRouter } from '@trpc/server';
import { metasOf } from './procedure-meta.ts';
import type { RestRow } from './rest/kit/rest-row.ts';

/** Deny by default: throws when a procedure or a row does not say who may call it, so that the server never starts. */
export function assertEveryEndpointIsStamped(router: AnyRouter, rows: readonly RestRow[]): void {
  const roles = [
    ...[...metasOf(router)].map(([path, meta]) => [path, meta?.roles ?? []] as const),
    ...rows.map((row) => [`${row.method} /api${row.url}`, row.roles] as const),
  ];
  const unstamped = roles.flatMap(([name, allowed]) => (allowed.length > 0 ? [] : [name]));
  if (unstamped.length > 0) throw new Error(`Nobody is named who may call: ${unstamped.join(', ')}`);
}
