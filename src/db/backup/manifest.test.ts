import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import { closeDatabaseThread } from '#db/database-thread.ts';
import { givenDataFolder } from '#testing/given-folder.ts';
import { openWorldInFile } from '#testing/world.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { listForeignFiles } from './stored-file-names.ts';

const NOON = Date.UTC(2026, 10, 18, 12);

afterAll(closeDatabaseThread);

async function givenBackup() {
  const folder = givenDataFolder();
  const world = openWorldInFile(folder.databaseFile);
  writeFileSync(join(folder.imagesFolder, 'abc.webp'), 'picture');
  writeFileSync(join(folder.documentsFolder, 'def.pdf'), 'paper');
  const source = await makeBackup({ ...folder, kind: 'manual', madeAt: NOON });
  world.handle.connection.close();
  const restore = (from = source) => restoreBackup({ ...folder, source: from, now: NOON });
  return { folder, source, restore };
}

test('a backup lists the SHA-256 of each of its files, linked or not', async () => {
  const { folder, source } = await givenBackup();
  const next = await makeBackup({ ...folder, kind: 'manual', madeAt: NOON + 1 });
  for (const backup of [source, next]) {
    const manifest = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as {
      files: Record<string, string>;
    };
    const { files } = manifest;
    expect(Object.keys(files).sort()).toEqual(['documents/def.pdf', 'furnizo.sqlite', 'images/abc.webp']);
    for (const [name, sha256] of Object.entries(files))
      expect(
        createHash('sha256')
          .update(readFileSync(join(backup, name)))
          .digest('hex'),
      ).toBe(sha256);
  }
});

const replaceBy = (path: string, make: () => void) => {
  rmSync(path, { recursive: true });
  make();
};

const tamperings: Record<string, readonly [(backup: string) => void, RegExp]> = {
  'an altered picture': [
    (backup) => {
      const path = join(backup, 'images/abc.webp');
      replaceBy(path, () => writeFileSync(path, 'another'));
    },
    /images\/abc\.webp .*ndryshuar/,
  ],
  'an altered database': [
    (backup) => {
      const database = new Database(join(backup, 'furnizo.sqlite'));
      database.exec("INSERT INTO settings (key, value, updated_at) VALUES ('x', '1', 0)");
      database.close();
    },
    /furnizo\.sqlite .*ndryshuar/,
  ],
  'a link in place of a picture': [
    (backup) => {
      const path = join(backup, 'images/abc.webp');
      replaceBy(path, () => symlinkSync('/etc/hostname', path));
    },
    /abc\.webp .*lidhje/,
  ],
  'a folder of links': [
    (backup) => {
      renameSync(join(backup, 'images'), `${backup}-images`);
      symlinkSync(`${backup}-images`, join(backup, 'images'));
    },
    /images .*lidhje/,
  ],
  'a link in place of the database': [
    (backup) => {
      renameSync(join(backup, 'furnizo.sqlite'), `${backup}-other`);
      symlinkSync(`${backup}-other`, join(backup, 'furnizo.sqlite'));
    },
    /furnizo\.sqlite .*lidhje/,
  ],
  'no manifest': [(backup) => rmSync(join(backup, 'manifest.json')), /mungon lista manifest\.json/],
  'a broken manifest': [(backup) => writeFileSync(join(backup, 'manifest.json'), '{'), /manifest\.json/],
};

test.each(Object.entries(tamperings))(
  'a backup with %s is refused before anything is touched',
  async (_, [tamper, sentence]) => {
    const { folder, source, restore } = await givenBackup();
    const before = statSync(folder.databaseFile).ino;
    tamper(source);
    expect(() => restore()).toThrow(sentence);
    expect(statSync(folder.databaseFile).ino).toBe(before);
    expect(readdirSync(folder.backupsFolder).filter((name) => name.includes('replaced'))).toEqual([]);
  },
);

const schemas = {
  'a dropped trigger': ['DROP TRIGGER documents_no_update', 'trigger documents_no_update'],
  'an added trigger': [
    "CREATE TRIGGER extra AFTER INSERT ON orders BEGIN UPDATE users SET role = 'admin'; END",
    'trigger extra',
  ],
  'an added table': ['CREATE TABLE extra (id)', 'table extra'],
  'a dropped index': ['DROP INDEX documents_order', 'index documents_order'],
} as const;

test.each(Object.entries(schemas))('a database with %s is refused', async (_, [sql, name]) => {
  const { folder, source, restore } = await givenBackup();
  const bare = join(folder.backupsFolder, 'bare.sqlite');
  renameSync(join(source, 'furnizo.sqlite'), bare);
  const database = new Database(bare);
  database.exec(sql);
  database.close();
  expect(() => restore(bare)).toThrow(name);
  expect(existsSync(`${folder.databaseFile}.incoming`)).toBe(false);
});

test('files that nobody listed are not restored, and a missing picture is named', async () => {
  const { folder, source, restore } = await givenBackup();
  writeFileSync(join(source, 'images/evil.png'), 'x');
  rmSync(join(source, 'documents/def.pdf'));
  expect(restore().missingFiles).toEqual(['documents/def.pdf']);
  expect(readdirSync(folder.imagesFolder)).toEqual(['abc.webp']);
});

test('what a restore put aside is itself restored', async () => {
  const { source, restore } = await givenBackup();
  const { replacedFolder } = restore(source);
  expect(restore(replacedFolder ?? '').missingFiles).toEqual([]);
});

const foreign: Record<string, (path: string) => void> = {
  '@eaDir': (path) => mkdirSync(path),
  'lost+found': (path) => mkdirSync(path),
  'folder.png': (path) => mkdirSync(path),
  'Thumbs.db': (path) => writeFileSync(path, 'x'),
  'pipe.png': (path) => execFileSync('/bin/sh', ['-c', 'mkfifo "$0"', path]),
  'link.png': (path) => symlinkSync('/etc/hostname', path),
  'dangling.png': (path) => symlinkSync('/nowhere/at/all', path),
};

test.each(Object.entries(foreign))(
  '%s among pictures and documents stops no backup and is named',
  async (name, put) => {
    const { folder } = await givenBackup();
    put(join(folder.imagesFolder, name));
    put(join(folder.documentsFolder, name));
    const made = await makeBackup({ ...folder, kind: 'hourly', madeAt: NOON + 2 });
    expect(readdirSync(join(made, 'images'))).toEqual(['abc.webp']);
    expect(listForeignFiles(folder)).toEqual([`images/${name}`, `documents/${name}`]);
  },
);
