import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RED_PIXEL } from '#domain/documents/testing/print-document.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, stockOf } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

async function givenDelivery() {
  const world = openWorld();
  const admin = await givenSeller(world);
  const driver = givenUser(world, 'driver', { driverCode: 3, name: 'Agron' });
  const other = givenUser(world, 'driver', { driverCode: 4, name: 'Besnik' });
  const product = givenProduct(world);
  const orderId = await givenOrder(world, givenUser(world, 'customer', { name: 'Arta' }), [[product, 5]]);
  const office = world.call(admin).admin.orders;
  await office.setDriver({ orderId, driverCode: 3 });
  await office.setStatus({ orderId, status: 'E Nisur' });
  const drive = world.call(driver).driver.orders;
  return { world, admin, driver, other, product, orderId, office, drive };
}

function photoForm(bytes: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.set('image', new File([bytes], 'dera.jpg', { type: 'image/jpeg' }));
  return form;
}

const pixel = () => photoForm(new Uint8Array(RED_PIXEL));

test('photos of the door come with the visit, and the office sees them with its reason', async () => {
  const { world, admin, orderId, drive } = await givenDelivery();
  const { photo } = await drive.storePhoto(pixel());
  expect(await drive.storePhoto(pixel())).toEqual({ photo });
  expect(readdirSync(world.documentsFolder)).toEqual([photo]);
  await drive.attempt({ orderId, reason: 'closed', photos: [photo, photo] });
  const documents = world.call(admin).stocker.issuedDocuments;
  const photos = await documents.photos({ orderId });
  expect(photos).toMatchObject([{ attemptReason: 'closed' }]);
  const url = `/api/orders/photos/${photos[0]!.photoId}`;
  const file = await (await loginAs(world, admin)).get(url);
  expect([file.status, file.headers['content-type']]).toEqual([200, 'image/png']);
  expect(new Uint8Array(file.bytes)).toEqual(new Uint8Array(RED_PIXEL));
  for (const role of ['customer', 'driver', 'packer'] as const) {
    expect((await (await loginAs(world, givenUser(world, role))).get(url)).status, role).toBe(403);
  }
});

test('the proof of delivery shows the photos of the delivery', async () => {
  const { world, admin, orderId, drive } = await givenDelivery();
  const { photo } = await drive.storePhoto(pixel());
  await drive.deliver({ orderId, receiverName: 'Zana', photos: [photo] });
  const proof = await (await loginAs(world, admin)).get(`/api/orders/${orderId}/proof/pdf`);
  expect(proof.status).toBe(200);
  expect(proof.bytes.toString('latin1')).toContain('/Subtype /Image');
});

test('a photo that is too heavy, or none at all, is rejected', async () => {
  const { drive } = await givenDelivery();
  const heavy = Buffer.concat([RED_PIXEL, Buffer.alloc(300_000)]);
  expect(await rejectionOf(drive.storePhoto(photoForm(new Uint8Array(heavy))))).toMatchObject({
    code: 'photo-too-large',
  });
  const text = new TextEncoder().encode('<svg/>');
  expect(await rejectionOf(drive.storePhoto(photoForm(new Uint8Array(text))))).toMatchObject({
    code: 'unsupported-image-type',
  });
});

test('four photos are too many, and a name is one that the shop has given', async () => {
  const { orderId, drive } = await givenDelivery();
  const name = `${'a'.repeat(40)}.jpg`;
  for (const photos of [Array(4).fill(name), ['../furnizo.sqlite']]) {
    expect(await rejectionOf(drive.deliver({ orderId, photos }))).toMatchObject({ code: 'BAD_REQUEST' });
  }
});

test('a delivery whose answer was lost does not undo what the office corrected meanwhile', async () => {
  const { world, product, orderId, office, drive } = await givenDelivery();
  const [line] = (await office.get({ orderId })).lines;
  const sent = { orderId, lines: [], idempotencyKey: 'door-1' };
  const first = await drive.deliver(sent);
  await office.correctDelivery({
    orderId,
    lines: [{ orderLineId: line!.orderLineId, deliveredQuantity: 3, reason: 'refused' }],
  });
  expect(stockOf(world, product)).toBe(97);
  expect(await drive.deliver(sent)).toEqual(first);
  expect(stockOf(world, product)).toBe(97);
  expectInvariants(world);
});

test('a status whose answer was lost is not set again over what the office did since', async () => {
  const { orderId, office, drive } = await givenDelivery();
  const sent = { orderId, status: 'E Realizuar', idempotencyKey: 'tap-1' };
  await drive.setStatus(sent);
  await office.setStatus({ orderId, status: 'E Nisur', reason: 'gabim' });
  expect(await drive.setStatus(sent)).toEqual({ orderId, status: 'E Realizuar' });
  expect((await office.get({ orderId })).status).toBe('E Nisur');
});

test('what the office changed while the phone departed without a network is not handed over unseen', async () => {
  const { world, admin, driver, product } = await givenDelivery();
  const office = world.call(admin);
  const { orders: drive } = world.call(driver).driver;
  for (const act of ['deliver', 'setStatus'] as const) {
    const orderId = await givenOrder(world, givenUser(world, 'customer'), [[product, 5]]);
    await office.admin.orders.setDriver({ orderId, driverCode: 3 });
    await office.stocker.orders.setStatus({ orderId, status: 'E Pergaditur' });
    const seen = await office.admin.orders.get({ orderId });
    const orderLineId = seen.lines[0]!.orderLineId;
    await office.stocker.orders.updateItem({ orderLineId, quantity: 8 });
    await drive.setStatus({ orderId, status: 'E Nisur' });
    const handOver = (expectedTotalCents: number) =>
      act === 'deliver'
        ? drive.deliver({ orderId, expectedTotalCents })
        : drive.setStatus({ orderId, status: 'E Realizuar', expectedTotalCents });
    const now = await office.admin.orders.get({ orderId });
    expect(await rejectionOf(handOver(seen.totalCents)), act).toMatchObject({
      code: 'order-changed-on-road',
      totalCents: now.totalCents,
    });
    expect((await office.admin.orders.get({ orderId })).status).toBe('E Nisur');
    await handOver(now.totalCents);
    // What is asked again is delivered already, whatever was shown.
    expect(await handOver(now.totalCents)).toMatchObject({ orderId, status: 'E Realizuar' });
  }
  expectInvariants(world);
});

test('cash whose answer was lost is counted once', async () => {
  const { world, driver } = await givenDelivery();
  const { cash } = world.call(driver).driver;
  const sent = { amountCents: 5000, idempotencyKey: 'cash-1' };
  expect(await cash.count(sent)).toEqual(await cash.count(sent));
  const counted = world.handle.connection.prepare('SELECT COUNT(*) FROM cash_counts').pluck().get();
  expect(counted).toBe(1);
});

test('a driver learns how an order stands that was given to another meanwhile, a stranger does not', async () => {
  const { world, other, orderId, office, drive } = await givenDelivery();
  await office.setDriver({ orderId, driverCode: 4 });
  expect(await rejectionOf(drive.deliver({ orderId }))).toMatchObject({ code: 'order-not-found' });
  expect(await drive.standing({ orderId })).toMatchObject({
    status: 'E Nisur',
    isOwn: false,
    driverName: 'Besnik',
    buyerName: 'Arta',
  });
  expect(await world.call(other).driver.orders.standing({ orderId })).toMatchObject({ isOwn: true });
  const stranger = world.call(givenUser(world, 'driver', { driverCode: 5 })).driver.orders;
  expect(await rejectionOf(stranger.standing({ orderId }))).toMatchObject({ code: 'order-not-found' });
  const report = { orderId, status: 'E Realizuar', occurredAt: 1 } as const;
  expect(await rejectionOf(stranger.reportConflict(report))).toMatchObject({ code: 'order-not-found' });
});

test('what the shop could not follow is handed to the office and stands in the order’s history, once', async () => {
  const { orderId, office, drive } = await givenDelivery();
  await office.setStatus({ orderId, status: 'E Anuluar', reason: 'gabim' });
  expect(await rejectionOf(drive.deliver({ orderId, receiverName: 'Zana' }))).toMatchObject({
    code: 'status-change-not-possible',
  });
  const report = {
    orderId,
    status: 'E Realizuar',
    receiverName: 'Zana',
    amountReceivedCents: 5000,
    note: 'Porosia është anuluar.',
    occurredAt: 1,
    idempotencyKey: 'conflict-1',
  } as const;
  await drive.reportConflict(report);
  await drive.reportConflict(report);
  const events = (await office.history({ orderId })).filter(
    (event) => event.kind === 'change' && event.action === 'order.road-conflict',
  );
  expect(events).toMatchObject([
    {
      actorName: 'Agron',
      details: { status: 'E Realizuar', receiverName: 'Zana', amountReceivedCents: 5000, occurredAt: 1 },
    },
  ]);
});
