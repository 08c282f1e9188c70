import { describe, expect, test } from 'vitest';
import { correctValue, takeIn } from '#domain/costs/pool.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { CreditGoods } from '#shared/accounting/documents.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { costEntriesOf, givenCost, poolOf } from '#testing/given-costs.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { openWorld } from '#testing/world.ts';

async function givenGoods(stock = 10, unitCostE4 = 10_0000) {
  const world = openWorld();
  const office = world.call(await givenSeller(world));
  const customer = givenUser(world, 'customer');
  givenUser(world, 'driver', { driverCode: 1 });
  const productId = givenProduct(world, { stock, priceE4: 18_8800 });
  givenCost(world, productId, unitCostE4);
  const receive = (pieces: number, costE4: number) =>
    inTransaction(world.ctx, (tx) => {
      changeStock(tx, { productId, delta: pieces, reason: 'received', hasOwnCost: true });
      return takeIn(tx, { productId, pieces, valueE4: pieces * costE4, kind: 'receipt' });
    });
  const place = (quantity: number) => givenOrder(world, customer, [[productId, quantity]]);
  const invoice = async (orderId: number) => {
    const { issued } = await office.stocker.issuedDocuments.issue({ orderIds: [orderId] });
    return issued[0]!;
  };
  const setStatus = (orderId: number, status: 'E Anuluar' | 'E Procesuar', goods?: CreditGoods) =>
    office.admin.orders.setStatus({ orderId, status, reason: 'prova', goods });
  const pool = () => poolOf(world, productId);
  const entries = () => costEntriesOf(world, productId);
  return { world, office, productId, receive, place, invoice, setStatus, pool, entries };
}

describe('the pool of costs', () => {
  test('example 1: a sale takes its share, a late bill raises what is owned, returned pieces bring theirs back', async () => {
    const { world, office, productId, receive, place, invoice, pool } = await givenGoods();
    receive(20, 11_5000);
    expect(pool()).toEqual({ quantity: 30, valueE4: 330_0000, averageE4: 11_0000 });
    const first = await invoice(await place(5));
    expect(pool()).toEqual({ quantity: 25, valueE4: 275_0000, averageE4: 11_0000 });
    const bill = { productId, pieces: 20, differenceE4: 6_0000, kind: 'bill' } as const;
    expect(inTransaction(world.ctx, (tx) => correctValue(tx, bill))).toEqual({
      pooledE4: 6_0000,
      expenseE4: 0,
    });
    expect(pool()).toEqual({ quantity: 25, valueE4: 281_0000, averageE4: 11_2400 });
    await invoice(await place(24));
    expect(pool()).toEqual({ quantity: 1, valueE4: 11_2400, averageE4: 11_2400 });
    const { lines } = await office.admin.documents.balance({ documentId: first.id });
    await office.admin.documents.credit({
      documentId: first.id,
      reason: 'Kthim',
      lines: [{ lineId: lines[0]!.lineId, quantity: 2, goods: 'stock' }],
    });
    expect(pool()).toEqual({ quantity: 3, valueE4: 33_2400, averageE4: 11_0800 });
    expectInvariants(world);
  });

  test('example 2: what is no longer owned when the bill comes is a price difference', async () => {
    const { world, productId, receive, place, invoice, pool } = await givenGoods();
    receive(20, 11_5000);
    await invoice(await place(5));
    await invoice(await place(18));
    expect(pool()).toEqual({ quantity: 7, valueE4: 77_0000, averageE4: 11_0000 });
    const bill = { productId, pieces: 20, differenceE4: 6_0000, kind: 'bill' } as const;
    expect(inTransaction(world.ctx, (tx) => correctValue(tx, bill))).toEqual({
      pooledE4: 2_1000,
      expenseE4: 3_9000,
    });
    expect(pool()).toEqual({ quantity: 7, valueE4: 79_1000, averageE4: 11_3000 });
    expectInvariants(world);
  });

  test('example 4: three pieces for 10,00 sold one by one leave nothing', async () => {
    const { world, productId, place, invoice, pool, entries } = await givenGoods(0);
    inTransaction(world.ctx, (tx) => {
      changeStock(tx, { productId, delta: 3, reason: 'received', hasOwnCost: true });
      takeIn(tx, { productId, pieces: 3, valueE4: 10_0000, kind: 'receipt' });
    });
    for (let piece = 0; piece < 3; piece += 1) await invoice(await place(1));
    expect(entries().map(({ valueE4 }) => valueE4)).toEqual([0, 10_0000, -3_3333, -3_3334, -3_3333]);
    expect(pool()).toMatchObject({ quantity: 0, valueE4: 0 });
    expectInvariants(world);
  });

  test('a difference never takes the value below nothing', async () => {
    const { world, productId, pool } = await givenGoods(2, 1_0000);
    const bill = { productId, pieces: 2, differenceE4: -5_0000, kind: 'bill' } as const;
    expect(inTransaction(world.ctx, (tx) => correctValue(tx, bill))).toEqual({
      pooledE4: -2_0000,
      expenseE4: -3_0000,
    });
    expect(pool()).toMatchObject({ quantity: 2, valueE4: 0 });
    expectInvariants(world);
  });
});

describe('what moves what is owned', () => {
  test('placing, changing and cancelling an order does not, and its cost is the first known one', async () => {
    const { world, place, setStatus, entries, pool } = await givenGoods();
    const orderId = await place(4);
    await setStatus(orderId, 'E Anuluar');
    await setStatus(orderId, 'E Procesuar');
    expect(entries()).toEqual([
      { kind: 'opening', reason: '', quantity: 10, valueE4: 100_0000, expenseE4: 0 },
    ]);
    expect(pool()).toMatchObject({ quantity: 10 });
    expectInvariants(world);
  });

  test.each([
    ['stock', 10, [['sale-returned', '', 4]]],
    [
      'loss',
      6,
      [
        ['sale-returned', '', 4],
        ['loss', 'damaged', -4],
      ],
    ],
    ['none', 6, []],
  ] as const)('a credit note with goods %s leaves %i pieces', async (goods, quantity, moves) => {
    const { world, office, place, invoice, pool, entries } = await givenGoods();
    const { id: documentId } = await invoice(await place(4));
    await office.admin.documents.credit({ documentId, reason: 'Kthim', all: true, goods });
    expect(pool()).toMatchObject({ quantity, valueE4: quantity * 10_0000 });
    expect(
      entries()
        .slice(2)
        .map((entry) => [entry.kind, entry.reason, entry.quantity]),
    ).toEqual(moves);
    expectInvariants(world);
  });

  test('pieces damaged at the door of an invoiced order are written off once, with its credit note', async () => {
    const { world, office, place, invoice, pool, entries } = await givenGoods();
    const orderId = await place(4);
    await invoice(orderId);
    const { lines } = await office.admin.orders.get({ orderId });
    const { orderLineId } = lines[0]!;
    await office.admin.orders.setDriver({ orderId, driverCode: 1 });
    await office.admin.orders.correctDelivery({
      orderId,
      lines: [{ orderLineId, deliveredQuantity: 3, reason: 'damaged' }],
      receiverName: 'Besa',
    });
    expect(pool()).toMatchObject({ quantity: 6, valueE4: 60_0000 });
    expect(entries().slice(2)).toMatchObject([{ kind: 'sale-returned' }, { kind: 'loss', quantity: -1 }]);
    expectInvariants(world);
  });

  test('pieces that come back as a loss do not change the last known average of what is no longer owned', async () => {
    const { world, office, productId, receive, place, invoice, pool } = await givenGoods(2);
    const { id: documentId } = await invoice(await place(2));
    receive(1, 20_0000);
    await office.stocker.stock.adjust({ productId, operation: 'remove', quantity: 1 });
    const before = pool();
    expect(before).toMatchObject({ quantity: 0, averageE4: 20_0000 });
    await office.admin.documents.credit({ documentId, reason: 'Kthim', all: true, goods: 'loss' });
    expect(pool()).toEqual(before);
    expectInvariants(world);
  });

  test.each(['stock', 'loss', 'none'] as const)(
    'an invoiced order cancelled with goods %s, after one piece was credited as staying, and opened again',
    async (goods) => {
      const { world, office, productId, receive, place, invoice, setStatus, pool } = await givenGoods();
      const orderId = await place(4);
      const { id: documentId } = await invoice(orderId);
      receive(6, 12_0000);
      const { lines } = await office.admin.documents.balance({ documentId });
      await office.admin.documents.credit({
        documentId,
        reason: 'Mungesë',
        lines: [{ lineId: lines[0]!.lineId, quantity: 1, goods: 'none' }],
      });
      await setStatus(orderId, 'E Anuluar', goods);
      expect(pool()?.quantity).toBe(goods === 'stock' ? 16 : 12);
      const soldE4 = world.handle.connection.prepare('SELECT SUM(cost_e4) FROM product_sales').pluck();
      expect(soldE4.get()).toBe(goods === 'none' ? 40_0000 : 0);
      expectInvariants(world);
      await setStatus(orderId, 'E Procesuar');
      expect(pool()?.quantity).toBe(16);
      expectInvariants(world);
      await invoice(orderId);
      expect(pool()?.quantity).toBe(12);
      expectInvariants(world);
      expect(costEntriesOf(world, productId).filter(({ kind }) => kind === 'sale')).toHaveLength(2);
    },
  );

  test.each([
    [['stock'], 10, 0],
    [['loss'], 6, 4],
    [['none'], 6, 4],
  ] as const)('an order without an invoice cancelled with goods %s', async ([goods], quantity, lost) => {
    const { world, place, setStatus, pool, entries } = await givenGoods();
    const orderId = await place(4);
    await setStatus(orderId, 'E Anuluar', goods);
    expect(pool()).toMatchObject({ quantity });
    expect(entries().reduce((sum, { kind, quantity: n }) => sum - (kind === 'loss' ? n : 0), 0)).toBe(lost);
    await setStatus(orderId, 'E Procesuar');
    expect(pool()).toMatchObject({ quantity: 10, valueE4: 100_0000 });
    expectInvariants(world);
  });

  test('adjusted, set, counted, missing, damaged and received without a cost move it at the average', async () => {
    const { world, office, productId, place, pool, entries } = await givenGoods();
    const { stock } = office.stocker;
    await stock.adjust({ productId, operation: 'remove', quantity: 2, note: 'Skaduar' });
    await stock.set({ productId, quantity: 9 });
    await stock.count({ lines: [{ productId, counted: 7, expected: 9 }] });
    const received = await stock.receive({ lines: [{ productId, quantity: 3 }] });
    await stock.undo({ changeId: received[0]!.changeId });
    const order = await office.stocker.orders.details({ orderId: await place(5) });
    await office.stocker.orders.shortShip({
      orderLineId: order.lines[0]!.orderLineId,
      missing: 2,
      reason: 'damaged',
    });
    expect(
      entries()
        .slice(1)
        .map(({ kind, reason, quantity }) => [kind, reason, quantity]),
    ).toEqual([
      ['loss', 'adjusted', -2],
      ['found', 'set', 1],
      ['loss', 'counted', -2],
      ['receipt', '', 3],
      ['receipt-reversed', '', -3],
      ['loss', 'damaged', -2],
    ]);
    expect(pool()).toEqual({ quantity: 5, valueE4: 50_0000, averageE4: 10_0000 });
    expectInvariants(world);
  });

  test('nothing is written while no product has a cost', async () => {
    const world = openWorld();
    const office = world.call(await givenSeller(world));
    const productId = givenProduct(world);
    const orderId = await givenOrder(world, givenUser(world, 'customer'), [[productId, 2]]);
    await office.stocker.issuedDocuments.issue({ orderIds: [orderId] });
    await office.stocker.stock.set({ productId, quantity: 5 });
    for (const table of ['cost_pools', 'cost_entries', 'product_sales', 'document_sales']) {
      expect(world.handle.connection.prepare(`SELECT COUNT(*) FROM ${table}`).pluck().get(), table).toBe(0);
    }
  });
});
