import type { AnyProcedure, AnyRouter } from '@trpc/server';
import { expect, test } from 'vitest';
import { appRouter } from '#trpc/app-router.ts';
import { AFFECTED_QUERIES } from '#web/cache/refresh-after.ts';

const HANG_ON_NOTHING = [
  /\.(invoicePdf|file|labels)$/,
  /^stocker\.documents\./,
  /^admin\.(imports|exports|bankImport)\./,
  /^callAgent\.regions\./,
];

test('whatever a screen shows is fetched again when something changes that it shows', () => {
  const affected = Object.values(AFFECTED_QUERIES).flat();
  const procedures: Record<string, AnyProcedure> = (appRouter as AnyRouter)._def.procedures;
  const forgotten = Object.keys(procedures)
    .filter((path) => procedures[path]?._def.type === 'query')
    .filter((path) => !affected.some((part) => path === part || path.startsWith(`${part}.`)))
    .filter((path) => !HANG_ON_NOTHING.some((pattern) => pattern.test(path)));
  expect(forgotten).toEqual([]);
});
