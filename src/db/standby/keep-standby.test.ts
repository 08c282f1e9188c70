import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type Database from 'better-sqlite3';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { contentFingerprint } from '#db/backup/content-fingerprint.ts';
import { type DataFolder, openDataFolder } from '#db/data-folder.ts';
import { closeDatabaseThread } from '#db/database-thread.ts';
import type { StandbyPlace } from '#shared/standby-place.ts';
import { givenFolder } from '#testing/given-folder.ts';
import { openWorldInFile } from '#testing/world.ts';
import { fetchStandby } from './fetch-standby.ts';
import { keepStandby } from './keep-standby.ts';
import { findLitestream } from './litestream.ts';
import { isOwnPlace } from './standby-folder.ts';

const ACCESS = { keyFile: null, hostKey: null, endpoint: null, environment: {} };
const MAX_WAIT = { timeout: 30_000, interval: 50 };

const program = findLitestream().litestream?.program ?? null;

const withLitestream = test.skipIf(program === null);

afterAll(closeDatabaseThread);

function givenShop() {
  const folder = openDataFolder(givenFolder());
  const world = openWorldInFile(folder.databaseFile);
  writeFileSync(join(folder.imagesFolder, 'abc.webp'), 'picture');
  writeFileSync(join(folder.documentsFolder, 'def.pdf'), 'paper');
  return { folder, connection: world.handle.connection };
}

function keep(folder: DataFolder, place: StandbyPlace, connection: Database.Database, as = program ?? '') {
  const faults: string[] = [];
  const standby = keepStandby({
    folder,
    settings: { place, ...ACCESS },
    program: as,
    checkpoint: () => connection.pragma('wal_checkpoint(TRUNCATE)'),
    fault: (message) => faults.push(message),
  });
  onTestFinished(standby.stop);
  return { standby, faults };
}

function note(connection: Database.Database, value: string): void {
  connection
    .prepare("INSERT INTO settings (key, value, updated_at) VALUES (?, '1', 0)")
    .run(`${value} ${'x'.repeat(3000)}`);
}

withLitestream(
  'what a shop writes lies at the second place after its end, also when its log was taken in',
  async () => {
    const { folder, connection } = givenShop();
    const place: StandbyPlace = { kind: 'folder', path: givenFolder() };
    const { standby, faults } = keep(folder, place, connection);
    note(connection, 'before');
    await expect
      .poll(() => readdirSync(place.path).sort(), MAX_WAIT)
      .toEqual(['database', 'documents', 'images', 'newest', 'shop']);
    for (let line = 0; line < 400; line += 1) note(connection, `line ${line}`);
    writeFileSync(join(folder.documentsFolder, 'ghi.pdf'), 'another paper');
    await standby.tend(true);
    const generations = () => readdirSync(join(place.path, 'database', 'generations'));
    await expect.poll(() => generations().length, MAX_WAIT).toBe(2);
    note(connection, 'at the end');
    await standby.stop();
    const copy = givenFolder();
    await fetchStandby({ place, ...ACCESS }, copy);
    expect(contentFingerprint(join(copy, 'furnizo.sqlite'))).toBe(contentFingerprint(folder.databaseFile));
    expect(readdirSync(join(copy, 'images'))).toEqual(['abc.webp']);
    expect(readdirSync(join(copy, 'documents')).toSorted()).toEqual(['def.pdf', 'ghi.pdf']);
    expect(faults).toEqual([]);
  },
);

withLitestream('what arrived in part when the computer went hides nothing that came before it', async () => {
  const { folder, connection } = givenShop();
  const place: StandbyPlace = { kind: 'folder', path: givenFolder() };
  const { standby } = keep(folder, place, connection);
  const parts = () =>
    readdirSync(place.path, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.wal.lz4'))
      .toSorted();
  const isThere = () => readdirSync(place.path).includes('newest') && parts().length >= 2;
  for (let line = 0; !isThere(); line += 1) {
    note(connection, `line ${line}`);
    await wait(100);
  }
  await standby.stop();
  const fetched = async () => {
    const copy = givenFolder();
    await fetchStandby({ place, ...ACCESS }, copy);
    return contentFingerprint(join(copy, 'furnizo.sqlite'));
  };
  const last = join(place.path, parts().at(-1) ?? '');
  const bytes = readFileSync(last);
  rmSync(last);
  const before = await fetched();
  writeFileSync(last, bytes.subarray(0, 100));
  const later = Date.now() / 1000 + 5;
  utimesSync(last, later, later);
  expect(await fetched()).toBe(before);
});

withLitestream(
  'the copy of another shop is not written over, and a disk that is not mounted is told',
  async () => {
    const place: StandbyPlace = { kind: 'folder', path: givenFolder() };
    const first = givenShop();
    const kept = keep(first.folder, place, first.connection);
    await expect.poll(() => readdirSync(place.path), MAX_WAIT).toContain('newest');
    await kept.standby.stop();
    const second = givenShop();
    const another = keep(second.folder, place, second.connection);
    await expect.poll(() => another.faults[0], MAX_WAIT).toContain('holds another shop');
    rmSync(place.path, { recursive: true });
    mkdirSync(place.path);
    const again = keep(first.folder, place, first.connection);
    await expect.poll(() => again.faults[0], MAX_WAIT).toContain('is the disk mounted?');
    expect(again.standby.lagMs()).toBeGreaterThan(0);
    expect(readdirSync(place.path)).toEqual([]);
  },
);

withLitestream(
  'a disk that is unmounted while the shop is open is told, and nothing counts as copied',
  async () => {
    const { folder, connection } = givenShop();
    const place: StandbyPlace = { kind: 'folder', path: givenFolder() };
    const { standby, faults } = keep(folder, place, connection);
    await expect.poll(() => readdirSync(place.path), MAX_WAIT).toContain('newest');
    const disk = `${place.path}-elsewhere`;
    renameSync(place.path, disk);
    onTestFinished(() => rmSync(disk, { recursive: true, force: true }));
    mkdirSync(place.path);
    note(connection, 'while it is away');
    // A copying round in progress at the moment of unmounting reports its own failure first, and may create the folder.
    await expect.poll(() => faults.join('\n'), MAX_WAIT).toContain('is the disk mounted?');
    writeFileSync(join(folder.documentsFolder, 'ghi.pdf'), 'another paper');
    await expect.poll(() => standby.lagMs(), MAX_WAIT).toBeGreaterThan(4_000);
    expect(existsSync(join(place.path, 'documents', 'ghi.pdf'))).toBe(false);
    rmSync(place.path, { recursive: true });
    renameSync(disk, place.path);
    await expect.poll(() => standby.lagMs(), MAX_WAIT).toBeLessThan(2_000);
    expect(readdirSync(join(place.path, 'documents'))).toContain('ghi.pdf');
  },
);

withLitestream('a place of version 0.2.0, which left no mark, goes on', async () => {
  const { folder, connection } = givenShop();
  const place: StandbyPlace = { kind: 'folder', path: givenFolder() };
  const own = join(dirname(folder.databaseFile), 'standby');
  mkdirSync(own);
  writeFileSync(join(own, 'place'), `${place.path}\nknown`);
  mkdirSync(join(place.path, 'database'));
  const { faults } = keep(folder, place, connection);
  await expect.poll(() => readdirSync(place.path), MAX_WAIT).toContain('newest');
  expect(readdirSync(place.path)).toContain('shop');
  expect(faults).toEqual([]);
});

test('a place that version 0.2.0 copied to is still known', () => {
  const own = givenFolder();
  writeFileSync(join(own, 'place'), '/mnt/disk\nknown');
  expect(isOwnPlace(own, { kind: 'folder', path: '/mnt/disk' })).toBe(true);
  expect(isOwnPlace(own, { kind: 'folder', path: '/mnt' })).toBe(false);
});

test.skipIf(process.platform === 'win32')(
  'a place that cannot be asked is not taken for an empty one',
  async () => {
    const { folder, connection } = givenShop();
    const script = join(givenFolder(), 'asks');
    const refused = JSON.stringify({ level: 'ERROR', msg: 'cannot list generations', error: 'refused' });
    writeFileSync(script, `#!/bin/sh\necho '${refused}'\necho 'name  generation  lag  start  end'\n`, {
      mode: 0o700,
    });
    const place: StandbyPlace = { kind: 'folder', path: givenFolder() };
    const { faults } = keep(folder, place, connection, script);
    await expect.poll(() => faults[0], MAX_WAIT).toContain('"refused"');
    expect(readdirSync(place.path)).toEqual([]);
  },
);

test.skipIf(process.platform === 'win32')('a program that dies is started again', async () => {
  const { folder, connection } = givenShop();
  const script = join(givenFolder(), 'dies');
  writeFileSync(script, '#!/bin/sh\nif [ "$1" = replicate ]; then exit 3; fi\n', {
    mode: 0o700,
  });
  const { faults } = keep(folder, { kind: 'folder', path: givenFolder() }, connection, script);
  await expect.poll(() => faults, MAX_WAIT).toEqual(Array(2).fill('The copying program ended with 3.'));
});

test.skipIf(process.platform === 'win32')(
  'a program that hangs is noticed by the age of the copy',
  async () => {
    const { folder, connection } = givenShop();
    const script = join(givenFolder(), 'hangs');
    const copied = JSON.stringify({
      level: 'INFO',
      msg: 'snapshot written',
      db: folder.databaseFile,
      position: '0123456789abcdef/00000000:4152',
    });
    writeFileSync(script, `#!/bin/sh\nif [ "$1" = replicate ]; then echo '${copied}'; exec sleep 60; fi\n`, {
      mode: 0o700,
    });
    const place: StandbyPlace = { kind: 'folder', path: givenFolder() };
    const { standby } = keep(folder, place, connection, script);
    await expect.poll(() => readdirSync(place.path), MAX_WAIT).toContain('newest');
    await wait(2_000);
    expect(standby.lagMs()).toBeLessThan(2_000);
    note(connection, 'never copied');
    await expect.poll(() => standby.lagMs(), MAX_WAIT).toBeGreaterThan(4_000);
  },
);
