import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { type DatabaseHandle, openDatabase } from '#db/client.ts';
import type { DataFolder } from '#db/data-folder.ts';
import { verifyDatabase } from '#db/database-care.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { givenDataFolder } from '#testing/given-folder.ts';
import { findLatestBackup } from './backups.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const HOUR = 3_600_000;

function givenShop(): { folder: DataFolder; handle: DatabaseHandle } {
  const folder = givenDataFolder();
  const handle = openDatabase(folder.databaseFile);
  migrateDatabase(handle);
  writeFileSync(join(folder.imagesFolder, 'abc.webp'), 'picture');
  writeFileSync(join(folder.documentsFolder, 'def.pdf'), 'paper');
  return { folder, handle };
}

function note(handle: DatabaseHandle, value: string): void {
  handle.connection
    .prepare(
      "INSERT INTO settings (key, value, updated_at) VALUES ('note', ?, 0) ON CONFLICT DO UPDATE SET value = excluded.value",
    )
    .run(JSON.stringify(value));
}

function readNote(file: string): unknown {
  const { connection } = openDatabase(file);
  try {
    return connection.prepare("SELECT value FROM settings WHERE key = 'note'").pluck().get();
  } finally {
    connection.close();
  }
}

test('a backup of a shop that goes on selling holds what was acknowledged, its pictures and its papers', async () => {
  const { folder, handle } = givenShop();
  note(handle, 'before');
  const made = await makeBackup({ ...folder, kind: 'hourly', madeAt: NOON });
  note(handle, 'after');
  handle.connection.close();
  expect(basename(made)).toBe('000001_2026-11-18T12-00-00.000Z_hourly');
  verifyDatabase(join(made, 'furnizo.sqlite'));
  expect(readNote(join(made, 'furnizo.sqlite'))).toBe('"before"');
  expect(readFileSync(join(made, 'images/abc.webp'), 'utf8')).toBe('picture');
  expect(readFileSync(join(made, 'documents/def.pdf'), 'utf8')).toBe('paper');
  for (const file of ['images/abc.webp', 'documents/def.pdf'])
    expect(statSync(join(made, file)).nlink).toBe(2);
});

test('restoring brings back the shop of the backup, and keeps the one it replaces', async () => {
  const { folder, handle } = givenShop();
  note(handle, 'before');
  await makeBackup({ ...folder, kind: 'hourly', madeAt: NOON });
  note(handle, 'after');
  rmSync(join(folder.imagesFolder, 'abc.webp'));
  rmSync(join(folder.documentsFolder, 'def.pdf'));
  writeFileSync(join(folder.documentsFolder, 'later.pdf'), 'a paper of the afternoon');
  // As after a crash: the last change is only in the WAL.
  handle.connection.pragma('wal_autocheckpoint = 0');
  handle.connection.close();
  const source = findLatestBackup(folder.backupsFolder, NOON + HOUR) ?? '';
  const restored = restoreBackup({
    ...folder,
    source,
    now: NOON + HOUR,
  });
  expect(readNote(folder.databaseFile)).toBe('"before"');
  expect(readFileSync(join(folder.imagesFolder, 'abc.webp'), 'utf8')).toBe('picture');
  expect(readdirSync(folder.documentsFolder)).toEqual(['def.pdf', 'later.pdf']);
  expect(readdirSync(join(restored.replacedFolder ?? '', 'documents'))).toEqual(['later.pdf']);
  expect(readNote(join(restored.replacedFolder ?? '', 'furnizo.sqlite'))).toBe('"after"');
  expect(findLatestBackup(folder.backupsFolder, NOON + HOUR)).toBe(source);
  const back = restoreBackup({
    ...folder,
    source: restored.replacedFolder ?? '',
    now: NOON + 2 * HOUR,
  });
  expect(readNote(folder.databaseFile)).toBe('"after"');
  expect(back.replacedFolder).not.toBe(restored.replacedFolder);
});

test('a database file that someone copied with its log is restored with what only the log has', async () => {
  const { folder, handle } = givenShop();
  handle.connection.pragma('wal_autocheckpoint = 0');
  handle.connection.pragma('wal_checkpoint(TRUNCATE)');
  note(handle, 'only in the log');
  const source = join(folder.backupsFolder, 'usb.sqlite');
  // As after a power cut: the last change is only in the log.
  for (const suffix of ['', '-wal']) copyFileSync(folder.databaseFile + suffix, source + suffix);
  note(handle, 'later');
  handle.connection.close();
  restoreBackup({ ...folder, source, now: NOON });
  expect(readNote(folder.databaseFile)).toBe('"only in the log"');
  expect(existsSync(`${folder.databaseFile}.incoming-wal`)).toBe(false);
});

test('a restore that can not fetch a picture has replaced nothing', async () => {
  const { folder, handle } = givenShop();
  note(handle, 'before');
  const source = await makeBackup({ ...folder, kind: 'hourly', madeAt: NOON });
  note(handle, 'after');
  handle.connection.close();
  const picture = join(folder.imagesFolder, 'abc.webp');
  rmSync(picture);
  symlinkSync(join(folder.imagesFolder, 'nowhere'), picture);
  const job = { ...folder, source, now: NOON + HOUR };
  expect(() => restoreBackup(job)).toThrow('EEXIST');
  expect(readNote(folder.databaseFile)).toBe('"after"');
  expect(existsSync(`${folder.databaseFile}.incoming`)).toBe(false);
});

test('a shop that was restored has no sessions: a login that was signed out since stays so', async () => {
  const { folder, handle } = givenShop();
  handle.connection.exec(`
    INSERT INTO users (id, name, name_folded, role, email, password_hash, created_at, updated_at)
      VALUES (1, 'Arta', 'arta', 'admin', 'arta@example.com', 'x', 0, 0);
    INSERT INTO logins (id, user_id, created_at, last_used_at) VALUES (1, 1, 0, 0);
    INSERT INTO sessions VALUES ('s', 1, 9e9, 1, 9e12);
    INSERT INTO refresh_tokens VALUES ('r', 1, 0, 9e12, NULL);
    INSERT INTO recovery_codes VALUES (1, 'x', 9e12);`);
  const source = await makeBackup({ ...folder, kind: 'hourly', madeAt: NOON });
  handle.connection.close();
  restoreBackup({ ...folder, source, now: NOON + HOUR });
  const { connection } = openDatabase(folder.databaseFile);
  const count = (table: string) => connection.prepare(`SELECT count(*) FROM ${table}`).pluck().get();
  const kept = ['sessions', 'refresh_tokens', 'recovery_codes'].map(count);
  expect(kept).toEqual([0, 0, 0]);
  expect(connection.prepare('SELECT ended_at FROM logins').pluck().get()).toBe(NOON + HOUR);
  connection.close();
});

test('a backup of an older version, which knew no papers, is restored like any other', async () => {
  const { folder, handle } = givenShop();
  note(handle, 'before');
  const source = await makeBackup({ ...folder, kind: 'hourly', madeAt: NOON });
  handle.connection.close();
  rmSync(join(source, 'documents'), { recursive: true });
  restoreBackup({ ...folder, source, now: NOON + HOUR });
  expect(readNote(folder.databaseFile)).toBe('"before"');
  expect(readdirSync(folder.documentsFolder)).toEqual(['def.pdf']);
});

test.skipIf(process.platform === 'win32')(
  'what was restored is for the owner only, wherever it came from',
  async () => {
    const { folder, handle } = givenShop();
    const source = await makeBackup({ ...folder, kind: 'hourly', madeAt: NOON });
    handle.connection.close();
    for (const file of ['furnizo.sqlite', 'images/abc.webp']) chmodSync(join(source, file), 0o644);
    rmSync(join(folder.imagesFolder, 'abc.webp'));
    restoreBackup({ ...folder, source, now: NOON + HOUR });
    const modes = [folder.databaseFile, join(folder.imagesFolder, 'abc.webp')].map(
      (file) => statSync(file).mode & 0o777,
    );
    expect(modes).toEqual([0o600, 0o600]);
  },
);

test('a damaged, foreign or newer backup is rejected before anything is touched', async () => {
  const { folder, handle } = givenShop();
  note(handle, 'mine');
  const damaged = await makeBackup({ ...folder, kind: 'manual', madeAt: NOON });
  truncateSync(join(damaged, 'furnizo.sqlite'), 40_000);
  const newer = await makeBackup({ ...folder, kind: 'manual', madeAt: NOON + 1 });
  const later = openDatabase(join(newer, 'furnizo.sqlite'));
  later.connection.exec("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 9999999999999)");
  later.connection.close();
  const foreign = join(folder.backupsFolder, 'foreign.sqlite');
  writeFileSync(foreign, 'this is a letter and no database '.repeat(100));
  const empty = join(folder.backupsFolder, 'empty.sqlite');
  writeFileSync(empty, '');
  handle.connection.close();
  for (const [source, reason] of [
    [damaged, 'ndryshuar ose dëmtuar'],
    [newer, 'ndryshuar ose dëmtuar'],
    [join(newer, 'furnizo.sqlite'), 'version'],
    [foreign, 'not a database'],
    [empty, 'nuk është bazë e të dhënave'],
  ] as const) {
    const job = { ...folder, source, now: NOON };
    expect(() => restoreBackup(job), source).toThrow(reason);
    expect(readNote(folder.databaseFile)).toBe('"mine"');
    expect(readdirSync(folder.backupsFolder).filter((name) => name.includes('replaced'))).toEqual([]);
    expect(existsSync(`${folder.databaseFile}.incoming`)).toBe(false);
  }
});

test('a damaged shop is put aside as it is, log and all, and the backup takes its place', async () => {
  const { folder, handle } = givenShop();
  note(handle, 'good');
  const source = await makeBackup({ ...folder, kind: 'nightly', madeAt: NOON });
  handle.connection.close();
  writeFileSync(folder.databaseFile, 'not a database at all '.repeat(500));
  const restored = restoreBackup({
    ...folder,
    source,
    now: NOON + HOUR,
  });
  expect(readNote(folder.databaseFile)).toBe('"good"');
  expect(readFileSync(join(restored.replacedFolder ?? '', 'furnizo.sqlite'), 'utf8')).toContain(
    'not a database',
  );
});

test('a backup that cannot be written leaves nothing behind and says so', async () => {
  const { folder, handle } = givenShop();
  handle.connection.close();
  const job = {
    ...folder,
    databaseFile: `${folder.databaseFile}.gone`,
    kind: 'hourly',
    madeAt: NOON,
  } as const;
  await expect(makeBackup(job)).rejects.toThrow();
  expect(readdirSync(folder.backupsFolder)).toEqual([]);
});

test('what a power cut left of a backup is cleared away a day later', async () => {
  const { folder, handle } = givenShop();
  const abandoned = join(folder.backupsFolder, '.unfinished-77-x');
  mkdirSync(abandoned);
  utimesSync(abandoned, NOON / 1000, NOON / 1000);
  await makeBackup({ ...folder, kind: 'hourly', madeAt: NOON + HOUR });
  expect(existsSync(abandoned)).toBe(true);
  await makeBackup({ ...folder, kind: 'hourly', madeAt: NOON + 25 * HOUR });
  expect(existsSync(abandoned)).toBe(false);
  handle.connection.close();
});
