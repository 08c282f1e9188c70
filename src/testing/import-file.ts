import { setTimeout as wait } from 'node:timers/promises';
import type { Actor } from '#kernel/ctx.ts';
import type { StartExport } from '#shared/inputs/export-inputs.ts';
import type { AddUnknown, ImportKind, SetImportColumns, SettleImport } from '#shared/inputs/import-inputs.ts';
import type { World } from './world.ts';

export function importForm(
  kind: ImportKind,
  content: string | Uint8Array<ArrayBuffer>,
  name = 'test.csv',
): FormData {
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', new File([content], name));
  return form;
}

export async function preview(
  world: World,
  admin: Actor,
  kind: ImportKind,
  content: string | Uint8Array<ArrayBuffer>,
) {
  const caller = world.call(admin);
  const { id } = await caller.admin.imports.start(importForm(kind, content));
  return untilPlanned(world, admin, id);
}

export function untilPlanned(world: World, admin: Actor, id: string) {
  return until(world, admin, id, ['ready', 'columns', 'failed']);
}

export async function setColumns(world: World, admin: Actor, wanted: SetImportColumns) {
  await world.call(admin).admin.imports.setColumns(wanted);
  return untilPlanned(world, admin, wanted.id);
}

export async function confirm(world: World, admin: Actor, id: string) {
  await world.call(admin).admin.imports.confirm({ id });
  return until(world, admin, id, ['done', 'failed']);
}

export async function settle(world: World, admin: Actor, wanted: SettleImport) {
  await world.call(admin).admin.imports.settle(wanted);
  return until(world, admin, wanted.id, ['ready', 'failed']);
}

export async function addUnknown(world: World, admin: Actor, wanted: AddUnknown) {
  await world.call(admin).admin.imports.addUnknown(wanted);
  return until(world, admin, wanted.id, ['ready', 'failed']);
}

export async function exportFile(world: World, admin: Actor, wanted: StartExport) {
  const { exports } = world.call(admin).admin;
  const { id } = await exports.start(wanted);
  for (;;) {
    const status = await exports.status({ id });
    if (status.phase === 'failed') throw new Error(status.failure ?? '');
    if (status.phase === 'done') break;
    await wait(5);
  }
  const { fileName, bytes } = await exports.file({ id });
  return { fileName, bytes: new Uint8Array(bytes) };
}

async function until(world: World, admin: Actor, id: string, phases: readonly string[]) {
  for (;;) {
    const status = await world.call(admin).admin.imports.status({ id });
    if (phases.includes(status.phase)) return status;
    await wait(5);
  }
}
