import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FLOUR, openOffice, RED_DOT } from '#testing/given-shop.ts';
import { rejectionOf } from '#testing/rejection-of.ts';

test('a picture is stored once, kept when absent or unchanged, removed by null', async () => {
  const { world, products } = openOffice();
  const { id, image } = await products.create({ ...FLOUR, image: RED_DOT });
  expect(image).toMatch(/^\/images\/[0-9a-f]{40}\.png$/);
  expect((await products.create({ ...FLOUR, image: RED_DOT })).image).toBe(image);
  expect(readdirSync(world.imagesFolder)).toHaveLength(1);
  expect((await products.update({ id, name: 'Tjetër' })).image).toBe(image);
  expect((await products.update({ id, image })).image).toBe(image);
  expect((await products.update({ id, image: null })).image).toBeNull();
  expect(await rejectionOf(products.update({ id, image: 'data:image/png;base64,PHN2Zy8+' }))).toMatchObject({
    code: 'unsupported-image-type',
    message: 'only JPG, PNG or WEBP allowed',
  });
});

test('a picture that came as a file is taken by its URL, and by no other name', async () => {
  const { world, products } = openOffice();
  const form = new FormData();
  form.set('image', new Blob([Buffer.from(RED_DOT.slice(RED_DOT.indexOf(',') + 1), 'base64')]));
  const { image } = await products.storeImage(form);
  expect(image).toMatch(/^\/images\/[0-9a-f]{40}\.png$/);
  const { id } = await products.create({ ...FLOUR, image });
  expect(await products.get({ id })).toMatchObject({ image });
  expect((await products.create({ ...FLOUR, image: RED_DOT })).image).toBe(image);
  expect(readdirSync(world.imagesFolder)).toHaveLength(1);
  for (const other of [
    image.slice(8),
    `/images/${'0'.repeat(40)}.png`,
    `/images/../images/${image.slice(8)}`,
  ]) {
    expect(await rejectionOf(products.update({ id, image: other })), other).toMatchObject({
      code: 'image-invalid',
    });
  }
  form.set('image', new Blob(['<svg/>']));
  expect(await rejectionOf(products.storeImage(form))).toMatchObject({ code: 'unsupported-image-type' });
  form.set('image', new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]));
  expect(await rejectionOf(products.storeImage(form))).toMatchObject({ code: 'image-too-large' });
  form.set('image', 'text');
  await expect(products.storeImage(form)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});
