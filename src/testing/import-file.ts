import { setTimeout as wait } from 'node:timers/promises';
import type { Actor } from '#domain/kernel/ctx.ts';
import type { ImportKind } from '#shared/import-inputs.ts';
import type { World } from './world.ts';

/** A file's content as it is sent. */
export const base64 = (content: string | Uint8Array) => Buffer.from(content).toString('base64');

/** Starts an import and waits until its preview stands (or it has failed). */
export async function preview(world: World, admin: Actor, kind: ImportKind, file: string) {
  const caller = world.call(admin);
  const { id } = await caller.admin.imports.start({ kind, fileName: 'test.csv', file });
  return until(world, admin, id, ['ready', 'failed']);
}

/** Confirms an import and waits until it has been written (or it has failed). */
export async function confirm(world: World, admin: Actor, id: string) {
  await world.call(admin).admin.imports.confirm({ id });
  return until(world, admin, id, ['done', 'failed']);
}

async function until(world: World, admin: Actor, id: string, phases: readonly string[]) {
  for (;;) {
    const status = await world.call(admin).admin.imports.status({ id });
    if (phases.includes(status.phase)) return status;
    await wait(5);
  }
}
