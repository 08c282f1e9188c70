import { expect, test } from 'vitest';
import type { Backup, BackupKind } from '#db/backup/backups.ts';
import { findDueBackup } from './due-backup.ts';

const HOUR = 3_600_000;
/** Three in the morning in the shop's time zone, an hour ahead of UTC in November. */
const THREE = Date.UTC(2026, 10, 18, 2);

const made = (kind: BackupKind, madeAt: number): Backup => ({ folder: '', number: 0, kind, madeAt });
const due = (now: number, backups: Backup[], changedAt = now) =>
  findDueBackup({ now, timeZone: 'Europe/Belgrade', backups, changedAt });

test('one backup a night, from two o’clock on the shop’s own clock', () => {
  const yesterday = [made('nightly', THREE - 24 * HOUR), made('hourly', THREE - 2 * HOUR)];
  expect(due(THREE - 1.5 * HOUR, yesterday)).toBe(null);
  expect(due(THREE - HOUR, yesterday)).toBe('nightly');
  expect(due(THREE, [made('nightly', THREE - HOUR)])).toBe('hourly');
});

test('a shop that was closed at night makes up for it when it opens', () => {
  expect(due(THREE + 5 * HOUR, [made('nightly', THREE - 24 * HOUR)])).toBe('nightly');
  expect(due(THREE + 5 * HOUR, [])).toBe('nightly');
});

test('one backup an hour while something changes, none while nothing does', () => {
  const tonight = made('nightly', THREE);
  expect(due(THREE + HOUR - 1, [tonight])).toBe(null);
  expect(due(THREE + HOUR, [tonight])).toBe('hourly');
  expect(due(THREE + 9 * HOUR, [tonight], THREE - 1)).toBe(null);
  expect(due(THREE + 9 * HOUR, [tonight, made('manual', THREE + 8.5 * HOUR)])).toBe(null);
});

test('what a restore put aside is no backup of the shop as it is', () => {
  const backups = [made('nightly', THREE), made('replaced', THREE + 2 * HOUR)];
  expect(due(THREE + 2.5 * HOUR, backups)).toBe('hourly');
});

test('a clock that was a day ahead for a moment neither holds backups up nor makes one after the other', () => {
  const ahead = made('nightly', THREE + 24 * HOUR);
  expect(due(THREE + HOUR, [made('nightly', THREE), ahead])).toBe('hourly');
  expect(due(THREE + HOUR, [made('nightly', THREE - 24 * HOUR), ahead])).toBe('nightly');
  expect(due(THREE + HOUR, [ahead, made('nightly', THREE + HOUR)])).toBe(null);
});
