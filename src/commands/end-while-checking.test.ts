import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { openDataFolder } from '#db/data-folder.ts';
import { lockDataFolder } from '#db/server-lock.ts';
import { createAdmin } from '#domain/users/admins.ts';
import { givenFolder } from '#testing/given-folder.ts';
import { givenShopFile } from '#testing/given-shop-file.ts';
import { givenSlowCheck } from '#testing/given-slow-check.ts';
import { runCommand } from '#testing/run-command.ts';

/** The first check begins five seconds after the start. */
const UNTIL_CHECKING_MS = 8_000;

test('a shop that is told to end in the middle of a long check ends in time, with its data whole', async () => {
  const dataDir = givenFolder();
  const shop = givenShopFile(dataDir);
  createAdmin(shop.ctx, { name: 'Arta', email: 'arta@example.com', passwordHash: 'x' });
  givenSlowCheck(shop.handle.connection, 40);
  shop.handle.connection.close();
  const { child, url, exitCode, output } = runCommand(['serve'], dataDir);
  await url;
  await wait(UNTIL_CHECKING_MS);
  const toldAt = performance.now();
  child.kill('SIGTERM');
  await exitCode;
  expect(performance.now() - toldAt, output()).toBeLessThan(8_000);
  // With exit code 0 where no statement was running, else by the signal.
  expect(child.exitCode === 0 || child.signalCode === 'SIGTERM', output()).toBe(true);
  const { databaseFile, lockFile } = openDataFolder(dataDir);
  lockDataFolder(lockFile)();
  const { connection } = openDatabase(databaseFile);
  connection.exec('DROP TABLE slow');
  expect(connection.pragma('integrity_check', { simple: true })).toBe('ok');
  connection.close();
}, 60_000);
