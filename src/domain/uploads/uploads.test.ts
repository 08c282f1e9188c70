import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenCustomerOrder } from '#testing/given-orders.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { deleteUnusedUploads } from './uploads.ts';

const DAY_MS = 24 * 3_600_000;

async function picture(shade: number): Promise<FormData> {
  const bytes = await sharp({
    create: { width: 3, height: 3, channels: 3, background: { r: shade, g: 9, b: 9 } },
  })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('image', new File([new Uint8Array(bytes)], 'foto.png', { type: 'image/png' }));
  return form;
}

async function givenShop() {
  const given = await givenCustomerOrder();
  const admin = given.world.call(givenUser(given.world, 'admin')).admin;
  const driver = given.world.call(givenUser(given.world, 'driver', { driverCode: 3 })).driver;
  await admin.orders.setStatus({ orderId: given.orderId, status: 'E Realizuar' });
  const { complaints } = given.world.call(given.customer).customer;
  return { ...given, admin, driver, complaints };
}

test('a stranger without an order that was brought stores no photo', async () => {
  const { world } = await givenShop();
  const stranger = world.call(givenUser(world, 'customer')).customer.complaints;
  expect(await rejectionOf(stranger.storePhoto(await picture(1)))).toMatchObject({
    code: 'complaint-too-early',
  });
});

test('photos that belong to nothing are bounded per person, and those of a complaint do not count', async () => {
  const { world, complaints, orderId } = await givenShop();
  const photos: string[] = [];
  for (let shade = 0; shade < 12; shade += 1)
    photos.push((await complaints.storePhoto(await picture(shade))).photo);
  expect(await rejectionOf(complaints.storePhoto(await picture(99)))).toMatchObject({
    code: 'too-many-photos',
  });
  await complaints.report({
    orderId,
    reason: 'damaged',
    note: 'E çarë',
    photos: photos.slice(0, 1),
  });
  await complaints.storePhoto(await picture(99));
  world.advance(DAY_MS + 1);
  await complaints.storePhoto(await picture(100));
});

test('after a day those that belong to nothing are deleted, of whoever, and no others', async () => {
  const { world, admin, driver, complaints, orderId } = await givenShop();
  const { photo: used } = await complaints.storePhoto(await picture(1));
  const { photo: unused } = await complaints.storePhoto(await picture(2));
  const { photo: ofDriver } = await driver.orders.storePhoto(await picture(3));
  const { image: ofProduct } = await admin.products.storeImage(await picture(4));
  const { image: unusedImage } = await admin.products.storeImage(await picture(5));
  const productId = givenProduct(world);
  world.handle.connection
    .prepare('UPDATE products SET image = ? WHERE id = ?')
    .run(ofProduct.split('/').at(-1), productId);
  await complaints.report({ orderId, reason: 'damaged', note: 'E çarë', photos: [used] });
  expect(deleteUnusedUploads(world.ctx, world)).toBe(0);
  world.advance(DAY_MS + 1);
  await complaints.storePhoto(await picture(2));
  expect(
    deleteUnusedUploads({ ...world.ctx, clock: { ...world.ctx.clock, doubt: () => 'leapt' } }, world),
  ).toBe(0);
  expect(deleteUnusedUploads(world.ctx, world)).toBe(2);
  const isDocument = (name: string) => existsSync(join(world.documentsFolder, name));
  const isImage = (url: string) => existsSync(join(world.imagesFolder, url.split('/').at(-1) ?? ''));
  expect([used, unused, ofDriver].map(isDocument)).toEqual([true, true, false]);
  expect([ofProduct, unusedImage].map(isImage)).toEqual([true, false]);
  world.advance(DAY_MS + 1);
  expect(deleteUnusedUploads(world.ctx, world)).toBe(1);
  expect(isDocument(unused)).toBe(false);
});
