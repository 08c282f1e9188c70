import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { listBackups } from '#db/backup/backups.ts';
import { openDatabase } from '#db/client.ts';
import { openDataFolder } from '#db/data-folder.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { MIGRATIONS_FOLDER } from '#db/migrations-folder.ts';
import { lockDataFolder } from '#db/server-lock.ts';
import { readEnv } from '#env.ts';
import { givenFolder } from '#testing/given-folder.ts';
import { countMigrations, givenFirstMigrations, givenNextProgram } from '#testing/next-version.ts';
import { checkData } from './check-data.ts';
import { openShopDatabase } from './open-shop-database.ts';
import { keepProgram, previousProgram, undoUpdate, update } from './update.ts';

const { NEXT } = vi.hoisted(() => {
  // Files of the same worker may have loaded modules that hold today's folder.
  vi.resetModules();
  return { NEXT: 'CREATE TABLE reminders (id integer PRIMARY KEY, text text NOT NULL);' };
});

const before = countMigrations();

// The program under test is the next version, so that there is a migration from an older shop.
vi.mock(import('#db/migrations-folder.ts'), async () => {
  const { givenNextMigrations } = await import('#testing/next-version.ts');
  const folder = mkdtempSync(join(tmpdir(), 'furnizo-next-'));
  return { MIGRATIONS_FOLDER: givenNextMigrations(NEXT, folder) };
});

afterAll(() => {
  rmSync(MIGRATIONS_FOLDER, { recursive: true });
  // Later test files of this worker would keep using modules with the removed folder.
  vi.doUnmock(import('#db/migrations-folder.ts'));
  vi.resetModules();
});

const OLD = '#!/bin/sh\necho 1.0.0\n';
const GOOD = '#!/bin/sh\n[ "$1" = --version ] && echo 2.0.0\nexit 0\n';
const UNFIT = '#!/bin/sh\n[ "$1" = --version ] && echo 2.0.0 && exit 0\nexit 4\n';

function givenShop(migrations = before + 1) {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const env = readEnv({ DATA_DIR: givenFolder() });
  const folder = openDataFolder(env.dataDir, env.backupDir);
  const handle = openDatabase(folder.databaseFile);
  migrateDatabase(handle, givenFirstMigrations(migrations, MIGRATIONS_FOLDER));
  handle.connection.exec("INSERT INTO settings (key, value, updated_at) VALUES ('contact', '{}', 0)");
  handle.connection.close();
  const place = givenFolder();
  const program = join(place, 'furnizo');
  const write = (name: string, text: string) => {
    writeFileSync(join(place, name), text);
    chmodSync(join(place, name), 0o755);
    return join(place, name);
  };
  write('furnizo', OLD);
  return { env, folder, program, write, text: () => readFileSync(program, 'utf8'), place };
}

const isWindows = process.platform === 'win32';

test.skipIf(isWindows)(
  'an update tries the new program, backs up, switches, and goes back while nothing was written',
  async () => {
    const { env, folder, program, write, text } = givenShop();
    await update(env, write('new', GOOD), program);
    expect(text()).toBe(GOOD);
    expect(listBackups(folder.backupsFolder).map(({ kind }) => kind)).toEqual(['migration']);
    await undoUpdate(env, program);
    expect(text()).toBe(OLD);
    await expect(undoUpdate(env, program)).rejects.toThrow('Nuk ka përditësim');
  },
);

test.skipIf(isWindows).each([
  ['does not fit the data', UNFIT, 'nuk e kaloi provën'],
  ['is no program of ours', 'a letter', 'nuk është një program'],
])('a program that %s is rejected, and nothing has changed', async (_what, content, sentence) => {
  const { env, folder, program, write, text, place } = givenShop();
  const before = readFileSync(folder.databaseFile);
  await expect(update(env, write('new', content), program)).rejects.toThrow(sentence);
  expect(text()).toBe(OLD);
  expect(readdirSync(place).sort()).toEqual(['furnizo', 'new']);
  expect(readFileSync(folder.databaseFile)).toEqual(before);
  expect(readdirSync(env.dataDir).filter((name) => /trial|update/.test(name))).toEqual([]);
});

test.skipIf(isWindows)(
  'a folder is no program, and one that can not be put beside this one is told',
  async () => {
    const { env, program, write, text, place } = givenShop();
    await expect(update(env, givenFolder(), program)).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringContaining('nuk është një program'),
    });
    await expect(update(env, write('new', GOOD), join(place, 'gone', 'furnizo'))).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringContaining('nuk u kopjua'),
    });
    expect(text()).toBe(OLD);
  },
);

test.skipIf(isWindows)('an update that could not keep this program is none to go back from', async () => {
  const { env, program, write, text } = givenShop();
  mkdirSync(previousProgram(program));
  await expect(update(env, write('new', GOOD), program)).rejects.toThrow();
  await expect(undoUpdate(env, program)).rejects.toThrow('Nuk ka përditësim');
  expect(text()).toBe(OLD);
});

test.skipIf(isWindows)('the program that an update keeps is whole from its first moment', () => {
  const { program } = givenShop();
  keepProgram(program);
  expect(statSync(previousProgram(program)).ino).toBe(statSync(program).ino);
});

test.skipIf(isWindows)('an open shop is not updated', async () => {
  const { env, folder, program, write, text } = givenShop();
  const release = lockDataFolder(folder.lockFile);
  await expect(update(env, write('new', GOOD), program)).rejects.toMatchObject({ exitCode: 3 });
  release();
  expect(text()).toBe(OLD);
});

test.skipIf(isWindows)(
  'a shop that the new program has migrated goes back to its old data, unless somebody wrote',
  async () => {
    const { env, folder, program, write, text } = givenShop(before);
    await update(env, write('new', GOOD), program);
    const opened = await openShopDatabase(folder);
    opened.connection.close();
    await undoUpdate(env, program);
    expect(text()).toBe(OLD);
    const back = openDatabase(folder.databaseFile);
    expect(back.connection.prepare('SELECT count(*) FROM __drizzle_migrations').pluck().get()).toBe(before);
    back.connection.close();

    await update(env, write('new', GOOD), program);
    const used = await openShopDatabase(folder);
    used.connection.exec('UPDATE settings SET updated_at = 7');
    used.connection.close();
    await expect(undoUpdate(env, program)).rejects.toThrow('Asgjë nuk u prek');
    expect(text()).toBe(GOOD);
    const kept = openDatabase(folder.databaseFile);
    expect(kept.connection.prepare('SELECT updated_at FROM settings').pluck().get()).toBe(7);
    kept.connection.close();
  },
);

test.skipIf(isWindows)(
  'the real program passes its own trial, of a shop of an older version too',
  async () => {
    const { env, program, write, text } = givenShop(before);
    const real = `#!/bin/sh\nexec "${process.execPath}" "${givenNextProgram(NEXT)}" "$@"\n`;
    await update(env, write('new', real), program);
    expect(text()).toBe(real);
  },
);

test('the trial tells what would not hold any more, and leaves the data alone', async () => {
  const { env, folder } = givenShop(before);
  const handle = openDatabase(folder.databaseFile);
  handle.connection.exec(`
    INSERT INTO products (id, code, code_folded, name, name_folded, category, price_e4, vat_basis_points, stock, created_at, updated_at)
      VALUES (1, 'K-1', 'k-1', 'Kuti', 'kuti', 'paketime', 100, 1800, 5, 1, 1);
    INSERT INTO stock_movements (product_id, delta, balance_after, reason, created_at) VALUES (1, 5, 5, 'opening', 1);`);
  await checkData(env);
  handle.connection.exec(
    'CREATE TRIGGER harm BEFORE INSERT ON __drizzle_migrations BEGIN UPDATE products SET stock = stock + 1; END;',
  );
  await expect(checkData(env)).rejects.toThrow('stock equals the sum of the ledger');
  expect(handle.connection.prepare('SELECT stock FROM products').pluck().get()).toBe(5);
  handle.connection.close();
  expect(readdirSync(env.dataDir).filter((name) => name.startsWith('.trial'))).toEqual([]);
});
