import { mkdirSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { givenDataFolder } from '#testing/given-folder.ts';
import { type BackupKind, findLatestBackup, listBackups, nextBackupName, pruneBackups } from './backups.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const HOUR = 3_600_000;

function make(backupsFolder: string, kind: BackupKind, madeAt: number): string {
  const folder = join(backupsFolder, nextBackupName(backupsFolder, madeAt, kind));
  mkdirSync(folder);
  pruneBackups(backupsFolder, madeAt);
  return folder;
}

test('14 backups by the hour and 8 by the night are kept; those a person asked for stay', () => {
  const { backupsFolder } = givenDataFolder();
  mkdirSync(join(backupsFolder, 'pictures from my phone'));
  for (let count = 0; count < 30; count += 1) {
    for (const kind of ['hourly', 'nightly', 'manual', 'replaced'] as const) {
      make(backupsFolder, kind, NOON + count * HOUR);
    }
  }
  const left = (kind: string) => listBackups(backupsFolder).filter((backup) => backup.kind === kind);
  expect(left('hourly').map((backup) => backup.madeAt)).toEqual(
    Array.from({ length: 14 }, (_, index) => NOON + (16 + index) * HOUR),
  );
  expect(left('nightly')).toHaveLength(8);
  expect(left('manual')).toHaveLength(30);
  expect(left('replaced')).toHaveLength(30);
  expect(readdirSync(backupsFolder)).toContain('pictures from my phone');
});

test('a clock that was a day ahead for a moment costs no backup, and the newest stays the newest', () => {
  const { backupsFolder } = givenDataFolder();
  const nights = Array.from({ length: 8 }, (_, night) =>
    make(backupsFolder, 'nightly', NOON + night * 24 * HOUR),
  );
  const today = NOON + 7 * 24 * HOUR;
  const ahead = make(backupsFolder, 'nightly', today + 24 * HOUR);
  const newest = make(backupsFolder, 'hourly', today + HOUR);
  expect(listBackups(backupsFolder).map((backup) => backup.folder)).toEqual([
    ...nights.slice(1),
    ahead,
    newest,
  ]);
  expect(findLatestBackup(backupsFolder, today + HOUR)).toBe(newest);
  // The backup dated in the future does not count among the kept ones, so no other is deleted for it.
  const again = make(backupsFolder, 'nightly', today + 2 * HOUR);
  expect(listBackups(backupsFolder).map((backup) => backup.folder)).toEqual([
    ...nights.slice(1),
    ahead,
    newest,
    again,
  ]);
});

test('never more than one backup is thrown away at a time', () => {
  const { backupsFolder } = givenDataFolder();
  for (let hour = 0; hour < 20; hour += 1) {
    mkdirSync(join(backupsFolder, nextBackupName(backupsFolder, NOON + hour * HOUR, 'hourly')));
  }
  pruneBackups(backupsFolder, NOON + 30 * HOUR);
  expect(listBackups(backupsFolder)).toHaveLength(19);
});

test('the backups of older versions have no number: they come first, and one from the future is not the latest', () => {
  const { backupsFolder } = givenDataFolder();
  for (const name of ['2026-11-17T12-00-00.000Z_nightly', '2026-11-19T12-00-00.000Z_hourly']) {
    mkdirSync(join(backupsFolder, name));
  }
  expect(basename(findLatestBackup(backupsFolder, NOON) ?? '')).toBe('2026-11-17T12-00-00.000Z_nightly');
  const first = make(backupsFolder, 'hourly', NOON);
  expect(findLatestBackup(backupsFolder, NOON)).toBe(first);
});
