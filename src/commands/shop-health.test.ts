import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nextBackupName } from '#db/backup/backups.ts';
import { givenDataFolder } from '#testing/given-folder.ts';
import { createHealthKeeper } from './shop-health.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const HOUR = 3_600_000;
const GIB = 1024 ** 3;

function givenKeeper() {
  const folder = givenDataFolder();
  const shop = { now: NOON, free: 20 * GIB };
  const keeper = createHealthKeeper(folder, { now: () => shop.now }, () => shop.free);
  const makeBackup = (madeAt: number) =>
    mkdirSync(join(folder.backupsFolder, nextBackupName(folder.backupsFolder, madeAt, 'hourly')));
  return { shop, keeper, makeBackup };
}

test('a date in doubt is told', () => {
  const clock = { now: () => NOON, doubt: () => 'leapt' as const };
  const keeper = createHealthKeeper(givenDataFolder(), clock, () => 20 * GIB);
  expect(keeper.read().problems).toEqual(['clock-not-confirmed']);
});

test('a shop that was just opened has nothing to complain of, and says what it has', () => {
  const { keeper, makeBackup } = givenKeeper();
  makeBackup(NOON - 40 * HOUR);
  keeper.refresh();
  expect(keeper.read()).toEqual({
    problems: [],
    lastBackupAt: NOON - 40 * HOUR,
    checkedAt: null,
    lastFault: null,
    freeBytes: 20 * GIB,
    standby: null,
  });
});

test('a backup that failed is told until one is made, and remembered after it', () => {
  const { shop, keeper, makeBackup } = givenKeeper();
  keeper.backupEnded(false);
  expect(keeper.read().problems).toEqual(['backup-failed']);
  shop.now += HOUR;
  makeBackup(shop.now);
  keeper.backupEnded(true);
  expect(keeper.read()).toMatchObject({
    problems: [],
    lastBackupAt: NOON + HOUR,
    lastFault: { problem: 'backup-failed', at: NOON },
  });
});

test('a shop that has been open for more than a day without any backup says so', () => {
  const { shop, keeper, makeBackup } = givenKeeper();
  shop.now += 31 * HOUR;
  expect(keeper.read().problems).toEqual(['backup-late']);
  makeBackup(shop.now + 24 * HOUR);
  keeper.refresh();
  expect(keeper.read().problems).toEqual(['backup-late']);
  makeBackup(shop.now);
  keeper.refresh();
  expect(keeper.read().problems).toEqual([]);
});

test('a second place is told when it is a minute behind or cannot be kept', () => {
  const { keeper } = givenKeeper();
  keeper.watchStandby(() => ({ lagMs: 60_000 }));
  expect(keeper.read()).toMatchObject({ problems: [], standby: { lagMs: 60_000 } });
  keeper.watchStandby(() => ({ lagMs: 60_001 }));
  expect(keeper.read().problems).toEqual(['standby-late']);
  keeper.watchStandby(() => ({ lagMs: null }));
  expect(keeper.read().problems).toEqual(['standby-late']);
});

test('a damaged database is told until it is found whole', () => {
  const { keeper } = givenKeeper();
  keeper.checkEnded(false);
  expect(keeper.read()).toMatchObject({ problems: ['database-damaged'], checkedAt: null });
  keeper.checkEnded(true);
  expect(keeper.read()).toMatchObject({ problems: [], checkedAt: NOON });
});

test('a disk that failed somebody is told for an hour, one that runs full until there is room', () => {
  const { shop, keeper } = givenKeeper();
  keeper.storageFailed();
  shop.free = GIB / 4;
  keeper.refresh();
  expect(keeper.read().problems).toEqual(['storage-failed', 'disk-low']);
  shop.now += HOUR;
  expect(keeper.read().problems).toEqual(['disk-low']);
  shop.free = GIB;
  keeper.refresh();
  expect(keeper.read()).toMatchObject({ problems: [], lastFault: { problem: 'storage-failed', at: NOON } });
});
