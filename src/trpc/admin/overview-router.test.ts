import { afterAll, describe, expect, it } from 'vitest';
import type { Actor } from '#kernel/ctx.ts';
import { HEALTHY, type ShopHealth } from '#shared/shop-health.ts';
import { closeSheets } from '#spreadsheets/run-in-sheet-worker.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenDocument } from '#testing/given-document.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld, type World } from '#testing/world.ts';

afterAll(closeSheets);

const DAY_MS = 86_400_000;

async function order(
  world: World,
  customer: Actor,
  productId: number,
  quantity: number,
  deliverDate: string,
) {
  const products = [{ productId, quantity }];
  return (await world.call(customer).customer.orders.place({ products, deliverDate })).id;
}

describe('the overview', () => {
  it('counts the orders of today by status, and what is to be delivered today', async () => {
    const world = openWorld();
    const admin = givenUser(world, 'admin');
    const customer = givenUser(world, 'customer');
    const productId = givenProduct(world, { priceE4: 500_00 });
    await order(world, customer, productId, 2, '2026-11-18');
    const cancelled = await order(world, customer, productId, 1, '2026-11-19');
    await world.call(admin).admin.orders.setStatus({ orderId: cancelled, status: 'E Anuluar' });
    const today = await world.call(admin).admin.overview.today();
    expect(today.date).toBe('2026-11-18');
    expect(today.statuses).toEqual([
      { status: 'E Procesuar', placed: 1, placedCents: 1000, toDeliver: 1 },
      { status: 'E Pergaditur', placed: 0, placedCents: 0, toDeliver: 0 },
      { status: 'E Nisur', placed: 0, placedCents: 0, toDeliver: 0 },
      { status: 'E Realizuar', placed: 0, placedCents: 0, toDeliver: 0 },
      { status: 'E Anuluar', placed: 1, placedCents: 500, toDeliver: 0 },
    ]);
  });

  it('sums what was invoiced less what was credited, VAT as on the documents, whatever else was ordered', async () => {
    const world = openWorld();
    const office = world.call(givenUser(world, 'admin')).admin;
    const [big, small] = [givenUser(world, 'customer'), givenUser(world, 'customer')];
    const box = givenProduct(world, { name: 'Kuti', priceE4: 333_00, vatBasisPoints: 1800 });
    const cream = givenProduct(world, { name: 'Krem', priceE4: 1080_00, vatBasisPoints: 800 });
    const boxes = (quantity: number) => ({
      ...{ productId: box, quantity, grossCents: quantity * 333, vatBasisPoints: 1800 },
    });
    const creams = { productId: cream, quantity: 2, grossCents: 2160, vatBasisPoints: 800 };
    const words = { grossCents: 118, vatBasisPoints: 1800 };
    const ofBig = { customerId: big.id };
    givenDocument(world, { series: 'MIG', issuedOn: '2026-11-17', ...ofBig, lines: [boxes(3)] });
    const { id } = givenDocument(world, { issuedOn: '2026-11-18', ...ofBig, lines: [creams, boxes(2)] });
    const credit = { kind: 'credit_note', refersToId: id, issuedOn: '2026-11-18' } as const;
    givenDocument(world, { ...credit, ...ofBig, lines: [boxes(1)] });
    givenDocument(world, { ...credit, kind: 'debit_note', ...ofBig, lines: [words] });
    givenDocument(world, { issuedOn: '2026-11-18', customerId: small.id, lines: [boxes(1)] });
    givenDocument(world, { kind: 'delivery_note', issuedOn: '2026-11-18', ...ofBig, lines: [boxes(9)] });
    await order(world, small, cream, 3, '2026-11-20');
    const report = await office.overview.sales({ days: 30 });
    expect(report.days).toHaveLength(30);
    expect(report.days.slice(-2)).toEqual([
      { day: '2026-11-17', invoices: 1, revenueCents: 999 },
      { day: '2026-11-18', invoices: 2, revenueCents: 2160 + 333 + 118 + 333 },
    ]);
    expect(report.topProducts.map(({ name, quantity, totalCents }) => [name, quantity, totalCents])).toEqual([
      ['Krem', 2, 2160],
      ['Kuti', 5, 1665],
    ]);
    expect(report.topCustomers.map((row) => [row.customerId, row.invoices, row.totalCents])).toEqual([
      [big.id, 2, 3610],
      [small.id, 1, 333],
    ]);
    expect(report.vat).toEqual([
      {
        vatBasisPoints: 1800,
        netCents: 847 + 564 - 282 + 100 + 282,
        vatCents: 152 + 102 - 51 + 18 + 51,
        grossCents: 999 + 666 - 333 + 118 + 333,
      },
      { vatBasisPoints: 800, netCents: 2000, vatCents: 160, grossCents: 2160 },
    ]);
    expect(report.notInvoiced).toEqual({ orders: 1, totalCents: 3240 });
  });

  it('tells the office, and nobody else, how disk, database and backups are', async () => {
    const world = openWorld();
    const health = (): ShopHealth => ({ ...HEALTHY, problems: ['database-damaged'], freeBytes: 7 });
    const office = world.call(givenUser(world, 'admin'), { health });
    expect(await office.admin.overview.health()).toMatchObject({
      problems: ['database-damaged'],
      freeBytes: 7,
    });
  });

  it('names what runs out, and who has fallen silent', async () => {
    const world = openWorld();
    const admin = givenUser(world, 'admin');
    const customer = givenUser(world, 'customer', { name: 'Furra e Vjetër' });
    givenUser(world, 'customer', { name: 'Kurrë s’porositi' });
    const low = givenProduct(world, { name: 'Mbaron', stock: 5 });
    givenProduct(world, { name: 'Mjaft', stock: 500 });
    const orderId = await order(world, customer, low, 1, '2026-11-18');
    expect(await world.call(admin).admin.overview.lowStock()).toMatchObject([{ name: 'Mbaron', stock: 4 }]);
    expect(await world.call(admin).admin.overview.silentCustomers()).toEqual([]);
    world.advance(31 * DAY_MS);
    expect(await world.call(admin).admin.overview.silentCustomers()).toMatchObject([
      { name: 'Furra e Vjetër', lastOrderId: orderId, lastOrderDay: '2026-11-18', lastOrderCents: 1000 },
    ]);
  });

  it('gives each table as CSV, in which no name is a formula', async () => {
    const world = openWorld();
    const admin = givenUser(world, 'admin');
    const customer = givenUser(world, 'customer', { name: '=1+1' });
    const lines = [
      { productId: givenProduct(world, { name: '@Kuti' }), grossCents: 1000, vatBasisPoints: 1800 },
    ];
    givenDocument(world, { issuedOn: '2026-11-18', customerId: customer.id, lines });
    const office = await loginAs(world, admin);
    const top = await office.get('/api/admin/overview/top-customers?days=90');
    expect(top.bytes.toString('utf8')).toBe("\uFEFFKlienti;Fatura;Qarkullimi\r\n'=1+1;1;10,00\r\n");
    for (const table of ['today', 'revenue', 'top-products', 'vat', 'low-stock', 'silent-customers']) {
      const answer = await office.get(`/api/admin/overview/${table}`);
      expect(answer.status, table).toBe(200);
      expect(answer.headers['content-type']).toContain('text/csv');
    }
    expect((await office.get('/api/admin/overview/passwords')).status).toBe(400);
    expect((await office.get('/api/admin/overview/vat?days=7')).status).toBe(400);
  });
});

describe('what waits for the office', () => {
  it('counts late orders, those without a driver, and days of cash that nobody closed', async () => {
    const world = openWorld();
    const office = world.call(givenUser(world, 'admin'));
    const customer = givenUser(world, 'customer');
    givenUser(world, 'driver', { driverCode: 1 });
    const productId = givenProduct(world);
    await order(world, customer, productId, 1, '2026-11-18');
    const delivered = await order(world, customer, productId, 1, '2026-11-18');
    await office.admin.orders.setDriver({ orderId: delivered, driverCode: 1 });
    const road = { unfinished: 0, tried: 0, held: 0, roadConflicts: 0 };
    const nothing = {
      complaints: 0,
      expenses: 0,
      expensesDay: null,
      unclosed: 0,
      unclosedDay: null,
      unissued: 0,
      unprinted: 2,
      ...road,
    };
    expect(await office.admin.overview.waiting()).toEqual({ late: 0, unassigned: 1, ...nothing });
    world.advance(DAY_MS);
    expect(await office.admin.overview.waiting()).toEqual({ late: 2, unassigned: 1, ...nothing });
    await office.admin.orders.setStatus({ orderId: delivered, status: 'E Realizuar' });
    // Today's cash is not late.
    expect(await office.admin.overview.waiting()).toMatchObject({ ...nothing, unissued: 1, unprinted: 1 });
    world.advance(DAY_MS);
    const unclosed = {
      complaints: 0,
      expenses: 0,
      expensesDay: null,
      unclosed: 1,
      unclosedDay: '2026-11-19',
      unissued: 1,
      unprinted: 1,
      ...road,
    };
    expect(await office.admin.overview.waiting()).toEqual({ late: 1, unassigned: 1, ...unclosed });
    await office.admin.cash.close({ driverCode: 1, date: '2026-11-19' });
    expect(await office.admin.overview.waiting()).toMatchObject({ ...nothing, unissued: 1, unprinted: 1 });
    const reason = 'Numërim i ri';
    await office.admin.cash.reopen({ driverCode: 1, date: '2026-11-19', reason });
    expect(await office.admin.overview.waiting()).toMatchObject({ unclosed: 1 });
    // Three weeks of holidays.
    world.advance(21 * DAY_MS);
    expect(await office.admin.overview.waiting()).toMatchObject({ unclosed: 1, unclosedDay: '2026-11-19' });
  });

  it('counts what leaves by tomorrow until the house has it on paper; who only reads prints nothing', async () => {
    const world = openWorld();
    const office = world.call(givenUser(world, 'admin'));
    const warehouse = world.call(givenUser(world, 'stocker'));
    const table = world.call(givenUser(world, 'packer'));
    const customer = givenUser(world, 'customer');
    const productId = givenProduct(world);
    const [listed, labelled, invoiced, later] = [
      await order(world, customer, productId, 1, '2026-11-18'),
      await order(world, customer, productId, 1, '2026-11-19'),
      await order(world, customer, productId, 1, '2026-11-19'),
      await order(world, customer, productId, 1, '2026-11-25'),
    ];
    const unprinted = async () => {
      const asked = { isPrinted: false, deliverTo: '2026-11-19', sort: 'id', direction: 'asc' } as const;
      const { orders, total } = await office.admin.orders.list(asked);
      const ids = orders.map(({ orderId }) => orderId);
      expect(total).toBe(ids.length);
      expect(await office.admin.overview.waiting()).toMatchObject({ unprinted: ids.length });
      return ids;
    };
    expect(await unprinted()).toEqual([listed, labelled, invoiced]);
    await world.call(customer).customer.orders.invoicePdf({ orderId: invoiced });
    expect(await unprinted()).toEqual([listed, labelled, invoiced]);
    await warehouse.stocker.documents.pickingList({
      day: { date: '2026-11-18', by: 'delivery' },
      withRest: false,
    });
    expect(await unprinted()).toEqual([labelled, invoiced]);
    const boxes = [{ orderId: labelled, boxes: 1, contents: [] }];
    await table.packer.orders.labels({ format: 'a4', orders: boxes });
    expect(await unprinted()).toEqual([invoiced]);
    world.events.length = 0;
    await warehouse.stocker.documents.invoices({ orderIds: [invoiced, labelled] });
    expect(world.events).toEqual([{ type: 'printed', orderId: invoiced }]);
    expect(await unprinted()).toEqual([]);
    expect((await office.admin.orders.list({ isPrinted: false })).orders).toMatchObject([{ orderId: later }]);
  });

  it('does not forget what is still on its way in the evening, nor what was brought in vain three times', async () => {
    const world = openWorld();
    const office = world.call(givenUser(world, 'admin'));
    givenUser(world, 'driver', { driverCode: 1 });
    const orderId = await order(world, givenUser(world, 'customer'), givenProduct(world), 1, '2026-11-18');
    const depart = async () => {
      await office.admin.orders.setDriver({ orderId, driverCode: 1 });
      await office.admin.orders.setStatus({ orderId, status: 'E Nisur' });
    };
    for (let visit = 0; visit < 3; visit += 1) {
      await depart();
      await office.admin.orders.attempt({ orderId, reason: 'closed' });
    }
    expect(await office.admin.overview.waiting()).toMatchObject({ tried: 1, unfinished: 0 });
    const tried = { statuses: ['E Pergaditur' as const], minAttempts: 3 };
    expect((await office.admin.orders.list(tried)).orders).toMatchObject([{ orderId, attempts: 3 }]);
    expect((await office.admin.orders.list({ minAttempts: 4 })).total).toBe(0);
    await depart();
    world.advance(7 * DAY_MS);
    expect(await office.admin.overview.waiting()).toMatchObject({ tried: 1, unfinished: 1 });
  });

  it('compares the sales of a period with those of the one before', async () => {
    const world = openWorld();
    const office = world.call(givenUser(world, 'admin')).admin;
    const worth = (grossCents: number) => [{ grossCents, vatBasisPoints: 1800 }];
    givenDocument(world, { issuedOn: '2026-11-18', lines: worth(1000) });
    world.advance(7 * DAY_MS);
    givenDocument(world, { issuedOn: '2026-11-25', lines: worth(1500) });
    const report = await office.overview.sales({ period: 'week' });
    expect(report).toMatchObject({ from: '2026-11-23', to: '2026-11-25' });
    expect(report.days.map((day) => day.revenueCents)).toEqual([0, 0, 1500]);
    expect(report.previous).toMatchObject({ from: '2026-11-16', to: '2026-11-18' });
    expect(report.previous.days.map((day) => day.revenueCents)).toEqual([0, 0, 1000]);
    expect(await office.overview.sales({ period: 'week', back: 1 })).toMatchObject({ to: '2026-11-22' });
  });
});
