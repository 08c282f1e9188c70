import { initTRPC } from '@trpc/server';
import { expect, test } from 'vitest';
import { appRouter } from '#trpc/app-router.ts';
import { assertEveryEndpointIsStamped } from './procedure-meta.ts';
import { rowsOf } from './rest/kit/rest-row.ts';
import { restRows } from './rest/rest-rows.ts';

test('a procedure or a row that does not say who may call stops the start', () => {
  const t = initTRPC.create();
  const forgotten = t.router({ stock: t.router({ adjust: t.procedure.mutation(() => 1) }) });
  expect(() => assertEveryEndpointIsStamped(forgotten, [])).toThrow('stock.adjust');
  const row = rowsOf({ tag: 'x', roles: [] })('GET /secret', { summary: 'x', call: async () => ({}) });
  expect(() => assertEveryEndpointIsStamped(appRouter, [row])).toThrow('GET /api/secret');
  expect(() => assertEveryEndpointIsStamped(appRouter, restRows)).not.toThrow();
});
