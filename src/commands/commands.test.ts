import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createPasswords, hashPassword } from '#auth/passwords.ts';
import { openDatabase } from '#db/client.ts';
import { openDataFolder } from '#db/data-folder.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { users } from '#db/schema/users.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { createAdmin } from '#domain/users/admins.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { givenFolder } from '#testing/given-folder.ts';
import { givenNextProgram } from '#testing/next-version.ts';
import { runCommand } from '#testing/run-command.ts';
import { DAMAGED } from './command-error.ts';

const arta = ['create-admin', '--name', 'Arta Krasniqi', '--email', 'Arta@Example.com'];
const password = 'fjalekalim-i-gjate';

// Each test starts its own programs, on a machine that may be busy with others.
vi.setConfig({ testTimeout: 60_000 });

async function givenShop(): Promise<string> {
  const dataDir = givenFolder();
  const { databaseFile } = openDataFolder(dataDir);
  const handle = openDatabase(databaseFile);
  migrateDatabase(handle);
  const ctx: Ctx = { db: handle.db, actor: null, clock: { now: () => Date.now() }, emit: () => undefined };
  const passwordHash = await hashPassword(password);
  createAdmin(ctx, { name: 'Arta Krasniqi', email: 'arta@example.com', passwordHash });
  handle.connection.close();
  return dataDir;
}

test('a shop without an admin does not open and says how to make one; then it opens and she logs in', async () => {
  const dataDir = givenFolder();
  const rejected = runCommand(['serve'], dataDir);
  expect(await rejected.exitCode).toBe(5);
  expect(rejected.output()).toContain('create-admin');
  const made = runCommand(arta, dataDir, { input: `${password}\n`, from: 'sources' });
  expect(await made.exitCode, made.output()).toBe(0);
  expect(made.output()).not.toContain(password);
  const shop = runCommand(['serve'], dataDir, { from: 'sources' });
  const response = await fetch(`${await shop.url}/trpc/public.auth.login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'arta@example.com', password }),
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    result: { data: { email: 'arta@example.com', role: 'admin' } },
  });
  expect(shop.output()).not.toContain(password);
});

test('a new shop has a limit for first orders of new customers, 500 € where nobody is asked', async () => {
  const dataDir = givenFolder();
  const made = runCommand(arta, dataDir, { input: `${password}\n` });
  expect(await made.exitCode, made.output()).toBe(0);
  expect(made.output()).toContain('500,00');
  const handle = openDatabase(openDataFolder(dataDir).databaseFile, { readonly: true });
  const ctx: Ctx = { db: handle.db, actor: null, clock: { now: () => Date.now() }, emit: () => undefined };
  expect(getSettings(ctx).shop.newCustomerLimitCents).toBe(50_000);
  handle.connection.close();
});

test.each(['password1', '12345678'])(
  'no admin is made with the password %s, which is everybody’s',
  async (weak) => {
    const dataDir = givenFolder();
    const made = runCommand(arta, dataDir, { input: `${weak}\n` });
    expect(await made.exitCode).toBe(2);
    expect(made.output()).toContain('më të përdorurit');
  },
);

test('a weak password or a taken e-mail makes no admin', async () => {
  const dataDir = await givenShop();
  const weak = runCommand(['create-admin', '--name', 'B', '--email', 'b@example.com'], dataDir, {
    input: 'short\n',
  });
  expect(await weak.exitCode).toBe(2);
  const again = runCommand(arta, dataDir, { input: `${password}\n` });
  expect(await again.exitCode).toBe(2);
  expect(again.output()).toContain('Ekziston');
});

test('an admin who has forgotten the password gets another on the command line, and is out everywhere', async () => {
  const dataDir = givenFolder();
  const made = runCommand(arta, dataDir, { input: `${password}\n` });
  expect(await made.exitCode, made.output()).toBe(0);
  const unknown = runCommand(['reset-password', 'nobody@example.com'], dataDir);
  expect(await unknown.exitCode).toBe(2);
  expect(unknown.output()).toContain('Përdoruesi nuk u gjet.');
  const reset = runCommand(['reset-password', 'Arta@Example.com'], dataDir, {
    input: 'fjalekalimi-tjeter\n',
  });
  expect(await reset.exitCode, reset.output()).toBe(0);
  expect(reset.output()).not.toContain('fjalekalimi-tjeter');
  const handle = openDatabase(openDataFolder(dataDir).databaseFile, { readonly: true });
  const stored = handle.db.select({ hash: users.passwordHash }).from(users).get()?.hash ?? null;
  expect(await createPasswords().verify('fjalekalimi-tjeter', stored)).toBe(true);
  handle.connection.close();
});

test('a second server on the same data folder rejects to start, and the first goes on', async () => {
  const dataDir = await givenShop();
  const first = runCommand(['serve'], dataDir);
  const url = await first.url;
  const second = runCommand(['serve'], dataDir);
  expect(await second.exitCode).toBe(3);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
});

test('told to stop, the shop lets go of live screens and idle connections, closes its database and ends in order', async () => {
  const dataDir = await givenShop();
  const shop = runCommand(['serve'], dataDir);
  const url = await shop.url;
  const login = await fetch(`${url}/trpc/public.auth.login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'arta@example.com', password }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const live = await fetch(`${url}/trpc/profile.live`, { headers: { cookie, accept: 'text/event-stream' } });
  expect(live.headers.get('content-type')).toContain('text/event-stream');
  const reader = live.body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toContain('connected');
  shop.child.kill('SIGTERM');
  // Like npm, which forwards a signal that the terminal has sent already.
  shop.child.kill('SIGINT');
  expect(await shop.exitCode, shop.output()).toBe(0);
  expect(readdirSync(dataDir).sort()).toEqual([
    'backups',
    'documents',
    'furnizo.sqlite',
    'images',
    'images-small',
    'last-numbers.json',
    'server.lock',
  ]);
});

test.each([
  ['a newer program', 9_999_999_999_999, 'version më i ri'],
  ['a version before the first release', 1, 'para versionit 0.2.0'],
])('a database written by %s is rejected and stays as it is', async (_program, writtenAt, sentence) => {
  const dataDir = await givenShop();
  const { connection } = openDatabase(join(dataDir, 'furnizo.sqlite'));
  connection.prepare("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', ?)").run(writtenAt);
  connection.close();
  const rejected = runCommand(['serve'], dataDir);
  expect(await rejected.exitCode).toBe(4);
  expect(rejected.output()).toContain(sentence);
});

test('the shop ends also when whoever read its output has ended', async () => {
  const shop = runCommand(['serve'], await givenShop());
  await shop.url;
  shop.child.stdout?.destroy();
  shop.child.kill('SIGTERM');
  expect(await shop.exitCode).toBe(0);
});

test('before a migration changes anything there is a backup', async () => {
  const dataDir = await givenShop();
  const program = givenNextProgram('CREATE TABLE reminders (id integer PRIMARY KEY);');
  await runCommand(['serve'], dataDir, { program }).url;
  expect(readdirSync(join(dataDir, 'backups'))).toEqual([expect.stringMatching(/_migration$/)]);
});

test('a backup is made while the shop is open; it is restored once the shop is closed', async () => {
  const dataDir = await givenShop();
  const shop = runCommand(['serve'], dataDir);
  await shop.url;
  const made = runCommand(['backup'], dataDir);
  expect(await made.exitCode, made.output()).toBe(0);
  expect(await runCommand(['restore', 'latest'], dataDir).exitCode).toBe(3);
  shop.child.kill('SIGTERM');
  expect(await shop.exitCode).toBe(0);
  const restored = runCommand(['restore', 'latest'], dataDir);
  expect(await restored.exitCode, restored.output()).toBe(0);
  const again = runCommand(['serve'], dataDir);
  expect((await fetch(`${await again.url}/api/health`)).status).toBe(200);
});

test('a backup is restored by its name among the backups', async () => {
  const dataDir = await givenShop();
  expect(await runCommand(['backup'], dataDir).exitCode).toBe(0);
  const [name = ''] = readdirSync(join(dataDir, 'backups'));
  const restored = runCommand(['restore', name], dataDir);
  expect(await restored.exitCode, restored.output()).toBe(0);
  const unknown = runCommand(['restore', '000009'], dataDir);
  expect(await unknown.exitCode).toBe(2);
  expect(unknown.output()).toBe(`Nuk ekziston: ${join(dataDir, '000009')}\n`);
  const backupsFolder = join(dataDir, 'backups');
  const above = runCommand(['restore', backupsFolder], dataDir);
  expect(await above.exitCode).toBe(2);
  expect(above.output()).toBe(`Nuk është dosja e një kopjeje rezervë: ${backupsFolder}\n`);
});

test('a file that is no database, or only a part of one, is refused in Albanian', async () => {
  const dataDir = await givenShop();
  const letter = join(dataDir, 'letra.txt');
  writeFileSync(letter, 'Kjo është një letër. '.repeat(100));
  const part = join(dataDir, 'gjysma.sqlite');
  copyFileSync(join(dataDir, 'furnizo.sqlite'), part);
  truncateSync(part, 100_000);
  for (const [file, reason] of [
    [letter, 'Skedari nuk është bazë e të dhënave.'],
    [part, 'Skedari është i dëmtuar ose i pjesshëm.'],
  ] as const) {
    const rejected = runCommand(['restore', file], dataDir);
    expect(await rejected.exitCode).toBe(4);
    expect(rejected.output()).toBe(
      `Kopja rezervë nuk u kthye; të dhënat e tanishme nuk u prekën. ${reason}\n`,
    );
  }
});

test('where a shop must have been, none is silently made anew', async () => {
  const dataDir = await givenShop();
  expect(await runCommand(['backup'], dataDir).exitCode).toBe(0);
  rmSync(join(dataDir, 'furnizo.sqlite'));
  const rejected = runCommand(['serve'], dataDir);
  expect(await rejected.exitCode).toBe(4);
  expect(rejected.output()).toContain('restore latest');
  expect(readdirSync(dataDir)).not.toContain('furnizo.sqlite');
  expect(await runCommand(['restore', 'latest'], dataDir).exitCode).toBe(0);
});

test.each([
  ['missing', 'pictures'],
  ['missing', 'backups'],
  ['empty', 'pictures'],
  ['empty', 'backups'],
  ['without tables', 'pictures'],
])('a database that is %s beside %s is no new shop', async (state, beside) => {
  const dataDir = givenFolder();
  const folder = openDataFolder(dataDir);
  if (beside === 'pictures') writeFileSync(join(folder.imagesFolder, 'abc.webp'), 'picture');
  else mkdirSync(join(folder.backupsFolder, '000007_2026-11-18T12-00-00.000Z_nightly'));
  if (state === 'empty') writeFileSync(folder.databaseFile, '');
  if (state === 'without tables') openDatabase(folder.databaseFile).connection.close();
  const rejected = runCommand(['serve'], dataDir);
  expect(await rejected.exitCode, rejected.output()).toBe(4);
  expect(rejected.output()).toContain('restore latest');
});

test('a damaged database is rejected with what to do about it', async () => {
  const dataDir = await givenShop();
  writeFileSync(join(dataDir, 'furnizo.sqlite'), 'not a database at all '.repeat(500));
  const rejected = runCommand(['serve'], dataDir);
  expect(await rejected.exitCode).toBe(4);
  expect(rejected.output()).toContain('restore latest');
  const backup = runCommand(['backup'], dataDir);
  expect(await backup.exitCode).toBe(4);
  expect(backup.output()).toBe(`Kopja rezervë nuk u bë; kopjet e mëparshme nuk u prekën. ${DAMAGED}\n`);
});

test('wrong commands, options and settings are told apart by their exit code', async () => {
  const dataDir = givenFolder();
  expect(await runCommand(['open'], dataDir).exitCode).toBe(2);
  expect(await runCommand(['serve', '--fast'], dataDir).exitCode).toBe(2);
  expect(await runCommand(['restore'], dataDir).exitCode).toBe(2);
  expect(await runCommand(['restore', 'latest'], dataDir).exitCode).toBe(2);
  expect(await runCommand(['seed', '--products', 'many'], dataDir).exitCode).toBe(2);
  const setting = runCommand(['serve'], dataDir, { env: { LOG_LEVEL: 'loud' } });
  expect(await setting.exitCode).toBe(2);
  expect(setting.output()).toContain('LOG_LEVEL');
  const unknownHost = { HOST: 'dyqani..', PLAIN_HTTP: 'on' };
  const nowhere = runCommand(['serve'], await givenShop(), { env: unknownHost });
  expect(await nowhere.exitCode).toBe(2);
  expect(nowhere.output()).toMatch(/^Adresa dyqani\.\.:0 nuk gjendet\. Te HOST /m);
  expect(await runCommand(['seed', '--customers', '0', '--orders', '5'], dataDir).exitCode).toBe(2);
});

test('a .env that is no readable file is named', async () => {
  const dataDir = givenFolder();
  mkdirSync(join(dataDir, '.env'));
  const rejected = runCommand(['check-data'], dataDir);
  expect(await rejected.exitCode).toBe(2);
  expect(rejected.output()).toMatch(/^Skedari \.env nuk lexohet\. EISDIR.*\n$/);
});

test('the first line of a .env counts also where an editor put its mark before it, the environment before all', async () => {
  const dataDir = givenFolder();
  writeFileSync(join(dataDir, '.env'), '\uFEFFLOG_LEVEL=loud\n');
  const wrong = runCommand(['serve'], dataDir);
  expect(await wrong.exitCode).toBe(2);
  expect(wrong.output()).toContain('LOG_LEVEL');
  expect(await runCommand(['serve'], dataDir, { env: { LOG_LEVEL: 'info' } }).exitCode).toBe(5);
});

test.each([
  ...[
    'serve',
    'create-admin',
    'reset-password',
    'backup',
    'restore',
    'service',
    'check-data',
    'update',
    'seed',
  ],
  '',
])('help of "%s" is no mistake and starts nothing', async (command) => {
  const dataDir = givenFolder();
  const asked = runCommand(command === '' ? ['-h'] : [command, '--help'], dataDir);
  expect(await asked.exitCode, asked.output()).toBe(0);
  expect(asked.output()).toContain('restore DOSJA|SKEDARI|latest');
  expect(readdirSync(dataDir)).toEqual([]);
});

test.each([
  [['serve', '--fast'], {}, 'Opsioni --fast nuk njihet.'],
  [['backup', 'now'], {}, 'Fjala "now" nuk pritej këtu.'],
  [['create-admin', '--name'], {}, 'Opsionit --name i mungon vlera'],
  [['serve'], { HTTPS_CERT: '/dev/null', HTTPS_KEY: '/dev/null' }, 'HTTPS_CERT dhe HTTPS_KEY'],
  [['serve'], { DATA_DIR: '/dev/null/shop' }, 'DATA_DIR'],
])('%j with %j is rejected in a sentence, without a trace of the program', async (args, env, sentence) => {
  const rejected = runCommand(args, givenFolder(), { env });
  expect(await rejected.exitCode).toBe(2);
  expect(rejected.output()).toContain(sentence);
  expect(rejected.output()).not.toMatch(/^\s+at /m);
});

test.skipIf(process.platform === 'win32')(
  'what the shop remembers and its backups are for the owner only',
  async () => {
    const dataDir = givenFolder();
    const made = runCommand(arta, dataDir, { input: `${password}\n` });
    expect(await made.exitCode, made.output()).toBe(0);
    const backup = runCommand(['backup'], dataDir);
    expect(await backup.exitCode, backup.output()).toBe(0);
    const places = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
    expect(places.filter((place) => place.endsWith('.sqlite'))).toHaveLength(2);
    // As an older version left them.
    for (const place of ['images', 'backups', 'furnizo.sqlite']) chmodSync(join(dataDir, place), 0o755);
    expect(await runCommand(['backup'], dataDir).exitCode).toBe(0);
    const open = places.filter((place) => (statSync(join(dataDir, place)).mode & 0o077) !== 0);
    expect(open).toEqual([]);
  },
);
