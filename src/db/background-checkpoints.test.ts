import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkpointInBackground } from './background-checkpoints.ts';
import { openDatabase } from './client.ts';

function givenShop() {
  const folder = mkdtempSync(join(tmpdir(), 'furnizo-log-'));
  const file = join(folder, 'shop.sqlite');
  const handle = openDatabase(file);
  handle.connection.exec('CREATE TABLE cakes (id INTEGER PRIMARY KEY)');
  const report = vi.fn();
  const stop = checkpointInBackground(handle, report);
  onTestFinished(async () => {
    await stop();
    handle.connection.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const bake = handle.connection.prepare('INSERT INTO cakes DEFAULT VALUES');
  const bakeMany = handle.connection.transaction((count: number) => {
    for (let cake = 0; cake < count; cake += 1) bake.run();
  });
  const salt = () => readFileSync(`${file}-wal`).readUInt32BE(16);
  return { handle, file, report, stop, bake, bakeMany, salt };
}

test('a long log is taken in beside the one who writes, and begins anew', async () => {
  const { bake, bakeMany, handle, report, salt } = givenShop();
  bakeMany(7_000);
  const first = salt();
  const ownPriority = getPriority();
  await wait(200);
  bake.run();
  expect(salt()).toBe(first);
  bakeMany(2_000);
  await vi.waitFor(() => {
    bake.run();
    expect(salt()).not.toBe(first);
  }, 10_000);
  expect(getPriority()).toBe(ownPriority);
  expect(report).not.toHaveBeenCalled();
  expect(handle.connection.pragma('quick_check', { simple: true })).toBe('ok');
});

test('its end waits for what it is doing, and nothing is lost', async () => {
  const { bakeMany, handle, report, stop } = givenShop();
  bakeMany(9_000);
  await wait(60);
  await stop();
  await stop();
  bakeMany(9_000);
  expect(report).not.toHaveBeenCalled();
  expect(handle.connection.prepare('SELECT count(*) FROM cakes').pluck().get()).toBe(18_000);
});
