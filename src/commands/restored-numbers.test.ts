import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { makeBackup } from '#db/backup/make-backup.ts';
import { restoreBackup } from '#db/backup/restore-backup.ts';
import { openDatabase } from '#db/client.ts';
import { lastNumbersFile, readLastNumbers, storeLastNumbers } from '#db/last-numbers.ts';
import { checkDocuments, hasMissingNumbers } from '#domain/invoicing/check-documents.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenDataFolder } from '#testing/given-folder.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { openWorldInFile, reopenWorld, WEDNESDAY_MORNING, type World } from '#testing/world.ts';
import { describeLosses } from './describe-losses.ts';
import { openShopDatabase } from './open-shop-database.ts';

vi.setConfig({ testTimeout: 30_000 });

async function givenShop() {
  const folder = givenDataFolder();
  const world = openWorldInFile(folder.databaseFile);
  const admin = await givenSeller(world);
  const customer = givenUser(world, 'customer', { name: 'Furra Arta' });
  const product = givenProduct(world, { priceE4: 1000_00, stock: 100 });
  const issue = async (over: World = world) => {
    const orderId = await givenOrder(over, customer, [[product, 2]]);
    await over.call(admin).admin.orders.setStatus({ orderId, status: 'E Nisur' });
    const [document] = (await over.call(admin).stocker.issuedDocuments.list({ orderId })).documents;
    return { orderId, number: document!.number };
  };
  const restore = (source: string, standbyFile?: string) =>
    restoreBackup({
      ...folder,
      source,
      standbyFile,
      now: WEDNESDAY_MORNING,
    });
  const backUp = () => makeBackup({ ...folder, kind: 'manual', madeAt: WEDNESDAY_MORNING });
  return { folder, world, admin, customer, product, issue, restore, backUp };
}

test.for(['what is replaced', 'the file of last numbers', 'both'])(
  'after a restore no number is given twice, by %s, and what is missing is said',
  async (known) => {
    const { folder, world, issue, restore, backUp } = await givenShop();
    await issue();
    const source = await backUp();
    expect((await issue()).number).toBe('FAT-2026-000002');
    const last = await issue();
    if (known !== 'what is replaced')
      storeLastNumbers(folder.databaseFile, readLastNumbers(world.handle.connection));
    world.handle.connection.close();
    if (known === 'the file of last numbers') rmSync(folder.databaseFile);
    const restored = restore(source);
    expect(restored.lost.map(({ number }) => number).sort()).toEqual([
      '2',
      '3',
      'FAT-2026-000002',
      'FAT-2026-000003',
    ]);
    const said = describeLosses(restored).join('\n');
    expect(said).toContain('FAT-2026-000003');
    if (known !== 'the file of last numbers')
      expect(said).toMatch(/FAT-2026-000003 · 2026-11-18 · Furra Arta · 20,00/);

    const again = reopenWorld(world, folder.databaseFile);
    expect(hasMissingNumbers(again.ctx, 0)).toBe(true);
    const next = await issue(again);
    expect(next).toEqual({ orderId: last.orderId + 1, number: 'FAT-2026-000004' });
    expect(await checkDocuments(again.ctx, {})).toMatchObject([
      {
        series: 'FAT',
        first: 1,
        last: 4,
        count: 2,
        missing: [2, 3],
        chain: 'ok',
        lost: [{ number: 'FAT-2026-000002' }, { number: 'FAT-2026-000003' }],
      },
    ]);
    expectInvariants(again);
  },
);

test('a second restore still knows what the first one lost', async () => {
  const { folder, world, issue, restore, backUp } = await givenShop();
  const source = await backUp();
  await issue();
  world.handle.connection.close();
  restore(source);
  const between = reopenWorld(world, folder.databaseFile);
  expect((await issue(between)).number).toBe('FAT-2026-000002');
  between.handle.connection.close();
  const { lost } = restore(source);
  expect(lost.map(({ number }) => number)).toEqual(
    expect.arrayContaining(['FAT-2026-000001', 'FAT-2026-000002']),
  );
  const again = reopenWorld(world, folder.databaseFile);
  expect((await issue(again)).number).toBe('FAT-2026-000003');
});

test('what was replaced is unreadable: the second place tells the numbers', async () => {
  const { folder, world, issue, restore, backUp } = await givenShop();
  const source = await backUp();
  await issue();
  await issue();
  const standbyFile = `${folder.databaseFile}.standby`;
  world.handle.connection.exec(`VACUUM INTO '${standbyFile}'`);
  world.handle.connection.close();
  writeFileSync(folder.databaseFile, 'no database at all '.repeat(500));
  const restored = restore(source, standbyFile);
  expect(restored.knowsLastNumbers).toBe(true);
  expect(describeLosses(restored).join()).toMatch(/FAT-2026-000002 · 2026-11-18 · Furra Arta/);
  const again = reopenWorld(world, folder.databaseFile);
  expect(await issue(again)).toEqual({ orderId: 3, number: 'FAT-2026-000003' });
});

test('where nothing tells the last numbers, the restore says so', async () => {
  const { folder, world, restore, backUp } = await givenShop();
  const source = await backUp();
  world.handle.connection.close();
  writeFileSync(folder.databaseFile, 'no database at all '.repeat(500));
  const restored = restore(source);
  expect(restored.knowsLastNumbers).toBe(false);
  expect(describeLosses(restored).join()).toContain('KUJDES');
});

test.for([1, 2, 3])('%d documents cut off the end of a chain are noticed', async (cut) => {
  const { world, admin, issue } = await givenShop();
  for (let times = 0; times < 3; times += 1) await issue();
  expect(hasMissingNumbers(world.ctx, 0)).toBe(false);
  const { connection } = world.handle;
  connection.exec(`PRAGMA foreign_keys = OFF;
    DROP TRIGGER documents_no_delete; DROP TRIGGER document_lines_no_delete; DROP TRIGGER document_vat_no_delete;
    DELETE FROM documents WHERE sequence > ${3 - cut}`);
  expect(hasMissingNumbers(world.ctx, 0)).toBe(true);
  const missing = [1, 2, 3].slice(3 - cut);
  expect(await world.call(admin).admin.documents.check({})).toMatchObject([
    { last: 3, missing, chain: 'broken', brokenAt: `FAT-2026-00000${missing[0]}` },
  ]);
});

test('after a lost log the shop names what was lost and goes on above it', async () => {
  const { folder, world, issue, backUp } = await givenShop();
  await issue();
  const before = await backUp();
  await issue();
  const last = await issue();
  storeLastNumbers(folder.databaseFile, readLastNumbers(world.handle.connection));
  world.handle.connection.close();
  for (const suffix of ['', '-wal', '-shm']) rmSync(folder.databaseFile + suffix, { force: true });
  openDatabase(`${before}/furnizo.sqlite`).connection.exec(`VACUUM INTO '${folder.databaseFile}'`);
  (await openShopDatabase(folder)).connection.close();
  const again = reopenWorld(world, folder.databaseFile);
  expect(hasMissingNumbers(again.ctx, 0)).toBe(true);
  expect(await issue(again)).toEqual({ orderId: last.orderId + 1, number: 'FAT-2026-000004' });
  expect(await checkDocuments(again.ctx, {})).toMatchObject([{ missing: [2, 3], chain: 'ok' }]);
});

test('a folder that still has its file of last numbers gets no new shop', async () => {
  const { folder, world } = await givenShop();
  storeLastNumbers(folder.databaseFile, readLastNumbers(world.handle.connection));
  world.handle.connection.close();
  for (const suffix of ['', '-wal', '-shm']) rmSync(folder.databaseFile + suffix, { force: true });
  expect(existsSync(lastNumbersFile(folder.databaseFile))).toBe(true);
  await expect(openShopDatabase(folder)).rejects.toThrow('restore latest');
});
