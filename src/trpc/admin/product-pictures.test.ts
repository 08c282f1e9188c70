import { expect, test } from 'vitest';
import { FLOUR, openOffice, RED_DOT } from '#testing/given-shop.ts';
import { readAudit } from '#testing/read-audit.ts';
import { rejectionOf } from '#testing/rejection-of.ts';

async function givenProducts() {
  const { world, products } = openOffice();
  const create = async (code: string) => (await products.create({ ...FLOUR, code, name: `Krem ${code}` })).id;
  const ids = { plain: await create('KR-1'), numbered: await create('KR_2'), accent: await create('Çoko 5') };
  const removed = await create('OLD');
  await products.remove({ id: removed });
  const stored = async (dataUrl: string) => {
    const form = new FormData();
    form.set('image', new Blob([Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')]));
    return (await products.storeImage(form)).image;
  };
  return { world, products, ids, stored };
}

test('a picture finds its product by the code in its name, folded, with or without a number', async () => {
  const { products, ids } = await givenProducts();
  const names = [
    'kr-1.JPG',
    'KR-1_2.png',
    'KR_2.jpg',
    'çoko 5_1.webp',
    'COKO 5_2.jpg',
    'OLD.jpg',
    'x.jpg',
    '.jpg',
  ];
  const found = await products.matchPictures({ names });
  expect(found.map(({ name, product, isTaken }) => [name, product?.id ?? null, isTaken])).toEqual([
    ['kr-1.JPG', ids.plain, true],
    ['KR-1_2.png', ids.plain, false],
    ['KR_2.jpg', ids.numbered, true],
    ['çoko 5_1.webp', ids.accent, true],
    ['COKO 5_2.jpg', ids.accent, false],
    ['OLD.jpg', null, false],
    ['x.jpg', null, false],
    ['.jpg', null, false],
  ]);
  expect(found[0]?.product).toEqual({ id: ids.plain, code: 'KR-1', name: 'Krem KR-1', image: null });
});

test('the lowest number is taken, whatever the order of the files', async () => {
  const { products, ids } = await givenProducts();
  const found = await products.matchPictures({ names: ['KR-1_10.jpg', 'KR-1_2.jpg', 'KR-1_3.jpg'] });
  expect(found.filter(({ isTaken }) => isTaken)).toMatchObject([
    { name: 'KR-1_2.jpg', product: { id: ids.plain } },
  ]);
});

test('pictures are set together, told once, kept in each product’s history, and taken back', async () => {
  const { world, products, ids, stored } = await givenProducts();
  const image = await stored(RED_DOT);
  const pictures = [
    { productId: ids.plain, image },
    { productId: ids.numbered, image },
  ];
  world.events.length = 0;
  const { before } = await products.setPictures({ pictures });
  expect(before).toEqual([
    { productId: ids.plain, image: null },
    { productId: ids.numbered, image: null },
  ]);
  expect(world.events).toEqual([{ type: 'catalog', productId: null }]);
  expect((await products.get({ id: ids.plain })).image).toBe(image);
  const entries = readAudit(world).filter(({ action }) => action === 'product.updated');
  expect(entries.map(({ entityId }) => entityId)).toEqual([ids.plain, ids.numbered]);
  expect(await products.setPictures({ pictures })).toEqual({ before: [] });
  await products.setPictures({ pictures: [...before] });
  expect((await products.get({ id: ids.numbered })).image).toBeNull();
});

test('all are set or none', async () => {
  const { products, ids, stored } = await givenProducts();
  const image = await stored(RED_DOT);
  const missing = { productId: 999, image };
  expect(
    await rejectionOf(products.setPictures({ pictures: [{ productId: ids.plain, image }, missing] })),
  ).toMatchObject({ code: 'product-not-found' });
  const foreign = { productId: ids.numbered, image: '/images/../settings.png' };
  expect(
    await rejectionOf(products.setPictures({ pictures: [{ productId: ids.plain, image }, foreign] })),
  ).toMatchObject({ code: 'image-invalid' });
  expect((await products.get({ id: ids.plain })).image).toBeNull();
});
