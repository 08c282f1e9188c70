import { mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { listBackups, nextBackupName } from '#db/backup/backups.ts';
import { type DataFolder, openDataFolder } from '#db/data-folder.ts';
import { closeDatabaseThread } from '#db/database-thread.ts';
import { givenClock } from '#testing/given-clock.ts';
import { givenFolder } from '#testing/given-folder.ts';
import { openWorldInFile, WEDNESDAY_MORNING, type World } from '#testing/world.ts';
import { createHealthKeeper } from './shop-health.ts';
import { doUpkeep } from './shop-upkeep.ts';

afterAll(closeDatabaseThread);

const HOUR = 3_600_000;

function givenOpenShop() {
  const folder = openDataFolder(givenFolder());
  const world: World = openWorldInFile(folder.databaseFile);
  const health = createHealthKeeper(folder, world.ctx.clock, () => 1e12);
  const storeDocuments = async () => undefined;
  const smallImages = { makeMissing: async () => undefined };
  return {
    world,
    folder,
    health,
    upkeep: {
      ctx: world.ctx,
      folder,
      log: fastify().log,
      health,
      storeDocuments,
      smallImages,
      standby: null,
    },
  };
}

const kinds = ({ backupsFolder }: DataFolder) => listBackups(backupsFolder).map((backup) => backup.kind);

test('the night’s round makes a backup, looks through the database and takes the log in', async () => {
  const { world, folder, health, upkeep } = givenOpenShop();
  world.handle.connection.exec("INSERT INTO settings (key, value, updated_at) VALUES ('note', '1', 0)");
  await doUpkeep(upkeep);
  expect(kinds(folder)).toEqual(['nightly']);
  expect(health.read()).toMatchObject({
    problems: [],
    lastBackupAt: WEDNESDAY_MORNING,
    checkedAt: WEDNESDAY_MORNING,
  });
  expect(statSync(`${folder.databaseFile}-wal`).size).toBe(0);
});

test('a date that jumps a day ahead for a moment leaves one backup too many, and the night’s backups alone', async () => {
  const { world, folder, upkeep } = givenOpenShop();
  await doUpkeep(upkeep);
  world.advance(24 * HOUR);
  await doUpkeep(upkeep);
  world.advance(-24 * HOUR);
  for (let round = 0; round < 8; round += 1) {
    world.advance(5 * 60_000);
    await doUpkeep(upkeep);
  }
  expect(kinds(folder)).toEqual(['nightly', 'nightly']);
});

test('while the date is in doubt backups are made and none is thrown away', async () => {
  const { world, folder, upkeep } = givenOpenShop();
  const machine = givenClock(world);
  for (let number = 1; number <= 20; number += 1) {
    mkdirSync(join(folder.backupsFolder, nextBackupName(folder.backupsFolder, number, 'hourly')));
  }
  const round = () => doUpkeep({ ...upkeep, ctx: machine.ctx });
  machine.leap(60 * 24 * HOUR);
  await round();
  machine.restart();
  await round();
  expect(kinds(folder)).toHaveLength(21);
  machine.leap(-60 * 24 * HOUR);
  machine.pass(24 * HOUR);
  await round();
  expect(kinds(folder)).toHaveLength(21);
});

test('a backup that cannot be written reaches the office', async () => {
  const { folder, health, upkeep } = givenOpenShop();
  rmSync(folder.backupsFolder, { recursive: true });
  const elsewhere = { ...folder, backupsFolder: join(dirname(folder.databaseFile), 'gone') };
  await doUpkeep({ ...upkeep, folder: elsewhere });
  expect(health.read()).toMatchObject({ problems: ['backup-failed'], lastBackupAt: null });
});
