import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenPurchasing } from '#testing/given-costs.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { openWorld } from '#testing/world.ts';

test.each([
  'celiku',
  'ÇELIKU',
  'kadayif',
  'yildiz & d’oro',
  "d'oro",
  'FAT‑2026‑000001',
  '\u200bfat–2026–000001',
])('an invoice is found by „%s”', async (query) => {
  const world = openWorld();
  const { documents, orders } = world.call(await givenSeller(world)).admin;
  const productId = givenProduct(world, { stock: 50 });
  givenUser(world, 'driver', { driverCode: 3 });
  for (const name of ['Çeliku Kadayıf Yıldız & d’Oro', 'Tjetër']) {
    const orderId = await givenOrder(world, givenUser(world, 'customer', { name }), [[productId, 5]]);
    await orders.setDriver({ orderId, driverCode: 3 });
    await orders.setStatus({ orderId, status: 'E Realizuar', reason: 'x' });
  }
  const found = await documents.list({ query, kind: 'invoice' });
  expect(found.documents.map(({ number }) => number)).toEqual(['FAT-2026-000001']);
});

test.each(['celiku', 'kadayif', 'REF–77', '\u202aref-77\u202c', 'REF\u201177'])(
  'a payment is found by „%s”',
  async (query) => {
    const world = openWorld();
    const { receivables } = world.call(givenUser(world, 'admin')).admin;
    const customer = givenUser(world, 'customer', { name: 'Çeliku Kadayıf' });
    const given = { customerId: customer.id, amountCents: 500, method: 'bank' } as const;
    await receivables.bookPayment({ ...given, receivedOn: '2026-11-18', reference: 'REF-77' });
    expect(await receivables.findPayments({ query })).toMatchObject([{ customerId: customer.id }]);
  },
);

test.each([
  'milhane',
  'GRUNER',
  'gruner weiss',
  '044 123 456',
  '+383 44 123 456',
  '00383 44–123–456',
  '\u202a044123456\u202c',
  'porosi@\u200bgruner.test',
])('a supplier is found by „%s”', async (query) => {
  const { world, seller } = await givenPurchasing();
  const { suppliers } = world.call(seller).admin.purchasing;
  const made = await suppliers.create({
    name: 'Grüner Weiß Mılhane',
    phone: '044 / 123-456',
    email: 'porosi@gruner.test',
  });
  await suppliers.create({ name: 'Tjetër', phone: '049 999 999' });
  expect((await suppliers.list({ query })).suppliers.map(({ id }) => id)).toEqual([made.id]);
});
