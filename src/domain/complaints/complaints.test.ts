import { expect, test } from 'vitest';
import { givenUser } from '#testing/builders.ts';
import { givenCustomerOrder, givenOrder } from '#testing/given-orders.ts';
import { readAudit } from '#testing/read-audit.ts';
import { rejectionOf } from '#testing/rejection-of.ts';

const RED_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

async function givenBroughtOrder() {
  const given = await givenCustomerOrder();
  const office = given.world.call(givenUser(given.world, 'admin')).admin;
  await office.orders.setStatus({ orderId: given.orderId, status: 'E Realizuar' });
  const { complaints } = given.world.call(given.customer).customer;
  return { ...given, office, complaints };
}

test('what is missing becomes a task of the office, and its answer reaches the customer', async () => {
  const { world, customer, flour, orderId, office, complaints } = await givenBroughtOrder();
  await complaints.report({
    orderId,
    reason: 'missing',
    lines: [{ productId: flour, quantity: 2 }],
    note: 'dy thasë',
  });
  expect(world.events).toContainEqual({ type: 'complaint', orderId, customerId: customer.id });
  expect(await office.overview.waiting()).toMatchObject({ complaints: 1 });
  const [open] = await office.complaints.list({ isDone: false });
  expect(open).toMatchObject({
    orderId,
    reason: 'missing',
    lines: [{ productName: 'Miell', quantity: 2 }],
    note: 'dy thasë',
  });
  const { complaintId } = open!;
  await office.complaints.settle({ complaintId, answer: 'Vijnë nesër.', isDone: true });
  expect(await complaints.ofOrder({ orderId })).toMatchObject([
    { answer: 'Vijnë nesër.', doneAt: world.ctx.clock.now() },
  ]);
  expect(await office.overview.waiting()).toMatchObject({ complaints: 0 });
  expect(await office.complaints.list({ isDone: true })).toHaveLength(1);
  await office.complaints.settle({ complaintId, answer: 'Vijnë nesër.', isDone: false });
  expect(await office.complaints.list({ isDone: false })).toHaveLength(1);
  expect(readAudit(world).map((entry) => entry.action)).toContain('order.complaint-settled');
});

test('a photo is stored with it, for the office and its customer alone', async () => {
  const { world, orderId, office, complaints } = await givenBroughtOrder();
  const form = new FormData();
  form.set('image', new File([new Uint8Array(RED_PIXEL)], 'foto.png', { type: 'image/png' }));
  const { photo } = await complaints.storePhoto(form);
  await complaints.report({ orderId, reason: 'damaged', note: 'E çarë', photos: [photo] });
  const [reported] = await office.complaints.list({ isDone: false });
  const photoId = reported!.photoIds[0]!;
  expect((await office.complaints.photo({ photoId })).fileName).toBe(photo);
  expect((await complaints.photo({ photoId })).bytes.length).toBeGreaterThan(0);
  const stranger = world.call(givenUser(world, 'customer')).customer.complaints;
  expect(await rejectionOf(stranger.photo({ photoId }))).toMatchObject({ code: 'photo-not-found' });
  expect(await rejectionOf(stranger.ofOrder({ orderId }))).toMatchObject({ code: 'order-not-found' });
});

test('an order that has not left is too early, one without the product or any word says nothing', async () => {
  const early = await givenCustomerOrder();
  const own = early.world.call(early.customer).customer.complaints;
  const request = {
    orderId: early.orderId,
    reason: 'missing' as const,
    lines: [{ productId: early.flour, quantity: 1 }],
  };
  expect(await rejectionOf(own.report(request))).toMatchObject({ code: 'complaint-too-early' });
  const { orderId, complaints } = await givenBroughtOrder();
  const ofNothing = complaints.report({ orderId, reason: 'missing' });
  expect(await rejectionOf(ofNothing)).toMatchObject({ code: 'BAD_REQUEST' });
  const ofOther = complaints.report({ orderId, reason: 'missing', lines: [{ productId: 999, quantity: 1 }] });
  expect(await rejectionOf(ofOther)).toMatchObject({ code: 'order-item-not-found' });
  const photos = [`${'0'.repeat(40)}.jpg`];
  const unseen = complaints.report({ orderId, reason: 'missing', note: 'x', photos });
  expect(await rejectionOf(unseen)).toMatchObject({ code: 'photo-not-found' });
});

test('a complaint asked twice is one, and eleven about one order are too many', async () => {
  const { orderId, complaints } = await givenBroughtOrder();
  const request = { orderId, reason: 'damaged', note: 'Kutitë e lagura' } as const;
  await complaints.report({ ...request, idempotencyKey: 'one' });
  await complaints.report({ ...request, idempotencyKey: 'one' });
  expect(await complaints.ofOrder({ orderId })).toHaveLength(1);
  for (let nr = 2; nr <= 10; nr += 1) await complaints.report(request);
  expect(await rejectionOf(complaints.report(request))).toMatchObject({ code: 'too-many-complaints' });
});

test('a customer reports twenty times a day about all orders, and again the day after', async () => {
  const { world, customer, flour, office, orderId, complaints } = await givenBroughtOrder();
  const orderIds = [orderId];
  for (let nr = 2; nr <= 3; nr += 1) {
    const next = await givenOrder(world, customer, [[flour, 1]]);
    await office.orders.setStatus({ orderId: next, status: 'E Realizuar' });
    orderIds.push(next);
  }
  const report = (id: number) => complaints.report({ orderId: id, reason: 'damaged', note: 'E lagur' });
  for (const id of orderIds.slice(0, 2)) for (let nr = 1; nr <= 10; nr += 1) await report(id);
  expect(await rejectionOf(report(orderIds[2]!))).toMatchObject({ code: 'too-many-complaints' });
  world.advance(24 * 3_600_000 + 1);
  await report(orderIds[2]!);
});

test('one report names several products with their pieces, each once', async () => {
  const { world, flour, sugar, orderId, office, complaints } = await givenBroughtOrder();
  const lines = [
    { productId: sugar, quantity: 1 },
    { productId: flour, quantity: 2 },
    { productId: flour, quantity: 1 },
  ];
  await complaints.report({ orderId, reason: 'damaged', lines });
  const named = [
    { productName: 'Miell', quantity: 3 },
    { productName: 'Sheqer', quantity: 1 },
  ];
  expect(await complaints.ofOrder({ orderId })).toMatchObject([{ reason: 'damaged', lines: named }]);
  expect(await office.complaints.list({ isDone: false })).toMatchObject([{ lines: named }]);
  expect(readAudit(world)).toContainEqual(
    expect.objectContaining({
      action: 'order.complaint-reported',
      details: expect.objectContaining({ what: '1 × Sheqer, 3 × Miell' }),
    }),
  );
});
