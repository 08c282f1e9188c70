import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, describe, expect, it } from 'vitest';
import { PRODUCT_COLUMNS } from '#domain/exports/product-table.ts';
import { closeSheets } from '#spreadsheets/run-in-sheet-worker.ts';
import type { SheetCell } from '#spreadsheets/sheet.ts';
import { writeSheet } from '#spreadsheets/write-sheet.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenAllFeatures } from '#testing/given-features.ts';
import { confirm, importForm, preview } from '#testing/import-file.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { openWorld } from '#testing/world.ts';

afterAll(closeSheets);

const HEAD = 'Kodi;Emri;Kategoria;Çmimi;TVSH;Sasia\n';

describe('importing products', () => {
  it('shows what will be created, changed and rejected, and writes nothing before it is confirmed', async () => {
    const world = openWorld();
    const admin = givenUser(world, 'admin');
    const flour = givenProduct(world, { code: 'M-1', name: 'Miell', priceE4: 1000_00, stock: 5 });
    const rows =
      'M-1;Miell;Pastiçeri;12,50;18;5\nN-1;Kuti;Paketime;3,20;18;40\nN-2;;Paketime;1;18;1\n;Pa kod;paketime;1;18;1\n';
    const status = await preview(world, admin, 'products', HEAD + rows);
    expect(status).toMatchObject({ phase: 'ready', counts: { create: 1, change: 1, same: 0, rejected: 2 } });
    const { rows: shown } = await world.call(admin).admin.imports.rows({ id: status.id });
    expect(shown).toMatchObject([
      { row: 2, outcome: 'change', changes: [{ field: 'Çmimi', before: '10,00 €', after: '12,50 €' }] },
      { row: 3, outcome: 'create', label: 'N-1 · Kuti' },
      { row: 4, outcome: 'rejected', reasons: ['Emri mungon.'] },
      { row: 5, outcome: 'rejected', reasons: ['Kodi mungon: me të gjendet produkti.'] },
    ]);
    expect(await world.call(admin).admin.products.counts()).toMatchObject({ total: 1 });

    expect(await confirm(world, admin, status.id)).toMatchObject({ phase: 'done', done: 2, total: 2 });
    expect(await world.call(admin).admin.products.get({ id: flour })).toMatchObject({
      priceE4: 1250_00,
      stock: 5,
    });
    expect(await world.call(admin).admin.products.list({ query: 'N-1' })).toMatchObject({
      products: [{ code: 'N-1', category: 'paketime', stock: 40 }],
    });
    expectInvariants(world);
  });

  it('writes once, however often it is confirmed', async () => {
    const world = openWorld();
    const admin = givenUser(world, 'admin');
    const status = await preview(world, admin, 'products', `${HEAD}A;Kuti;paketime;1;18;3\n`);
    await Promise.all([confirm(world, admin, status.id), confirm(world, admin, status.id)]);
    expect(await world.call(admin).admin.products.list({})).toMatchObject({
      totalProducts: 1,
      products: [{ stock: 3 }],
    });
    expectInvariants(world);
  });

  it('goes on with the same file after it broke off in the middle, and says so', async () => {
    const world = openWorld();
    const admin = givenUser(world, 'admin');
    const rows = Array.from({ length: 30 }, (_, at) => `K-${at + 1};Kuti ${at + 1};paketime;1;18;3\n`);
    const file = HEAD + rows.join('');
    world.handle.connection.exec(
      "CREATE TRIGGER no_room BEFORE INSERT ON products WHEN NEW.code = 'K-30' BEGIN SELECT RAISE(ABORT, 'x'); END",
    );
    const broken = await preview(world, admin, 'products', file);
    const ended = await confirm(world, admin, broken.id);
    const { phase, done } = ended;
    expect(phase).toBe('failed');
    // A transaction has at most ten rows, and may be shared.
    expect(done).toBeGreaterThanOrEqual(20);
    expect(done).toBeLessThan(30);
    expect(ended.failure).toContain('Ngarkoni përsëri të njëjtin skedar');
    await expect(world.call(admin).admin.imports.status({ id: 'of-yesterday' })).rejects.toThrow(
      'Ngarkoni përsëri të njëjtin skedar',
    );
    world.handle.connection.exec('DROP TRIGGER no_room');
    const again = await preview(world, admin, 'products', file);
    expect(again.counts).toEqual({ create: 30 - done, change: 0, same: done, rejected: 0 });
    expect((await confirm(world, admin, again.id)).phase).toBe('done');
    expect(await world.call(admin).admin.products.counts()).toMatchObject({ total: 30 });
    expectInvariants(world);
  });

  it('leaves out a row whose stock moved, or whose code was taken, between preview and confirmation', async () => {
    const world = openWorld();
    const admin = givenUser(world, 'admin');
    const id = givenProduct(world, { code: 'A', stock: 10 });
    const file = 'Kodi;Emri;Kategoria;Çmimi;TVSH;Sasia\nA;;;;;20\nB;Kuti;paketime;1;18;1\n';
    const status = await preview(world, admin, 'products', file);
    await world.call(admin).stocker.stock.adjust({ productId: id, operation: 'remove', quantity: 1 });
    givenProduct(world, { code: 'b' });
    const done = await confirm(world, admin, status.id);
    expect(done.counts).toEqual({ create: 0, change: 0, same: 0, rejected: 2 });
    const { rows } = await world.call(admin).admin.imports.rows({ id: status.id, outcome: 'rejected' });
    expect(rows.map((row) => row.reasons)).toEqual([
      ['Stoku ka ndryshuar ndërkohë. Rifreskoni dhe provoni përsëri.'],
      ['Ekziston tashmë një produkt me këtë kod.'],
    ]);
    expectInvariants(world);
  });

  it('takes 10,000 rows of an XLSX off the event loop, and names each of the 50 that are broken', {
    timeout: 170_000,
  }, async ({ annotate }) => {
    const world = openWorld();
    const admin = givenUser(world, 'admin');
    const rows = Array.from({ length: 10_000 }, (_, place): SheetCell[] => {
      const isBroken = place % 200 === 7;
      const price = isBroken && place % 400 === 7 ? 'shtrenjtë' : 100 + place;
      const category = isBroken && place % 400 !== 7 ? 'Mobilje' : 'Paketime';
      return [
        `K-${place}`,
        `Kuti ${place}`,
        '',
        category,
        'Pizza',
        'Copë',
        price,
        1800,
        null,
        0,
        place % 50,
        'jo',
        '',
      ];
    });
    const file = await writeSheet('xlsx', 'Produktet', PRODUCT_COLUMNS, rows);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const startedAt = performance.now();
    const status = await preview(world, admin, 'products', new Uint8Array(file));
    const previewedAt = performance.now();
    expect(status.counts).toEqual({ create: 9950, change: 0, same: 0, rejected: 50 });
    const done = await confirm(world, admin, status.id);
    const writtenAt = performance.now();
    delay.disable();
    await annotate(
      `10,000 rows: preview ${Math.round(previewedAt - startedAt)} ms, writing ${Math.round(writtenAt - previewedAt)} ms, longest hold-up ${Math.round(delay.max / 1e6)} ms`,
    );
    expect(done).toMatchObject({ phase: 'done', done: 9950, counts: { create: 9950, rejected: 50 } });
    const rejected = await world
      .call(admin)
      .admin.imports.rows({ id: status.id, outcome: 'rejected', limit: 100 });
    expect(rejected.total).toBe(50);
    expect(rejected.rows.slice(0, 2)).toMatchObject([
      { row: 9, reasons: ['Çmimi: „shtrenjtë” nuk është numër.'] },
      { row: 209, reasons: ['Kategoria: „Mobilje” nuk ekziston.'] },
    ]);
    expect(await world.call(admin).admin.products.counts()).toMatchObject({ total: 9950 });
    expect(world.events.filter((event) => event.type === 'catalog')).toHaveLength(1);
    expectInvariants(world);
  });

  it('says what is wrong with a file that is no table of products', async () => {
    const world = openWorld();
    const admin = givenUser(world, 'admin');
    expect(await preview(world, admin, 'products', '\0\0\0\0')).toMatchObject({
      phase: 'failed',
      failure:
        'Skedari nuk është tabelë CSV ose XLSX. Hapeni në Excel, ruajeni si .xlsx ose CSV dhe provoni përsëri.',
    });
    expect(await preview(world, admin, 'products', 'Emri;Çmimi\nA;1')).toMatchObject({
      phase: 'columns',
      failure: 'Skedarit i mungon kolona: Kodi.',
    });
    expect(await preview(world, admin, 'products', 'Kodi;Code\nA;1')).toMatchObject({
      phase: 'columns',
      failure: 'Kolonat „Kodi” dhe „Code” kanë të njëjtin kuptim: fshini njërën.',
    });
    const oldWorkbook = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]);
    expect((await preview(world, admin, 'products', oldWorkbook)).failure).toContain('Ruajeni si .xlsx');
  });

  it('can be thrown away, is nobody else’s, and rejects what is no file', async () => {
    const world = openWorld();
    const admin = givenUser(world, 'admin');
    const other = givenUser(world, 'admin');
    const { id } = await preview(world, admin, 'products', `${HEAD}A;Kuti;paketime;1;18;3\n`);
    await expect(world.call(other).admin.imports.status({ id })).rejects.toThrow('Ky import nuk gjendet më.');
    await world.call(admin).admin.imports.cancel({ id });
    await expect(world.call(admin).admin.imports.confirm({ id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const start = (file: FormData) => world.call(admin).admin.imports.start(file);
    await expect(start(new FormData())).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(start(importForm('products', ''))).rejects.toThrow('Skedari është bosh.');
    const large = importForm('products', new Uint8Array(5 * 1024 * 1024 + 1));
    await expect(start(large)).rejects.toThrow('Skedari është tepër i madh: më së shumti 5 MB.');
  });
});

describe('importing customers', () => {
  it('reads columns by the names that the interface for programs has for them', async () => {
    const world = openWorld();
    const admin = givenUser(world, 'admin');
    const rows = ['name;number;fiskal;nr_tvsh', 'Furra;044 123 456;600123456;330123456'].join('\n');
    const status = await preview(world, admin, 'customers', rows);
    expect(status).toMatchObject({ counts: { create: 1 }, notes: [] });
  });

  it('matches by phone in any spelling or by e-mail, never touches staff, and lets no new customer log in', async () => {
    const world = openWorld();
    const admin = givenUser(world, 'admin', { email: 'zyra@example.test' });
    const known = givenUser(world, 'customer', {
      name: 'Furra Dielli',
      phone: '044 123 456',
      email: 'dielli@example.test',
    });
    const rows = [
      'Emri;Telefoni;Email;Adresa;Regjioni;Zbritja',
      'Furra Dielli;+383 44 123 456;;Rr. e Re 1;Pejë;5',
      'Pastiçeri Arra;044 999 888;arra@example.test;Rr. B;Ferizaj;0',
      'Zyra;;zyra@example.test;;;',
      'Dikush;;;;;',
      'Arra 2;044999888;;;;',
      'Gabim;044111222;nuk-eshte-email;;Tiranë;',
    ].join('\n');
    const status = await preview(world, admin, 'customers', rows);
    expect(status.counts).toEqual({ create: 1, change: 1, same: 0, rejected: 4 });
    const rejected = await world.call(admin).admin.imports.rows({ id: status.id, outcome: 'rejected' });
    expect(rejected.rows.map((row) => row.reasons[0])).toEqual([
      'Ky email është i një punonjësi.',
      'Mungojnë telefoni, email-i dhe shifra: me to gjendet klienti.',
      'Klienti përsëritet: është edhe në rreshtin 3.',
      'Regjioni: „Tiranë” nuk ekziston.',
    ]);
    await confirm(world, admin, status.id);
    expect(await world.call(admin).admin.users.get({ userId: known.id })).toMatchObject({
      address: 'Rr. e Re 1',
      regionId: 4,
      discountBasisPoints: 500,
      phone: '044 123 456',
    });
    const { users } = await world.call(admin).admin.users.list({ search: 'arra@example.test' });
    expect(users).toMatchObject([{ role: 'customer', regionId: 2, name: 'Pastiçeri Arra' }]);
    const login = { email: 'arra@example.test', password: 'cdo-fjalekalim' };
    await expect(world.call(null).public.auth.login(login)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });
});

describe('rows that were left out', () => {
  it.each([
    ['products', 'Kodi;Emri;Kategoria;Çmimi pa TVSH;TVSH;Sasia', 'N-1;Kuti;panjohur;10,00;18;5', '11,80 €'],
    ['supplier-products', 'Kodi;Furnitori;Çmimi me TVSH', 'K-1;panjohur;11,80', '10,00 €'],
    ['opening-costs', 'Kodi;Kosto me TVSH', 'panjohur;11,80', '10,00 €'],
  ] as const)('keep what the headings of %s say of VAT', async (kind, head, row, price) => {
    const world = openWorld();
    const admin = givenUser(world, 'admin');
    givenProduct(world, { code: 'K-1', vatBasisPoints: 1800, stock: 5 });
    const { imports, purchasing } = world.call(admin).admin;
    await givenAllFeatures(world, admin);
    await purchasing.suppliers.create({ name: 'Prodhuesi' });
    const { id } = await preview(world, admin, kind, `${head}\n${row}\n`);
    const { bytes } = await imports.rejected({ id });
    const known = { products: 'paketime', 'supplier-products': 'Prodhuesi', 'opening-costs': 'K-1' }[kind];
    const mended = new TextDecoder().decode(bytes).replace('panjohur', known);
    const again = await preview(world, admin, kind, mended);
    const { rows } = await imports.rows({ id: again.id });
    expect(rows.flatMap(({ changes }) => changes.map(({ after }) => after.replace('\u00a0', ' ')))).toContain(
      price,
    );
  });

  it('come as a file to be mended, with why, and are imported from it', async () => {
    const world = openWorld();
    const admin = givenUser(world, 'admin');
    const rows =
      'M-1;Miell;Pastiçeri;shtrenjtë;18;5\nN-1;Kuti;Paketime;3,20;8;40\n;Pa kod;Paketime;1,5;18;1\n';
    const { id } = await preview(world, admin, 'products', HEAD + rows);
    const { fileName, bytes } = await world.call(admin).admin.imports.rejected({ id });
    expect(fileName).toBe('Te_refuzuara_test.csv');
    const text = new TextDecoder().decode(bytes);
    expect(text.trim().split('\r\n')).toEqual([
      'Kodi;Emri;Kategoria;Çmimi;TVSH;Sasia;Arsyeja e refuzimit',
      'M-1;Miell;Pastiçeri;shtrenjtë;18;5;Çmimi: „shtrenjtë” nuk është numër.',
      ';Pa kod;Paketime;1,5;18;1;Kodi mungon: me të gjendet produkti.',
    ]);
    const mended = text.replace('shtrenjtë;', '12,50;').replace('\r\n;Pa', '\r\nN-2;Pa');
    const again = await preview(world, admin, 'products', mended);
    expect(again).toMatchObject({ notes: [], counts: { create: 2, rejected: 0 } });
    await confirm(world, admin, again.id);
    expect((await world.call(admin).admin.products.list({ query: 'N-2' })).products).toMatchObject([
      { priceE4: 150_00, vatBasisPoints: 1800 },
    ]);
  });
});
