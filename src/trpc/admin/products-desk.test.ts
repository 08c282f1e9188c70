import { expect, test } from 'vitest';
import { FLOUR, openOffice } from '#testing/given-shop.ts';
import { issueOf } from '#testing/rejection-of.ts';

test('the code of a product can be changed but not emptied', async () => {
  const { products } = openOffice();
  const { id } = await products.create({ ...FLOUR, code: 'M-1' });
  const emptied = products.update({ id, code: '' });
  expect(await issueOf(emptied)).toEqual({ path: 'code', message: 'Kodi nuk mund të zbrazet.' });
  expect(await products.update({ id, code: 'M-2' })).toMatchObject({ code: 'M-2' });
});

test('place, barcode, weight and reorder point are stored, a barcode for one product only', async () => {
  const { products } = openOffice();
  const own = { shelfPlace: 'A-03-2', barcode: '4006381333931', weightGrams: 25_000, reorderPoint: 40 };
  const { id } = await products.create({ ...FLOUR, ...own });
  expect(await products.get({ id })).toMatchObject({ ...own, free: 12, taken: 0, shelf: 12 });
  expect((await products.list({})).products).toMatchObject([own]);
  const second = products.create({ ...FLOUR, barcode: '4006381333931' });
  expect(await issueOf(second)).toEqual({ path: 'barcode', message: 'Këtë barkod e ka Miell.' });
  expect(await issueOf(products.update({ id, barcode: '4006381333932' }))).toMatchObject({ path: 'barcode' });
  const copy = await products.duplicate({ id });
  expect(await products.get({ id: copy.id })).toMatchObject({ barcode: '', shelfPlace: 'A-03-2' });
  await products.update({ id, barcode: '', weightGrams: null, reorderPoint: null, shelfPlace: '' });
  expect(await products.get({ id })).toMatchObject({ barcode: '', weightGrams: null, reorderPoint: null });
});

test('deleted products lie in the bin, the last one first, until they are restored', async () => {
  const { world, products } = openOffice();
  const [first, second] = [await products.create(FLOUR), await products.create({ ...FLOUR, name: 'Vaj' })];
  await products.remove({ id: first.id });
  world.advance(1000);
  await products.remove({ id: second.id });
  expect(await products.bin({})).toMatchObject({
    totalProducts: 2,
    totalPages: 1,
    products: [{ name: 'Vaj', shelf: 12 }, { name: 'Miell' }],
  });
  await products.restore({ id: second.id });
  expect((await products.bin({})).products).toMatchObject([{ id: first.id }]);
});
