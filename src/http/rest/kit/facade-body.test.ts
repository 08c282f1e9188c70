import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { loginAs, type RestAnswer } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

async function givenPurchasing() {
  const world = openWorld();
  const admin = await loginAs(world, givenUser(world, 'admin'));
  await admin.put('/api/admin/settings', { purchasing: true });
  const supplierOf = async (name: string): Promise<number> =>
    (await admin.post('/api/suppliers', { name })).body.supplier.id;
  return { world, admin, supplierOf };
}

test('a refused field is named as the caller named it', async () => {
  const { world, admin, supplierOf } = await givenPurchasing();
  const lines = [{ product_id: givenProduct(world), quantity: 1 }];
  const ours = await supplierOf('Albi');
  const drafted = await admin.post('/api/purchasing/orders', { supplier_id: ours, lines });
  const orderId: number = drafted.body.order.id;
  await admin.post(`/api/purchasing/orders/${orderId}/send`, {});
  const receive = async (body: object) =>
    (await admin.post('/api/purchasing/receipts', { lines, ...body })).body.issues;
  expect(await receive({ order_id: orderId, supplier_id: await supplierOf('Devolli') })).toEqual([
    { path: 'supplier_id', message: 'Porosia është e një furnitori tjetër.' },
  ]);
  expect(await receive({ received_on: '2026-11-19' })).toEqual([
    { path: 'received_on', message: 'Data nuk mund të jetë pas sotit.' },
  ]);
});

test('a rejection of no single field has an issue too', async () => {
  const world = openWorld();
  const admin = await loginAs(world, await givenSeller(world));
  const orderId = await givenOrder(world, givenUser(world, 'customer'), [[givenProduct(world), 2]]);
  const { body } = await admin.post('/api/documents/issue', { order_ids: [orderId] });
  const line = { line_id: body.issued[0].lines[0].line_id, quantity: 1 };
  const message = 'Një artikull është shënuar dy herë.';
  expect(await admin.post('/api/documents/1/credit', { reason: 'x', lines: [line, line] })).toMatchObject({
    status: 400,
    body: { error: 'Validation failed', message, issues: [{ path: '', message }] },
  });
});

test('a day that cannot be is told by its field', async () => {
  const { world, admin, supplierOf } = await givenPurchasing();
  const customer = givenUser(world, 'customer');
  const driver = givenUser(world, 'driver', { driverCode: 3 });
  const orderId = await givenOrder(world, customer, [[givenProduct(world), 1]]);
  await admin.put('/api/orders/update-driver', { order_id: orderId, driver_nr: 3 });
  const supplier_id = await supplierOf('Albi');
  const lines = [{ product_id: givenProduct(world), quantity: 1 }];
  const bank = { customer_id: customer.id, amount: 1, method: 'bank' };
  const line = { description: 'Transport', net: 1, rate: 18 };
  const bill = {
    supplier_id,
    kind: 'domestic',
    number: '1',
    lines: [line],
    vat: [{ rate: 18, net: 1, vat: 0.18 }],
  };
  const refused = async (row: string, body: object, client = admin): Promise<string[]> => {
    const answer = await client.post(`/api${row}`, body);
    expect(answer).toMatchObject({ status: 400, body: { error: 'Validation failed' } });
    return answer.body.issues.map((issue: { readonly path: string }) => issue.path);
  };
  for (const day of ['1900-01-01', '2099-01-01']) {
    expect(await refused('/payments', { ...bank, received_on: day }), day).toEqual(['received_on']);
    expect(await refused('/cash/count', { date: day, amount: 1 }), day).toEqual(['date']);
    expect(await refused('/cash/close', { date: day }), day).toEqual(['date']);
    expect(await refused('/purchasing/receipts', { lines, received_on: day }), day).toEqual(['received_on']);
    expect(await refused('/purchasing/orders', { supplier_id, lines, expected_on: day }), day).toEqual([
      'expected_on',
    ]);
    expect(await refused('/purchasing/bills', { ...bill, issued_on: day }), day).toEqual(['issued_on']);
  }
  expect(
    await refused('/purchasing/bills', { ...bill, issued_on: '2026-11-18', due_on: '2099-01-01' }),
  ).toEqual(['due_on']);
  world.advance(30 * 86_400_000);
  const cash = { ...bank, method: 'cash_driver' };
  const onRoad = await loginAs(world, driver);
  expect(await refused('/payments', { ...cash, received_on: '2026-11-20' }, onRoad)).toEqual(['received_on']);
  expect(await refused('/payments', cash, await loginAs(world, givenUser(world, 'admin')))).toEqual([
    'driver_nr',
  ]);
});

test('a field keeps the name that the caller gave it, where another row calls the same otherwise', async () => {
  const { admin } = await givenPurchasing();
  const settings = (some: object) => admin.put('/api/admin/settings', some);
  const supplier = (fields: object) => admin.post('/api/suppliers', { name: 'Albi', ...fields });
  const pathsOf = async (answer: Promise<RestAnswer>): Promise<string[]> =>
    (await answer).body.issues.map((issue: { readonly path: string }) => issue.path);
  expect(await pathsOf(settings({ regionMinimums: [{ regionId: 0, minimumCents: 1 }] }))).toEqual([
    'regionMinimums.0.regionId',
  ]);
  expect(await pathsOf(settings({ seller: { phone: 1, fiscalNumber: 1, vatNumber: 1 } }))).toEqual([
    'seller.phone',
    'seller.fiscalNumber',
    'seller.vatNumber',
  ]);
  expect(await pathsOf(supplier({ phone: null }))).toEqual(['phone']);
  const long = '1'.repeat(61);
  expect(await pathsOf(supplier({ phone: long, fiscal_number: long, vat_number: long }))).toEqual([
    'fiscal_number',
    'vat_number',
    'phone',
  ]);
  expect(await pathsOf(admin.post('/api/admin/units', { key: 'SET', names: { sq: 'KG' } }))).toEqual([
    'names',
  ]);
  const moved = { order_ids: [1], deliver_date: '2026-11-20', deliverDate: '2026-11-20' };
  expect(await pathsOf(admin.put('/api/orders/deliver-date', moved))).toEqual(['deliverDate']);
});

test('a field that may be empty or of a form is refused in its own words', async () => {
  const world = openWorld();
  const admin = await loginAs(world, givenUser(world, 'admin'));
  const { id } = givenUser(world, 'stocker');
  expect((await admin.put(`/api/admin/users/${id}`, { number: 'abc' })).body.issues).toEqual([
    { path: 'number', message: 'Numri i telefonit nuk është i vlefshëm.' },
  ]);
});
