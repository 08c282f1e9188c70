import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
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
  const { world, admin } = await givenPurchasing();
  const customer = givenUser(world, 'customer', { regionId: 1 });
  const tomorrow = { customer_id: customer.id, amount: 1, method: 'bank', received_on: '2026-11-19' };
  const message = 'Data nuk mund të jetë pas sotit.';
  expect(await admin.post('/api/payments', tomorrow)).toMatchObject({
    status: 400,
    body: { error: 'Validation failed', message, issues: [{ path: '', message }] },
  });
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
