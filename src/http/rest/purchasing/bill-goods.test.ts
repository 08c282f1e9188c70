import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenCost, poolOf } from '#testing/given-costs.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

async function givenGoods() {
  const world = openWorld();
  const office = await loginAs(world, await givenSeller(world));
  await office.put('/api/admin/settings', { purchasing: true });
  const customer = givenUser(world, 'customer');
  givenUser(world, 'driver', { driverCode: 1 });
  const supplierId: number = (await office.post('/api/suppliers', { name: 'Mulliri' })).body.supplier.id;
  const productId = givenProduct(world, { stock: 10, priceE4: 18_8800 });
  givenCost(world, productId, 10_0000);
  const receive = async (lines: readonly object[], fields: object = {}) => {
    const posted = await office.post('/api/purchasing/receipts', {
      supplier_id: supplierId,
      lines,
      ...fields,
    });
    expect(posted.status).toBe(201);
    const { id, lines: stored } = posted.body.receipt;
    return { id: id as number, lineIds: stored.map((line: { line_id: number }) => line.line_id) as number[] };
  };
  let last = 0;
  /** Lines that add up to `net` at 0 %. */
  const book = (net: number, lines: readonly object[], fields: object = {}) => {
    last += 1;
    return office.post('/api/purchasing/bills', {
      kind: 'domestic',
      supplier_id: supplierId,
      number: `F-${last}`,
      issued_on: '2026-11-18',
      lines,
      vat: [{ rate: 0, net, vat: 0 }],
      ...fields,
    });
  };
  const sell = async (quantity: number) => {
    const order = await givenOrder(world, customer, [[productId, quantity]]);
    const issued = await office.post('/api/documents/issue', { order_ids: [order] });
    expect(issued.body.issued).toHaveLength(1);
  };
  const pool = (id = productId) => poolOf(world, id);
  return { world, office, supplierId, productId, receive, book, sell, pool };
}

test('worked example 1: a bill above the receipt raises what is still owned', async () => {
  const { world, productId, receive, book, sell, pool } = await givenGoods();
  const { lineIds } = await receive([{ product_id: productId, quantity: 20, net_cost: 11.5 }]);
  expect(pool()).toMatchObject({ quantity: 30, valueE4: 330_0000 });
  await sell(5);
  const booked = await book(236, [{ receipt_line_id: lineIds[0], quantity: 20, net_price: 11.8 }]);
  expect(booked).toMatchObject({ status: 201, body: { price_difference: 0 } });
  expect(pool()).toEqual({ quantity: 25, valueE4: 281_0000, averageE4: 11_2400 });
  expectInvariants(world);
});

test('worked example 2: what is no longer owned is diferencë çmimi, and its reversal takes both back', async () => {
  const { world, office, productId, receive, book, sell, pool } = await givenGoods();
  const { lineIds } = await receive([{ product_id: productId, quantity: 20, net_cost: 11.5 }]);
  await sell(5);
  await sell(18);
  const booked = await book(236, [{ receipt_line_id: lineIds[0], quantity: 20, net_price: 11.8 }]);
  expect(booked.body).toMatchObject({ price_difference: 3.9 });
  expect(pool()).toEqual({ quantity: 7, valueE4: 79_1000, averageE4: 11_3000 });
  const address = `/api/purchasing/bills/${booked.body.bill.id}/reverse`;
  expect((await office.post(address, { reason: 'Gabim' })).status).toBe(201);
  expect(pool()).toEqual({ quantity: 7, valueE4: 77_0000, averageE4: 11_0000 });
  const again = await book(230, [{ receipt_line_id: lineIds[0], quantity: 20, net_price: 11.5 }]);
  expect(again.body).toMatchObject({ price_difference: 0 });
  expectInvariants(world);
});

test('worked example 3: freight is spread by value, by quantity or by weight', async () => {
  const { world, office, receive, book, pool } = await givenGoods();
  const [a, b] = [
    givenProduct(world, { stock: 0, weightGrams: 500 }),
    givenProduct(world, { stock: 0, weightGrams: 1000 }),
  ];
  const lines = [
    { product_id: a, quantity: 20, net_cost: 11.5 },
    { product_id: b, quantity: 10, net_cost: 7 },
  ];
  const { id } = await receive(lines);
  const shares = async (by: string) => {
    const before = [pool(a)?.valueE4 ?? 0, pool(b)?.valueE4 ?? 0] as const;
    const freight = { description: 'Transport', net: 15, rate: 0, spread: { receipt_ids: [id], by } };
    const booked = await book(15, [freight]);
    expect(booked).toMatchObject({ status: 201, body: { price_difference: 0 } });
    const after = [pool(a)?.valueE4 ?? 0, pool(b)?.valueE4 ?? 0] as const;
    await office.post(`/api/purchasing/bills/${booked.body.bill.id}/reverse`, { reason: 'Gabim' });
    expect([pool(a)?.valueE4, pool(b)?.valueE4]).toEqual(before);
    return [after[0] - before[0], after[1] - before[1]];
  };
  expect(await shares('value')).toEqual([11_5000, 3_5000]);
  expect(await shares('quantity')).toEqual([10_0000, 5_0000]);
  expect(await shares('weight')).toEqual([7_5000, 7_5000]);
  expectInvariants(world);
});

test('what rounding leaves over goes to the line with the largest share, the first of several', async () => {
  const { world, receive, book, pool } = await givenGoods();
  const ids = [1, 2, 3].map(() => givenProduct(world, { stock: 0 }));
  const { id } = await receive(ids.map((product_id) => ({ product_id, quantity: 1, net_cost: 1 })));
  const spread = { receipt_ids: [id], by: 'quantity' };
  await book(0.01, [{ description: 'Transport', net: 0.01, rate: 0, spread }]);
  expect(ids.map((product) => pool(product)?.valueE4)).toEqual([1_0034, 1_0033, 1_0033]);
});

test('freight on goods that are sold is diferencë çmimi', async () => {
  const { productId, receive, book, sell } = await givenGoods();
  const { id } = await receive([{ product_id: productId, quantity: 10, net_cost: 10 }]);
  await sell(15);
  const freight = { description: 'Transport', net: 10, rate: 0, spread: { receipt_ids: [id] } };
  expect((await book(10, [freight])).body).toMatchObject({ price_difference: 5 });
});

test('goods without a weight are not spread by weight', async () => {
  const { productId, receive, book } = await givenGoods();
  const { id } = await receive([{ product_id: productId, quantity: 10, net_cost: 10 }]);
  const spread = { receipt_ids: [id], by: 'weight' };
  expect((await book(10, [{ description: 'Transport', net: 10, rate: 0, spread }])).status).toBe(400);
});

test('a line is billed in parts, never beyond what came in; the last part takes the rest of its value', async () => {
  const { world, office, supplierId, productId, receive, book, pool } = await givenGoods();
  const { id, lineIds } = await receive([{ product_id: productId, quantity: 3, net_cost: 3.3333 }]);
  const part = (quantity: number) => [{ receipt_line_id: lineIds[0], quantity, net_price: 3.3333 }];
  const receipt = async () => (await office.get(`/api/purchasing/receipts/${id}`)).body.receipt.lines[0];
  const before = pool()?.valueE4;
  const first = await book(6.67, part(2));
  expect(first.status).toBe(201);
  expect((await receipt()).billed).toBe(2);
  expect(await book(6.67, part(2))).toMatchObject({ status: 409, body: { error: 'Bill exceeds receipt' } });
  const twice = [...part(1), ...part(1)];
  expect(await book(6.66, twice)).toMatchObject({ status: 409, body: { error: 'Bill exceeds receipt' } });
  expect((await book(3.33, part(1))).status).toBe(201);
  expect(pool()?.valueE4).toBe(before);
  await office.post(`/api/purchasing/bills/${first.body.bill.id}/reverse`, { reason: 'Gabim' });
  expect((await receipt()).billed).toBe(1);
  const list = await office.get(`/api/purchasing/receipts?supplier_id=${supplierId}&unbilled=true`);
  expect(list.body.receipts).toHaveLength(1);
  expectInvariants(world);
});

test('the paper that is typed a second time is already booked, though its goods have their bill too', async () => {
  const { productId, receive, book } = await givenGoods();
  const { lineIds } = await receive([{ product_id: productId, quantity: 3, net_cost: 10 }]);
  const paper = () =>
    book(30, [{ receipt_line_id: lineIds[0], quantity: 3, net_price: 10 }], { number: '17/26' });
  expect((await paper()).status).toBe(201);
  expect(await paper()).toMatchObject({ status: 409, body: { error: 'Bill already booked' } });
});

test('goods that came in at an unknown cost: the bill is the first known one', async () => {
  const { world, office, supplierId, receive, book, pool } = await givenGoods();
  const unknown = givenProduct(world, { stock: 4 });
  const { lineIds } = await receive([{ product_id: unknown, quantity: 6 }]);
  expect(pool(unknown)).toBeUndefined();
  const booked = await book(15, [{ receipt_line_id: lineIds[0], quantity: 6, net_price: 2.5 }]);
  expect(booked.body).toMatchObject({ price_difference: 0 });
  expect(pool(unknown)).toEqual({ quantity: 10, valueE4: 25_0000, averageE4: 2_5000 });
  expect(supplierId).toBeGreaterThan(0);
  expect((await office.get('/api/purchasing/bills')).body.bills[0].lines).toEqual([
    { receipt_line_id: lineIds[0], quantity: 6, net_price: 2.5 },
  ]);
  expectInvariants(world);
});

test('what a reversed bill, or one of other goods, said is no share of what is spread on goods at an unknown cost', async () => {
  const { world, office, receive, book, pool } = await givenGoods();
  const [unknown, known] = [givenProduct(world, { stock: 0 }), givenProduct(world, { stock: 0 })];
  const { id, lineIds } = await receive([
    { product_id: unknown, quantity: 1 },
    { product_id: known, quantity: 1, net_cost: 1 },
  ]);
  const wrong = await book(5, [{ receipt_line_id: lineIds[0], quantity: 1, net_price: 5 }]);
  await office.post(`/api/purchasing/bills/${wrong.body.bill.id}/reverse`, { reason: 'Gabim' });
  await book(1, [{ receipt_line_id: lineIds[1], quantity: 1, net_price: 1 }]);
  const spread = { receipt_ids: [id], by: 'value' };
  await book(1, [{ description: 'Transport', net: 1, rate: 0, spread }]);
  expect(pool(known)?.valueE4).toBe(2_0000);
  expectInvariants(world);
});

test('goods of another supplier, of a reversed receipt or on the wrong kind of bill are refused', async () => {
  const { world, office, supplierId, productId, receive, book } = await givenGoods();
  const other = (await office.post('/api/suppliers', { name: 'Tjetri' })).body.supplier.id;
  const foreign = await receive([{ product_id: productId, quantity: 1, net_cost: 1 }], {
    supplier_id: other,
  });
  const line = (lineId: number | undefined) => [{ receipt_line_id: lineId, quantity: 1, net_price: 1 }];
  expect((await book(1, line(foreign.lineIds[0]))).status).toBe(400);
  const back = await office.post('/api/purchasing/returns', {
    supplier_id: other,
    reason: 'Me defekt',
    lines: [{ product_id: productId, quantity: 1 }],
  });
  const returned = [{ return_line_id: back.body.return.lines[0].line_id, quantity: 1, net_price: 1 }];
  expect((await book(1, returned, { kind: 'credit_note' })).status).toBe(400);
  expect((await book(1, returned, { supplier_id: other })).status).toBe(400);
  const { bills } = world.call(givenUser(world, 'admin')).admin.purchasing;
  expect((await bills.billable({ supplierId })).returns).toEqual([]);
  expect((await bills.billable({ supplierId: other })).returns).toHaveLength(1);
  const free = await receive([{ product_id: productId, quantity: 1 }], { supplier_id: undefined });
  expect((await book(1, line(free.lineIds[0]))).status).toBe(201);
  const own = await receive([{ product_id: productId, quantity: 1, net_cost: 1 }]);
  expect((await book(1, line(own.lineIds[0]), { kind: 'credit_note' })).status).toBe(400);
  expect((await book(1, line(own.lineIds[0]), { kind: 'customs' })).status).toBe(400);
  const reversal = await office.post(`/api/purchasing/receipts/${own.id}/reverse`, { reason: 'Gabim' });
  const { id: counterId, lines } = reversal.body.receipt;
  const reversed = { status: 409, body: { error: 'Receipt reversed' } };
  for (const lineId of [own.lineIds[0], lines[0].line_id])
    expect(await book(1, line(lineId))).toMatchObject(reversed);
  for (const id of [own.id, counterId]) {
    const freight = { description: 'Transport', net: 1, rate: 0, spread: { receipt_ids: [id] } };
    expect(await book(1, [freight])).toMatchObject(reversed);
  }
});

test('a receipt that a bill names, or spreads a cost on, cannot be taken back until the bill is', async () => {
  const { office, productId, receive, book } = await givenGoods();
  const { id, lineIds } = await receive([{ product_id: productId, quantity: 2, net_cost: 1 }]);
  const goods = await book(2, [{ receipt_line_id: lineIds[0], quantity: 2, net_price: 1 }]);
  const spread = { description: 'Transport', net: 1, rate: 0, spread: { receipt_ids: [id] } };
  const freight = await book(1, [spread]);
  const reverse = () => office.post(`/api/purchasing/receipts/${id}/reverse`, { reason: 'Gabim' });
  for (const { body } of [goods, freight]) {
    expect(await reverse()).toMatchObject({ status: 409, body: { error: 'Receipt billed' } });
    await office.post(`/api/purchasing/bills/${body.bill.id}/reverse`, { reason: 'Gabim' });
  }
  expect((await reverse()).status).toBe(201);
});

test('a credit note over a return is compared with the value that left with it', async () => {
  const { world, office, supplierId, productId, receive, book, pool } = await givenGoods();
  await receive([{ product_id: productId, quantity: 10, net_cost: 12 }]);
  const returned = await office.post('/api/purchasing/returns', {
    supplier_id: supplierId,
    reason: 'Me defekt',
    lines: [{ product_id: productId, quantity: 5 }],
  });
  expect(returned.body.return.lines[0]).toMatchObject({ quantity: 5, value: 55 });
  const unmatched = () => world.call(givenUser(world, 'admin')).admin.purchasing.bills.unmatched();
  expect((await unmatched()).returns.total).toBe(1);
  const lineId = returned.body.return.lines[0].line_id;
  const credit = await book(60, [{ return_line_id: lineId, quantity: 5, net_price: 12 }], {
    kind: 'credit_note',
  });
  expect(credit).toMatchObject({ status: 201, body: { price_difference: 0 } });
  // They had cost 12 and left at 11: the value of the rest falls by 5,00.
  expect(pool()).toMatchObject({ quantity: 15, valueE4: 160_0000 });
  expect((await unmatched()).returns).toEqual({ total: 0, papers: [] });
  const again = await book(12, [{ return_line_id: lineId, quantity: 1, net_price: 12 }], {
    kind: 'credit_note',
  });
  expect(again).toMatchObject({ status: 409, body: { error: 'Bill exceeds receipt' } });
  expectInvariants(world);
});

test('a credit note of words lowers the cost of the receipts that it is spread on', async () => {
  const { receive, book, pool, productId } = await givenGoods();
  const { id } = await receive([{ product_id: productId, quantity: 10, net_cost: 10 }]);
  const bonus = { description: 'Bonus', net: 10, rate: 0, spread: { receipt_ids: [id] } };
  await book(10, [bonus], { kind: 'credit_note' });
  expect(pool()).toMatchObject({ quantity: 20, valueE4: 190_0000 });
});

test('the price of what a supplier sells follows its last bill, unless it is fixed', async () => {
  const { world, office, supplierId, productId, receive, book } = await givenGoods();
  const put = (product: object) =>
    office.put(`/api/suppliers/${supplierId}/products`, {
      products: [{ product_id: productId, ...product }],
    });
  await put({ net_price: 10 });
  const { lineIds } = await receive([{ product_id: productId, quantity: 2, net_cost: 10 }]);
  const part = (net_price: number) => [{ receipt_line_id: lineIds[0], quantity: 1, net_price }];
  const price = async () => {
    const { suppliers } = world.call(givenUser(world, 'admin')).admin.purchasing;
    return (await suppliers.products({ supplierId })).products[0]?.netPriceE4;
  };
  await book(11.5, part(11.5));
  expect(await price()).toBe(11_5000);
  await put({ price_fixed: true });
  await book(12, part(12));
  expect(await price()).toBe(11_5000);
});

test('receipts without a bill are counted after a week, bills without goods at once', async () => {
  const { world, office, supplierId, productId, receive, book } = await givenGoods();
  const day = (received_on: string) => ({ received_on });
  await receive([{ product_id: productId, quantity: 1, net_cost: 1 }], day('2026-11-11'));
  const old = await receive([{ product_id: productId, quantity: 1, net_cost: 1 }], day('2026-11-10'));
  const { bills } = world.call(givenUser(world, 'admin')).admin.purchasing;
  expect((await bills.unmatched()).receipts.papers.map(({ id }) => id)).toEqual([old.id]);
  const rent = await book(5, [{ description: 'Mall', net: 5, rate: 0 }]);
  expect((await bills.unmatched()).bills.papers.map(({ id }) => id)).toEqual([rent.body.bill.id]);
  const landlord = (await office.post('/api/suppliers', { name: 'Qiradhënësi' })).body.supplier.id;
  await book(5, [{ description: 'Qira', net: 5, rate: 0 }], { supplier_id: landlord });
  expect((await bills.unmatched()).bills.total).toBe(1);
  const billable = await bills.billable({ supplierId });
  expect(billable.receipts.map(({ lines }) => lines[0]?.left)).toEqual([1, 1]);
});

test('freight of last month is spread on any standing receipt, however many came since', async () => {
  const { world, productId, receive } = await givenGoods();
  const goods = [{ product_id: productId, quantity: 1, net_cost: 1 }];
  const first = await receive(goods, { received_on: '2026-11-09' });
  for (let count = 0; count < 100; count += 1) await receive(goods);
  const { bills } = world.call(givenUser(world, 'admin')).admin.purchasing;
  const offered = async (asked: { query?: string; receiptIds?: number[] }) =>
    (await bills.receiptsToSpreadOn(asked)).map(({ id }) => id);
  expect(await offered({})).not.toContain(first.id);
  for (const query of ['09.11.2026', 'FH-2026-000001']) expect(await offered({ query })).toEqual([first.id]);
  expect(await offered({ query: 'MULLIRI' })).toHaveLength(100);
  const named = await offered({ query: 'asgjë', receiptIds: [first.id] });
  expect(named).toEqual([first.id]);
});
