import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { makeBackup } from '#db/backup/make-backup.ts';
import { restoreBackup } from '#db/backup/restore-backup.ts';
import { openDatabase } from '#db/client.ts';
import { closeDatabaseThread } from '#db/database-thread.ts';
import { products } from '#db/schema/catalog.ts';
import { customers } from '#db/schema/customers.ts';
import { documentFiles } from '#db/schema/documents.ts';
import type { Actor } from '#kernel/ctx.ts';
import { readPdfText } from '#pdf/testing/read-pdf.ts';
import { storeImageBytes } from '#storage/image-store.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenDocument } from '#testing/given-document.ts';
import { givenDataFolder } from '#testing/given-folder.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld, openWorldInFile, type World } from '#testing/world.ts';
import { createPendingDrawer } from './draw-pending.ts';
import { closePdf } from './render-pdf.ts';
import { getStoredPdf } from './stored-pdf.ts';
import { RED_PIXEL } from './testing/print-document.ts';

afterAll(async () => {
  await closePdf();
  await closeDatabaseThread();
});

type Folders = Pick<World, 'imagesFolder' | 'documentsFolder'>;

async function givenInvoice(world = openWorld(), folders: Folders = world) {
  const { imagesFolder, documentsFolder } = folders;
  const admin = await givenSeller(world);
  const customer = givenUser(world, 'customer');
  const flour = givenProduct(world);
  const orderId = await givenOrder(world, customer, [[flour, 1]]);
  const logo = storeImageBytes(imagesFolder, RED_PIXEL);
  const office = world.call(admin);
  const { seller } = await office.admin.settings.get();
  await office.admin.settings.update({ group: 'seller', values: { ...seller, logo } });
  await office.admin.orders.setStatus({ orderId, status: 'E Nisur' });
  const { documents: issued } = await office.stocker.issuedDocuments.list({ orderId });
  const documentId = issued[0]!.id;
  const faults: string[] = [];
  const reportFault = (fault: unknown) => faults.push(String(fault));
  const ctxOf = (actor: Actor) => ({ ...world.as(actor), actor, imagesFolder, documentsFolder, reportFault });
  const ask = (actor = admin) => read(getStoredPdf(ctxOf(actor), documentId));
  return {
    world,
    folders: { imagesFolder, documentsFolder },
    admin,
    customer,
    flour,
    documentId,
    faults,
    ctxOf,
    ask,
  };
}

/** Threads return a `Uint8Array`, files a `Buffer`. */
async function read(kept: ReturnType<typeof getStoredPdf>) {
  const { bytes, ...rest } = await kept;
  return { ...rest, bytes: Buffer.from(bytes) };
}

const rowsOf = ({ handle }: World) => handle.db.select().from(documentFiles).all();

test('an invoice is drawn and recorded once, however often and by whomever it is opened', async () => {
  const { world, folders, faults, customer, ask } = await givenInvoice();
  const [one, other] = await Promise.all([ask(), ask(customer)]);
  world.advance(1000);
  const third = await ask();
  expect(other).toEqual(one);
  expect(third).toEqual(one);
  expect(rowsOf(world)).toMatchObject([{ sha256: one.sha256 }]);
  expect(readdirSync(folders.documentsFolder)).toEqual([`${one.sha256}.pdf`]);
  expect(await readPdfText(one.bytes)).toContain(one.number);
  expect(faults).toEqual([]);
});

test('it stays byte for byte as it was when settings, logo, product and customer change', async () => {
  const { world, admin, flour, customer, folders, faults, ask } = await givenInvoice();
  const before = await ask();
  const values = { name: 'Tjetër Sh.p.k.', address: 'Tjetërkund' };
  await world.call(admin).admin.settings.update({ group: 'seller', values });
  world.handle.db.update(products).set({ name: 'Tjetër', code: 'X' }).where(eq(products.id, flour)).run();
  world.handle.db.update(customers).set({ name: 'Tjetër' }).where(eq(customers.id, customer.id)).run();
  expect(await ask()).toEqual(before);
  rmSync(folders.documentsFolder, { recursive: true });
  mkdirSync(folders.documentsFolder);
  expect(await ask()).toEqual(before);
  expect(faults).toHaveLength(1);
});

test('a lost or damaged file is drawn again, equal, and said to be so in the log', async () => {
  const { world, folders, faults, ask } = await givenInvoice();
  const before = await ask();
  const file = join(folders.documentsFolder, `${before.sha256}.pdf`);
  for (const harm of [() => rmSync(file), () => writeFileSync(file, 'half')]) {
    harm();
    expect(await ask()).toEqual(before);
  }
  expect(rowsOf(world)).toHaveLength(1);
  expect(faults).toHaveLength(2);
  expect(faults[0]).toContain('was lost and has been drawn again; it is the same');
});

test('one that cannot be drawn as it was is recorded beside it, and the first counts again once it is back', async () => {
  const { world, folders, faults, ask } = await givenInvoice();
  const before = await ask();
  for (const folder of [folders.documentsFolder, folders.imagesFolder]) {
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
  }
  const without = await ask();
  expect(without.sha256).not.toBe(before.sha256);
  expect(rowsOf(world).map((row) => row.sha256)).toEqual([before.sha256, without.sha256]);
  expect(faults).toEqual([expect.stringContaining('its bytes differ')]);
  expect(await ask()).toEqual(without);
  writeFileSync(join(folders.documentsFolder, `${before.sha256}.pdf`), before.bytes);
  expect(await ask()).toEqual(before);
});

test('a paper that cannot be kept is read all the same, and kept the next time', async () => {
  const { world, folders, faults, ask } = await givenInvoice();
  rmSync(folders.documentsFolder, { recursive: true });
  const unkept = await ask();
  expect(rowsOf(world)).toEqual([]);
  expect(faults).toEqual([expect.stringContaining('could not be kept')]);
  mkdirSync(folders.documentsFolder);
  expect(await ask()).toEqual(unkept);
  expect(rowsOf(world)).toHaveLength(1);
});

test('it is the same after a restart, and after a backup was restored into another folder', async () => {
  const folder = givenDataFolder();
  const { world, admin, documentId, ask } = await givenInvoice(openWorldInFile(folder.databaseFile), folder);
  const before = await ask();
  const source = await makeBackup({ ...folder, kind: 'manual', madeAt: world.ctx.clock.now() });
  world.handle.connection.close();
  const elsewhere = givenDataFolder();
  restoreBackup({ ...elsewhere, source, now: world.ctx.clock.now() });
  await closePdf();
  for (const place of [folder, elsewhere]) {
    const { db, connection } = openDatabase(place.databaseFile);
    const ctx = { ...world.as(admin), db, ...place };
    expect(await read(getStoredPdf({ ...ctx, actor: admin }, documentId))).toEqual(before);
    rmSync(join(place.documentsFolder, `${before.sha256}.pdf`));
    expect(await read(getStoredPdf({ ...ctx, actor: admin }, documentId))).toEqual(before);
    connection.close();
  }
});

test('papers are drawn before anybody asks; one that fails is reported, and the others follow', async () => {
  const { world, customer, flour, admin, ctxOf, faults, documentId, ask } = await givenInvoice();
  const older = await ask();
  const orderId = await givenOrder(world, customer, [[flour, 1]]);
  await world.call(admin).admin.orders.setStatus({ orderId, status: 'E Nisur' });
  const broken = givenDocument(world, { issuedOn: '2026-11-18', lines: [] });
  const keepSome = createPendingDrawer(ctxOf(admin));
  await keepSome();
  expect(faults).toEqual([expect.stringContaining(`The paper ${broken.id} could not be drawn`)]);
  await keepSome();
  await keepSome();
  expect(rowsOf(world)).toMatchObject([{ documentId, sha256: older.sha256 }, { documentId: documentId + 1 }]);
  expect(faults).toHaveLength(1);
});

test('nobody else’s paper is found: another customer, a driver of other orders, the packing table', async () => {
  const { world, ask } = await givenInvoice();
  for (const role of ['customer', 'driver', 'packer'] as const) {
    const rejection = await rejectionOf(ask(givenUser(world, role)));
    expect(rejection['code']).toBe('document-not-found');
  }
  for (const role of ['stocker', 'call_agent'] as const) {
    expect((await ask(givenUser(world, role))).bytes.length).toBeGreaterThan(1000);
  }
});
