import { afterAll, expect, test } from 'vitest';
import { readPdfText } from '#pdf/testing/read-pdf.ts';
import { closeSheets } from '#spreadsheets/run-in-sheet-worker.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { openWorld } from '#testing/world.ts';

afterAll(closeSheets);

function openOffice() {
  const world = openWorld();
  const admin = givenUser(world, 'admin');
  const customer = givenUser(world, 'customer', { name: 'Furra Iliria' });
  return { world, customer, office: world.call(admin).admin };
}

test('setting prices says what they were, so that setting those again takes the change back', async () => {
  const { world, office } = openOffice();
  const lid = givenProduct(world, { priceE4: 250 });
  const box = givenProduct(world, { priceE4: 2_0000 });
  const { id } = await office.prices.create({ name: 'Hotelet' });
  await office.prices.setListPrices({ id, prices: [{ productId: lid, priceE4: 185 }] });
  const { changed, previous } = await office.prices.setListPrices({
    id,
    prices: [
      { productId: lid, priceE4: 190 },
      { productId: lid, priceE4: null },
      { productId: box, from: 24, priceE4: 1_1000 },
    ],
  });
  expect(changed).toBe(3);
  await office.prices.setListPrices({ id, prices: previous.map((price) => ({ ...price })) });
  const { products } = await office.prices.listPrices({ id });
  expect(products.map(({ breaks }) => breaks)).toEqual([[{ from: 1, priceE4: 185 }], []]);
  expect(await office.prices.list({ id })).toMatchObject({ products: 1, customers: 0 });
});

test('a pasted table finds its products by code in any spelling, and is told nothing of codes that nobody has', async () => {
  const { world, office } = openOffice();
  const id = givenProduct(world, { code: 'KU-12', priceE4: 2_0000 });
  const found = await office.prices.productsByCode({ codes: ['ku-12', 'XX', ''] });
  expect(found).toEqual([{ asked: 'ku-12', id, priceE4: 2_0000 }]);
});

test('the price list of a customer as PDF has their prices by quantity, and none on request', async () => {
  const { world, customer, office } = openOffice();
  const box = givenProduct(world, { name: 'Kuti torte', code: 'KU-12', priceE4: 2_0000, stock: 0 });
  givenProduct(world, { name: 'Kapak letre', priceE4: 250 });
  const asked = givenProduct(world, { name: 'Furrë rrotulluese', priceE4: 1_0000 });
  world.handle.connection.prepare('UPDATE products SET is_on_request = 1 WHERE id = ?').run(asked);
  const { id } = await office.prices.create({ name: 'Hotelet' });
  const prices = [
    { productId: box, priceE4: 1_2000 },
    { productId: box, from: 24, priceE4: 1_1050 },
  ];
  await office.prices.setListPrices({ id, prices });
  await office.prices.assignList({ customerId: customer.id, priceListId: id });
  const read = async (isOwnOnly: boolean) => {
    const { bytes } = await office.prices.paper({ customerId: customer.id, isOwnOnly });
    return (await readPdfText(bytes)).replace(/\s+/g, ' ');
  };
  const all = await read(false);
  for (const part of [
    'Lista e çmimeve',
    'Furra Iliria',
    'Hotelet',
    'nga 1 1,20 €',
    'nga 24 1,105 €',
    '0,025 €',
  ])
    expect(all).toContain(part);
  expect(all).not.toContain('rrotulluese');
  expect(await read(true)).not.toContain('Kapak');
});

test('a list goes out as CSV and comes back: what is new, what rises, what falls, what differs by more than 30 %', async () => {
  const { world, office } = openOffice();
  const codes = ['A-1', 'A-2', 'A-3', 'A-4'];
  const [up = 0, down = 0, same = 0, fresh = 0] = codes.map((code) =>
    givenProduct(world, { code, name: `Produkti ${code}`, priceE4: 2_0000 }),
  );
  const { id } = await office.prices.create({ name: 'Hotelet' });
  await office.prices.setListPrices({
    id,
    prices: [up, down, same].map((productId) => ({ productId, priceE4: 1_0000 })),
  });
  const file = await office.prices.file({ id, format: 'csv' });
  expect(new TextDecoder().decode(file.bytes)).toContain('A-1;Produkti A-1;1,00;1');
  const text =
    'Kodi;Çmimi;Nga\nA-1;1,2050;1\nA-2;0,65;\nA-3;1,00;1\nA-4;1,80;24\nX;1,00;1\nA-1;;6\nA-4;0,00001;1\n';
  const form = new FormData();
  form.set('kind', 'prices');
  form.set('priceListId', String(id));
  form.set('file', new File([text], 'cmimet.csv'));
  const { id: job } = await office.imports.start(form);
  await expect.poll(async () => (await office.imports.status({ id: job })).phase).toBe('ready');
  expect(await office.imports.status({ id: job })).toMatchObject({
    counts: { create: 1, change: 2, same: 1, rejected: 3 },
    raised: 1,
    lowered: 1,
    largeChanges: 1,
  });
  await office.imports.confirm({ id: job });
  await expect.poll(async () => (await office.imports.status({ id: job })).phase).toBe('done');
  const { products } = await office.prices.listPrices({ id, isPricedOnly: true });
  expect(Object.fromEntries(products.map((product) => [product.id, product.breaks]))).toEqual({
    [up]: [{ from: 1, priceE4: 1_2050 }],
    [down]: [{ from: 1, priceE4: 6500 }],
    [same]: [{ from: 1, priceE4: 1_0000 }],
    [fresh]: [{ from: 24, priceE4: 1_8000 }],
  });
  const orphan = new FormData();
  orphan.set('kind', 'prices');
  orphan.set('file', new File([text], 'cmimet.csv'));
  await expect(office.imports.start(orphan)).rejects.toThrow('Lista e çmimeve nuk u gjet.');
});
