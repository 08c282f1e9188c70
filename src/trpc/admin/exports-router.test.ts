import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import type { Actor } from '#kernel/ctx.ts';
import type { StartExport } from '#shared/inputs/export-inputs.ts';
import { readSheet } from '#spreadsheets/read-sheet.ts';
import { closeSheets } from '#spreadsheets/run-in-sheet-worker.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { importForm } from '#testing/import-file.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld, type World } from '#testing/world.ts';

afterAll(closeSheets);

async function exported(
  world: World,
  admin: Actor,
  what: StartExport,
  reportFault?: (error: unknown) => void,
) {
  const caller = world.call(admin, { reportFault });
  const { id } = await caller.admin.exports.start(what);
  for (;;) {
    const status = await caller.admin.exports.status({ id });
    if (status.phase === 'failed') throw new Error(status.failure ?? '');
    if (status.phase === 'done') return { ...(await caller.admin.exports.file({ id })), id };
    await wait(5);
  }
}

async function order(world: World, customer: Actor, productId: number, quantity: number) {
  const products = [{ productId, quantity }];
  const placed = await world.call(customer).customer.orders.place({ products, deliverDate: '2026-11-19' });
  return placed.id;
}

describe('an export', () => {
  it('of products comes back through the import as the same products', async () => {
    const world = openWorld();
    const admin = givenUser(world, 'admin');
    givenProduct(world, {
      code: '00123',
      name: 'Krem çokollate',
      subcategory: 'TedoreKrem',
      priceE4: 1234_00,
    });
    for (const format of ['csv', 'xlsx'] as const) {
      const { bytes, fileName } = await exported(world, admin, { what: 'products', format });
      expect(fileName).toBe(`Produktet_2026-11-18.${format}`);
      const file = importForm('products', new Uint8Array(bytes), fileName);
      const { id } = await world.call(admin).admin.imports.start(file);
      let status = await world.call(admin).admin.imports.status({ id });
      while (status.phase !== 'ready') {
        await wait(5);
        status = await world.call(admin).admin.imports.status({ id });
      }
      expect(status.counts).toEqual({ create: 0, change: 0, same: 1, rejected: 0 });
    }
  });

  it('makes a customer’s name that is a formula harmless', async () => {
    const world = openWorld();
    const admin = givenUser(world, 'admin');
    const name = '=HYPERLINK("http://evil.test","kliko")';
    givenUser(world, 'customer', { name, phone: '+383 44 100 200' });
    const csv = await exported(world, admin, { what: 'customers', format: 'csv' });
    const text = new TextDecoder().decode(csv.bytes);
    expect(text).toContain('"\'=HYPERLINK(""http://evil.test"",""kliko"")";\'+383 44 100 200;');
    const xlsx = await exported(world, admin, { what: 'customers', format: 'xlsx' });
    const {
      rows: [, row],
    } = await readSheet(xlsx.bytes, 10);
    expect(row?.[0]).toBe(name);
    expect(Buffer.from(xlsx.bytes).toString('latin1')).not.toContain('<f>');
  });

  it('of chosen orders holds these alone, of whatever day', async () => {
    const world = openWorld();
    const admin = givenUser(world, 'admin');
    const customer = givenUser(world, 'customer');
    const product = givenProduct(world, { stock: 500 });
    const placed: number[] = [];
    for (let each = 0; each < 3; each += 1) placed.push(await order(world, customer, product, 1));
    const orderIds = [placed[2]!, placed[0]!];
    const file = await exported(world, admin, {
      what: 'orders',
      format: 'csv',
      from: '2020-01-01',
      to: '2020-01-31',
      orderIds,
    });
    expect(file.fileName).toBe('Porosite_2026-11-18.csv');
    const { rows } = await readSheet(file.bytes, 10);
    expect(rows.map(([id]) => id)).toEqual(['Porosia', String(placed[0]), String(placed[2])]);
    const { start } = world.call(admin).admin.exports;
    await expect(start({ what: 'products', format: 'csv', orderIds })).rejects.toThrow();
  });

  it('of the list of orders agrees with them to the cent; a cancelled one keeps its number', async () => {
    const world = openWorld();
    const admin = givenUser(world, 'admin');
    const customer = givenUser(world, 'customer', {
      name: 'Furra',
      fiscalNumber: '600123',
      vatNumber: '330',
    });
    const high = givenProduct(world, { priceE4: 333_00, vatBasisPoints: 1800 });
    const low = givenProduct(world, { priceE4: 1080_00, vatBasisPoints: 800 });
    await order(world, customer, high, 3);
    const second = await order(world, customer, low, 1);
    await world.call(admin).admin.orders.setStatus({ orderId: second, status: 'E Anuluar' });
    const { bytes } = await exported(world, admin, {
      what: 'sales-book',
      format: 'csv',
      from: '2026-11-18',
      to: '2026-11-18',
    });
    const {
      rows: [head, ...rows],
    } = await readSheet(bytes, 10);
    expect(head).toEqual([
      'Nr. porosisë',
      'Data',
      'Blerësi',
      'Nr. fiskal',
      'Nr. TVSH',
      'Vlera pa TVSH 18%',
      'TVSH 18%',
      'Vlera pa TVSH 8%',
      'TVSH 8%',
      'Vlera pa TVSH 0%',
      'TVSH 0%',
      'Totali',
      'Shënim',
    ]);
    expect(rows).toEqual([
      [
        '1',
        '2026-11-18',
        'Furra',
        '600123',
        '330',
        '8,47',
        '1,52',
        '0,00',
        '0,00',
        '0,00',
        '0,00',
        '9,99',
        '',
      ],
      [
        '2',
        '2026-11-18',
        'Furra',
        '600123',
        '330',
        '0,00',
        '0,00',
        '0,00',
        '0,00',
        '0,00',
        '0,00',
        '0,00',
        'ANULUAR',
      ],
    ]);
  });

  it('of orders keeps to its days', async () => {
    const world = openWorld();
    const admin = givenUser(world, 'admin');
    const customer = givenUser(world, 'customer');
    await order(world, customer, givenProduct(world), 1);
    const inside = await exported(world, admin, { what: 'orders', format: 'csv' });
    expect((await readSheet(inside.bytes, 10)).rows).toHaveLength(2);
    const outside = await exported(world, admin, {
      what: 'orders',
      format: 'csv',
      from: '2026-01-01',
      to: '2026-02-01',
    });
    expect((await readSheet(outside.bytes, 10)).rows).toHaveLength(1);
    await expect(
      world
        .call(admin)
        .admin.exports.start({ what: 'orders', format: 'csv', from: '2026-02-01', to: '2026-01-01' }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('that ends in a fault tells the person so, and the operator what it was', async () => {
    const world = openWorld();
    const admin = givenUser(world, 'admin');
    world.handle.connection.exec('DROP TABLE order_lines');
    const faults: unknown[] = [];
    const what = { what: 'orders', format: 'csv' } as const;
    await expect(exported(world, admin, what, (fault) => faults.push(fault))).rejects.toThrow(
      'Eksporti dështoi. Ju lutem provoni përsëri.',
    );
    expect(faults).toEqual([expect.objectContaining({ message: 'no such table: order_lines' })]);
  });

  it('is fetched as a file by the one who asked for it, and by nobody else', async () => {
    const world = openWorld();
    const admin = givenUser(world, 'admin');
    const { id } = await exported(world, admin, { what: 'products', format: 'csv' });
    const office = await loginAs(world, admin);
    const answer = await office.get(`/api/admin/exports/${id}`);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toContain('Produktet_2026-11-18.csv');
    const stranger = await loginAs(world, givenUser(world, 'admin'));
    expect((await stranger.get(`/api/admin/exports/${id}`)).status).toBe(404);
    const stocker = await loginAs(world, givenUser(world, 'stocker'));
    expect((await stocker.get(`/api/admin/exports/${id}`)).status).toBe(403);
  });
});
