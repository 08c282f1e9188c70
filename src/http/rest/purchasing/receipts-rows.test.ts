import { beforeEach, describe, expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { costEntriesOf, givenPurchasing, poolOf } from '#testing/given-costs.ts';
import { givenOrder, stockOf } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { loginAs } from '#testing/rest-client.ts';

type Shop = Awaited<ReturnType<typeof givenShop>>;

async function givenShop() {
  const { world, seller } = await givenPurchasing();
  const admin = await loginAs(world, seller);
  const stocker = await loginAs(world, givenUser(world, 'stocker'));
  const flour = givenProduct(world, { name: 'Miell', stock: 10, priceE4: 18_8800 });
  const sugar = givenProduct(world, { name: 'Sheqer', stock: 0, priceE4: 11_8000 });
  const { body } = await admin.post('/api/suppliers', { name: 'Mulliri' });
  const supplierId: number = body.supplier.id;
  const receive = (fields: object) =>
    admin.post('/api/purchasing/receipts', { supplier_id: supplierId, ...fields });
  const giveOrder = async (lines: readonly object[]) => {
    const made = await admin.post('/api/purchasing/orders', { supplier_id: supplierId, lines });
    const { id } = made.body.order;
    await admin.post(`/api/purchasing/orders/${id}/send`);
    return id as number;
  };
  return { world, admin, stocker, flour, sugar, supplierId, receive, giveOrder };
}

let shop: Shop;

beforeEach(async () => {
  shop = await givenShop();
});

describe('receiving', () => {
  test('goods raise stock and cost at once, under a number without gaps', async () => {
    const { world, admin, flour, supplierId, receive } = shop;
    await admin.put(`/api/products/${flour}/cost`, { net_cost: 10 });
    const lines = [{ product_id: flour, quantity: 20, net_cost: 11.5 }];
    const received = await receive({ supplier_paper: 'D-17', note: 'Paleta', lines });
    expect(received).toMatchObject({
      status: 201,
      body: {
        receipt: {
          id: 1,
          number: 'FH-2026-000001',
          supplier_id: supplierId,
          order_id: null,
          received_on: '2026-11-18',
          supplier_paper: 'D-17',
          note: 'Paleta',
          reversed: false,
          lines: [
            { line_id: 1, product_id: flour, quantity: 20, billed: 0, off_order: false, net_cost: 11.5 },
          ],
        },
      },
    });
    expect(Object.keys(received.body.receipt)).toEqual([
      ...['id', 'number', 'supplier_id', 'order_id', 'received_on', 'supplier_paper', 'note', 'reversed'],
      'lines',
    ]);
    expect(stockOf(world, flour)).toBe(30);
    expect(poolOf(world, flour)).toMatchObject({ quantity: 30, valueE4: 330_0000 });
    expect((await receive({ lines })).body.receipt.number).toBe('FH-2026-000002');
    expectInvariants(world);
  });

  test('without a cost the order’s counts, else the supplier’s, else it comes in at the average', async () => {
    const { world, admin, flour, sugar, supplierId, receive, giveOrder } = shop;
    const costOf = async (fields: object) => (await receive(fields)).body.receipt.lines[0].net_cost;
    expect(await costOf({ lines: [{ product_id: flour, quantity: 1 }] })).toBe(null);
    await admin.put(`/api/suppliers/${supplierId}/products`, {
      products: [{ product_id: flour, net_price: 9.5 }],
    });
    expect(await costOf({ lines: [{ product_id: flour, quantity: 1 }] })).toBe(9.5);
    const order_id = await giveOrder([{ product_id: flour, quantity: 5, net_price: 9.25 }]);
    expect(await costOf({ order_id, lines: [{ product_id: flour, quantity: 1 }] })).toBe(9.25);
    expect(await costOf({ order_id, lines: [{ product_id: sugar, quantity: 1 }] })).toBe(null);
    expect(poolOf(world, flour)).toMatchObject({ quantity: 13, valueE4: 12 * 9_5000 + 9_2500 });
    expect(poolOf(world, sugar)).toBeUndefined();
    expectInvariants(world);
  });

  test('more than ordered beyond the bound is asked about, and what is off the order never is', async () => {
    const { admin, flour, sugar, receive, giveOrder } = shop;
    const order_id = await giveOrder([{ product_id: flour, quantity: 100 }]);
    const come = (quantity: number, more: object = {}) =>
      receive({ order_id, lines: [{ product_id: flour, quantity }], ...more });
    expect((await come(60)).status).toBe(201);
    const over = await come(46);
    expect(over).toMatchObject({ status: 409, body: { error: 'Over delivery' } });
    expect(over.body.lines).toEqual([
      { product_id: flour, product_name: 'Miell', ordered: 100, received: 60, quantity: 46 },
    ]);
    const off = await receive({ order_id, lines: [{ product_id: sugar, quantity: 900 }] });
    expect(off.body.receipt.lines[0].off_order).toBe(true);
    expect((await admin.get(`/api/purchasing/orders/${order_id}`)).body.order.status).toBe('partly');
    expect((await come(45)).status).toBe(201);
    const { order } = (await admin.get(`/api/purchasing/orders/${order_id}`)).body;
    expect(order).toMatchObject({ status: 'received', lines: [{ quantity: 100, received: 105 }] });
    expect((await come(1)).status).toBe(409);
    expect((await come(1, { accept_over: true })).status).toBe(201);
  });

  test('fifty at once of one order add up', async () => {
    const { world, admin, flour, receive, giveOrder } = shop;
    const order_id = await giveOrder([{ product_id: flour, quantity: 100, net_price: 2 }]);
    const all = await Promise.all(
      Array.from({ length: 50 }, () => receive({ order_id, lines: [{ product_id: flour, quantity: 2 }] })),
    );
    expect(new Set(all.map(({ body }) => body.receipt.number)).size).toBe(50);
    const { order } = (await admin.get(`/api/purchasing/orders/${order_id}`)).body;
    expect(order).toMatchObject({ status: 'received', lines: [{ received: 100 }] });
    expect(stockOf(world, flour)).toBe(110);
    expectInvariants(world);
  });

  test('one key is one receipt, and another body under it is refused', async () => {
    const { admin, world, flour } = shop;
    const body = { lines: [{ product_id: flour, quantity: 3 }] };
    const key = { 'idempotency-key': 'r1' };
    const first = await admin.post('/api/purchasing/receipts', body, key);
    expect((await admin.post('/api/purchasing/receipts', body, key)).body).toEqual(first.body);
    const other = { lines: [{ product_id: flour, quantity: 4 }] };
    expect((await admin.post('/api/purchasing/receipts', other, key)).status).toBe(422);
    expect(stockOf(world, flour)).toBe(13);
  });

  test('a stocker receives and reads, and neither gives nor sees a cost', async () => {
    const { stocker, flour, sugar, receive } = shop;
    await receive({ lines: [{ product_id: flour, quantity: 20, net_cost: 11.5 }] });
    const forbidden = { lines: [{ product_id: flour, quantity: 1, net_cost: 1 }] };
    expect((await stocker.post('/api/purchasing/receipts', forbidden)).status).toBe(403);
    const mine = await stocker.post('/api/purchasing/receipts', {
      lines: [{ product_id: sugar, quantity: 4 }],
    });
    expect(mine.status).toBe(201);
    expect(Object.keys(mine.body.receipt.lines[0])).not.toContain('net_cost');
    const { body } = await stocker.get('/api/purchasing/receipts');
    expect(body.receipts).toHaveLength(2);
    expect(JSON.stringify(body)).not.toMatch(/cost|11\.5|value/);
    for (const url of ['/api/purchasing/receipts/1/calculation', '/api/purchasing/check']) {
      expect((await stocker.get(url)).status, url).toBe(403);
    }
  });

  test('what cannot be received is refused and writes nothing', async () => {
    const { world, receive } = shop;
    for (const [what, fields, status] of [
      ['quantity 0', { lines: [{ product_id: 1, quantity: 0 }] }, 400],
      ['a negative quantity', { lines: [{ product_id: 1, quantity: -1 }] }, 400],
      ['half a piece', { lines: [{ product_id: 1, quantity: 1.5 }] }, 400],
      ['no lines', { lines: [] }, 400],
      ['501 lines', { lines: Array.from({ length: 501 }, () => ({ product_id: 1, quantity: 1 })) }, 400],
      ['a cost below 0', { lines: [{ product_id: 1, quantity: 1, net_cost: -1 }] }, 400],
      ['a cost above a million', { lines: [{ product_id: 1, quantity: 1, net_cost: 1_000_000.01 }] }, 400],
      ['five decimals', { lines: [{ product_id: 1, quantity: 1, net_cost: 1.00001 }] }, 400],
      ['tomorrow', { received_on: '2026-11-19', lines: [{ product_id: 1, quantity: 1 }] }, 400],
      ['no day', { received_on: '2026-02-30', lines: [{ product_id: 1, quantity: 1 }] }, 400],
      ['an unknown supplier', { supplier_id: 99, lines: [{ product_id: 1, quantity: 1 }] }, 404],
      ['an unknown order', { order_id: 99, lines: [{ product_id: 1, quantity: 1 }] }, 404],
      ['an unknown product', { lines: [{ product_id: 99, quantity: 1 }] }, 404],
    ] as const) {
      expect.soft((await receive(fields)).status, what).toBe(status);
      const receipts = world.handle.connection.prepare('SELECT COUNT(*) FROM receipts').pluck().get();
      expect.soft(receipts, what).toBe(0);
    }
  });

  test('nothing is received for a draft, from an inactive supplier, or against another’s order', async () => {
    const { admin, flour, supplierId, receive, giveOrder } = shop;
    const lines = [{ product_id: flour, quantity: 1 }];
    const draft = await admin.post('/api/purchasing/orders', { supplier_id: supplierId, lines });
    expect(await receive({ order_id: draft.body.order.id, lines })).toMatchObject({
      status: 409,
      body: { error: 'Purchase order closed' },
    });
    const order_id = await giveOrder(lines);
    const other = await admin.post('/api/suppliers', { name: 'Tjetri' });
    expect((await receive({ supplier_id: other.body.supplier.id, order_id, lines })).status).toBe(400);
    await admin.put(`/api/suppliers/${supplierId}`, { active: false });
    expect(await receive({ lines })).toMatchObject({ status: 409, body: { error: 'Supplier inactive' } });
  });
});

describe('taking a receipt back', () => {
  test('takes out the value it brought in, and what is over or short is a price difference', async () => {
    const { world, admin, flour, receive } = shop;
    await admin.put(`/api/products/${flour}/cost`, { net_cost: 10 });
    const { body } = await receive({ lines: [{ product_id: flour, quantity: 20, net_cost: 11.5 }] });
    await givenOrder(world, givenUser(world, 'customer'), [[flour, 5]]);
    await admin.post('/api/documents/issue', { order_ids: [1] });
    const reversed = await admin.post(`/api/purchasing/receipts/${body.receipt.id}/reverse`, {
      reason: 'Gabim',
    });
    expect(reversed).toMatchObject({
      status: 201,
      body: { receipt: { number: 'FH-2026-000002', note: 'Gabim', reversed: true } },
    });
    expect(poolOf(world, flour)).toMatchObject({ quantity: 5, valueE4: 45_0000 });
    expect(costEntriesOf(world, flour).at(-1)).toMatchObject({ valueE4: -230_0000, expenseE4: 0 });
    expect((await admin.get('/api/purchasing/receipts/1')).body.receipt.reversed).toBe(true);
    const again = await admin.post('/api/purchasing/receipts/1/reverse', { reason: 'Gabim' });
    expect(again).toMatchObject({ status: 409, body: { error: 'Receipt reversed' } });
    expectInvariants(world);
  });

  test('the last pieces take all that is left', async () => {
    const { world, admin, sugar, receive } = shop;
    await receive({ lines: [{ product_id: sugar, quantity: 4, net_cost: 3 }] });
    const second = await receive({ lines: [{ product_id: sugar, quantity: 4, net_cost: 1 }] });
    await givenOrder(world, givenUser(world, 'customer'), [[sugar, 4]]);
    await admin.post('/api/documents/issue', { order_ids: [1] });
    await admin.post(`/api/purchasing/receipts/${second.body.receipt.id}/reverse`, { reason: 'Gabim' });
    expect(poolOf(world, sugar)).toMatchObject({ quantity: 0, valueE4: 0, averageE4: 2_0000 });
    expect(costEntriesOf(world, sugar).at(-1)).toMatchObject({ valueE4: -8_0000, expenseE4: 4_0000 });
    expectInvariants(world);
  });

  test('is refused where free stock does not cover it, and the order awaits its goods again', async () => {
    const { world, admin, sugar, receive, giveOrder } = shop;
    const order_id = await giveOrder([{ product_id: sugar, quantity: 5 }]);
    await receive({ order_id, lines: [{ product_id: sugar, quantity: 5 }] });
    const orderId = await givenOrder(world, givenUser(world, 'customer'), [[sugar, 2]]);
    const reverse = () => admin.post('/api/purchasing/receipts/1/reverse', { reason: 'Gabim' });
    expect(await reverse()).toMatchObject({ status: 409, body: { error: 'Insufficient stock' } });
    await admin.patch(`/api/orders/status/${orderId}`, { status: 'E Anuluar' });
    await world.call(givenUser(world, 'admin')).admin.orders.setStatus({ orderId, status: 'E Anuluar' });
    expect((await reverse()).status).toBe(201);
    const { order } = (await admin.get(`/api/purchasing/orders/${order_id}`)).body;
    expect(order).toMatchObject({ status: 'sent', lines: [{ received: 0 }] });
    expect(stockOf(world, sugar)).toBe(0);
    expectInvariants(world);
  });

  test('a stocker takes back their own within a minute', async () => {
    const { world, flour } = shop;
    const mine = givenUser(world, 'stocker');
    const { receipts } = world.call(mine).stocker.purchasing;
    const others = world.call(givenUser(world, 'stocker')).stocker.purchasing.receipts;
    const { id } = await receipts.post({ lines: [{ productId: flour, quantity: 3 }] });
    await expect(others.undo({ id })).rejects.toThrow();
    expect(await receipts.undo({ id })).toMatchObject({ reversesId: id });
    expect(stockOf(world, flour)).toBe(10);
    const { id: late } = await receipts.post({ lines: [{ productId: flour, quantity: 3 }] });
    world.advance(61_000);
    await expect(receipts.undo({ id: late })).rejects.toThrow();
    expectInvariants(world);
  });
});

describe('returning goods to a supplier', () => {
  test('takes them out of free stock at the average cost, under a number of its own', async () => {
    const { world, admin, flour, supplierId } = shop;
    await admin.put(`/api/products/${flour}/cost`, { net_cost: 10 });
    const give = (quantity: number) =>
      admin.post('/api/purchasing/returns', {
        supplier_id: supplierId,
        lines: [{ product_id: flour, quantity }],
      });
    expect(await give(4)).toMatchObject({
      status: 201,
      body: {
        return: {
          id: 1,
          number: 'KF-2026-000001',
          supplier_id: supplierId,
          lines: [{ line_id: 1, product_id: flour, quantity: 4, value: 40 }],
        },
      },
    });
    expect(await give(7)).toMatchObject({ status: 409, body: { error: 'Insufficient stock' } });
    expect(poolOf(world, flour)).toMatchObject({ quantity: 6, valueE4: 60_0000 });
    expectInvariants(world);
  });
});

describe('the calculation of a receipt', () => {
  test('shows the cost before and after, the price without VAT and the margin', async () => {
    const { admin, flour, sugar, receive } = shop;
    await admin.put(`/api/products/${flour}/cost`, { net_cost: 10 });
    await receive({
      lines: [
        { product_id: flour, quantity: 20, net_cost: 11.5 },
        { product_id: sugar, quantity: 2, net_cost: 9.6 },
      ],
    });
    const { body } = await admin.get('/api/purchasing/receipts/1/calculation');
    expect(body.lines).toEqual([
      {
        product_id: flour,
        cost_before: 10,
        cost_after: 11,
        spread: 0,
        net_price: 16,
        margin_percentage: 31.25,
      },
      {
        product_id: sugar,
        cost_before: null,
        cost_after: 9.6,
        spread: 0,
        net_price: 10,
        margin_percentage: 4,
      },
    ]);
    const pdf = await admin.get('/api/purchasing/receipts/1/calculation?format=pdf');
    expect(pdf.headers['content-type']).toBe('application/pdf');
  });
});
