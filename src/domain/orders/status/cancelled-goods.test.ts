import { expect, test } from 'vitest';
import { CREDIT_GOODS, type CreditGoods } from '#shared/accounting/documents.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, stockOf } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { openWorld } from '#testing/world.ts';

const DAY = '2026-11-18';

async function givenOrderAt(status: 'E Procesuar' | 'E Nisur' | 'E Realizuar') {
  const world = openWorld();
  const admin = await givenSeller(world);
  const office = world.call(admin);
  const customer = givenUser(world, 'customer');
  const driver = givenUser(world, 'driver', { driverCode: 3 });
  const [cups, bags] = [givenProduct(world, { stock: 100 }), givenProduct(world, { stock: 100 })];
  const orderId = await givenOrder(world, customer, [
    [cups, 10],
    [bags, 5],
  ]);
  const { orders } = office.admin;
  await orders.setDriver({ orderId, driverCode: 3 });
  if (status !== 'E Procesuar') await orders.setStatus({ orderId, status });
  const stocks = () => [stockOf(world, cups), stockOf(world, bags)];
  const { connection } = world.handle;
  const lost = () =>
    connection
      .prepare("SELECT COALESCE(-SUM(delta), 0) FROM stock_movements WHERE reason = 'damaged'")
      .pluck()
      .get();
  const note = async () => {
    const { documents } = await office.stocker.issuedDocuments.list({ orderId });
    return documents.find((document) => document.kind === 'credit_note');
  };
  const cancel = (said: { reason?: string; goods?: CreditGoods }) =>
    orders.setStatus({ orderId, status: 'E Anuluar', ...said });
  const reopen = () => orders.setStatus({ orderId, status: 'E Procesuar' });
  const drive = world.call(driver).driver;
  return { world, office, orderId, customer, cups, stocks, lost, note, cancel, reopen, drive };
}

const AFTER = { stock: [100, 100], loss: [90, 95], none: [90, 95] } as const;

test.each(CREDIT_GOODS)(
  'the goods of a delivered order that is cancelled go to %s, and only what came back is taken again',
  async (goods) => {
    const { world, cancel, reopen, stocks, lost, note } = await givenOrderAt('E Realizuar');
    await cancel({ reason: 'Porosi e anuluar', goods });
    expect(stocks()).toEqual(AFTER[goods]);
    expect(lost()).toBe(goods === 'loss' ? 15 : 0);
    expect(await note()).toMatchObject({ lines: [{ goods }, { goods }] });
    expectInvariants(world);
    await reopen();
    expect(stocks()).toEqual([90, 95]);
    expect(lost()).toBe(0);
    expectInvariants(world);
    await cancel({});
    expect(stocks()).toEqual([100, 100]);
    expectInvariants(world);
  },
);

test.each([
  ['Mall i dëmtuar', 'loss'],
  ['Mall i dëmtuar: ra nga paleta', 'loss'],
  ['mall i demtuar', 'loss'],
  ['I dëmtuar', 'loss'],
  ['Mall i kthyer', 'stock'],
  ['', 'stock'],
] as const)('left out, the reason „%s” says %s', async (reason, goods) => {
  const { world, cancel, stocks, note } = await givenOrderAt('E Realizuar');
  await cancel({ reason });
  expect(stocks()).toEqual(AFTER[goods]);
  expect(await note()).toMatchObject({ lines: [{ goods }, { goods }] });
  expectInvariants(world);
});

test.each(['E Procesuar', 'E Nisur'] as const)(
  'an order that is cancelled as damaged from %s does not become sellable, in bulk either',
  async (status) => {
    const { world, office, orderId, customer, cups, stocks, lost } = await givenOrderAt(status);
    const other = await givenOrder(world, customer, [[cups, 4]]);
    const request = { orderIds: [orderId, other], status: 'E Anuluar', reason: 'Mall i dëmtuar' };
    expect(await office.admin.orders.bulkSetStatus(request)).toMatchObject({ moved: [orderId, other] });
    expect(stocks()).toEqual([86, 95]);
    expect(lost()).toBe(19);
    expectInvariants(world);
  },
);

test('in bulk it can be said where the goods go', async () => {
  const { world, office, orderId, stocks } = await givenOrderAt('E Nisur');
  const request = {
    orderIds: [orderId],
    status: 'E Anuluar',
    reason: 'Mall i dëmtuar',
    goods: 'stock' as const,
  };
  await office.admin.orders.bulkSetStatus(request);
  expect(stocks()).toEqual([100, 100]);
  expectInvariants(world);
});

test('everything refused on the road as damaged is written off, and the van brings it back as such', async () => {
  const { world, office, orderId, stocks, lost, drive } = await givenOrderAt('E Nisur');
  await drive.orders.setStatus({ orderId, status: 'E Anuluar', reason: 'I dëmtuar' });
  expect(stocks()).toEqual([90, 95]);
  expect(lost()).toBe(15);
  const [van] = await office.stocker.agenda.vanReturns({ date: DAY });
  expect(van?.lines.map((line) => [line.isWrittenOff, line.expected])).toEqual([
    [true, 10],
    [true, 5],
  ]);
  expectInvariants(world);
});

test('a door that refuses one line as damaged and one as not wanted says so line by line, also when it is taken back', async () => {
  const { world, office, orderId, stocks, lost, drive, reopen } = await givenOrderAt('E Nisur');
  const { lines } = await office.admin.orders.get({ orderId });
  const refused = (at: number, reason: 'damaged' | 'refused') => ({
    orderLineId: lines[at]!.orderLineId,
    deliveredQuantity: 0,
    reason,
  });
  await drive.orders.deliver({ orderId, lines: [refused(0, 'damaged'), refused(1, 'refused')] });
  expect(stocks()).toEqual([90, 100]);
  expect(lost()).toBe(10);
  await reopen();
  expect(stocks()).toEqual([90, 95]);
  expect(lost()).toBe(0);
  expectInvariants(world);
});

test.each(CREDIT_GOODS)(
  'what a credit note brought back before is neither lost nor kept once more: %s',
  async (goods) => {
    const { world, office, orderId, cancel, reopen, stocks, lost } = await givenOrderAt('E Realizuar');
    const { invoiceId } = await office.admin.orders.get({ orderId });
    const { lines } = await office.admin.documents.balance({ documentId: invoiceId! });
    await office.admin.documents.credit({
      documentId: invoiceId!,
      reason: 'Mall i kthyer',
      lines: [{ lineId: lines[0]!.lineId, quantity: 3, goods: 'stock' }],
    });
    expect(stocks()).toEqual([93, 95]);
    await cancel({ reason: 'Mall i dëmtuar', goods });
    expect(stocks()).toEqual(goods === 'stock' ? [100, 100] : [93, 95]);
    expect(lost()).toBe(goods === 'loss' ? 12 : 0);
    expectInvariants(world);
    await reopen();
    expect(stocks()).toEqual([90, 95]);
    expectInvariants(world);
  },
);

test('the words of a customer who cancels decide nothing: their goods never left the house', async () => {
  const { world, orderId, customer, stocks } = await givenOrderAt('E Procesuar');
  await world.call(customer).customer.orders.cancel({ orderId, reason: 'Mall i dëmtuar' });
  expect(stocks()).toEqual([100, 100]);
  expectInvariants(world);
});

test.each(CREDIT_GOODS)("a customer's own pieces go with the goods: %s", async (goods) => {
  const { world, office, orderId, customer, cups, cancel, reopen } = await givenOrderAt('E Procesuar');
  const { customStock } = world.call(givenUser(world, 'packer')).packer;
  const [line] = (await office.admin.orders.get({ orderId })).lines;
  await customStock.add({ customerId: customer.id, productId: cups, quantity: 10 });
  await customStock.use({ orderLineId: line!.orderLineId, quantity: 4 });
  const left = async () => (await customStock.list({ customerId: customer.id }))[0]?.quantity;
  await cancel({ goods });
  expect(await left()).toBe(goods === 'stock' ? 10 : 6);
  await reopen();
  expect(await left()).toBe(6);
  expectInvariants(world);
});

test("a customer's own pieces that came damaged to the door are not there to be used again", async () => {
  const { world, office, orderId, customer, cups, drive } = await givenOrderAt('E Procesuar');
  const { customStock } = world.call(givenUser(world, 'packer')).packer;
  const [line] = (await office.admin.orders.get({ orderId })).lines;
  await customStock.add({ customerId: customer.id, productId: cups, quantity: 10 });
  await customStock.use({ orderLineId: line!.orderLineId, quantity: 10 });
  await office.admin.orders.setStatus({ orderId, status: 'E Nisur' });
  await drive.orders.deliver({
    orderId,
    lines: [{ orderLineId: line!.orderLineId, deliveredQuantity: 8, reason: 'damaged' }],
  });
  expect((await customStock.list({ customerId: customer.id }))[0]?.quantity ?? 0).toBe(0);
  expectInvariants(world);
});
