import { afterAll, expect, test } from 'vitest';
import { closeSheets } from '#spreadsheets/run-in-sheet-worker.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { addUnknown, confirm, preview, settle } from '#testing/import-file.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { openWorld } from '#testing/world.ts';

afterAll(closeSheets);

function givenOffice() {
  const world = openWorld();
  const admin = givenUser(world, 'admin');
  return { world, admin, office: world.call(admin).admin };
}

test('an unknown category, unit and region is settled once for all its rows, and can be taken back', async () => {
  const { world, admin, office } = givenOffice();
  const file = [
    'Kodi;Emri;Kategoria;Njësia;Çmimi;TVSH;Sasia;Regjionet',
    'A-1;Kuti;Kimikate;pako;1;18;3;',
    'A-2;Krem;KIMIKATE;Pako;2;18;4;Prizren',
    'A-3;Sheqer;Pastiçeri;KG;3;8;5;',
  ].join('\n');
  const status = await preview(world, admin, 'products', file);
  expect(status.counts).toMatchObject({ create: 1, rejected: 2 });
  expect(status.toSettle).toMatchObject([
    { field: 'category', text: 'Kimikate', count: 2, chosen: null },
    { field: 'unit', text: 'pako', count: 2 },
    { field: 'regionIds', text: 'Prizren', count: 1 },
  ]);
  expect(status.reasons[0]).toEqual({ text: 'Kategoria: „…” nuk ekziston.', count: 2 });

  const { id } = status;
  await settle(world, admin, { id, field: 'category', text: 'Kimikate', value: 'Pastiçeri' });
  await settle(world, admin, { id, field: 'unit', text: 'pako', value: 'Copë' });
  const almost = await settle(world, admin, { id, field: 'regionIds', text: 'Prizren', value: 'Ferizaj' });
  expect(almost).toMatchObject({ counts: { create: 3, rejected: 0 }, reasons: [] });
  expect(almost.toSettle[0]).toMatchObject({ text: 'Kimikate', chosen: 'Pastiçeri' });
  const back = await settle(world, admin, { id, field: 'unit', text: 'pako', value: null });
  expect(back.counts).toMatchObject({ create: 1, rejected: 2 });
  await settle(world, admin, { id, field: 'unit', text: 'pako', value: 'Litër' });
  const foreign = await settle(world, admin, { id, field: 'unit', text: 'pako', value: 'Tonelatë' });
  expect(foreign.counts).toMatchObject({ rejected: 0 });
  await confirm(world, admin, id);
  const { products } = await office.products.list({ query: 'A-2' });
  expect(products).toMatchObject([{ category: 'pasticeri', unit: 'LITER', regionIds: [2] }]);
  expectInvariants(world);
});

test('what the file lacks is given to new products alone', async () => {
  const { world, admin, office } = givenOffice();
  const known = givenProduct(world, { code: 'K-1', vatBasisPoints: 800, stock: 7, priceE4: 1_0000 });
  const file = 'Kodi;Emri;Çmimi\nK-1;Miell;1,20\nN-1;Kuti;3\nN-2;Tas;4\n';
  const status = await preview(world, admin, 'products', file);
  expect(status.counts).toMatchObject({ change: 1, rejected: 2 });
  expect(status.toSettle).toMatchObject([
    { field: 'category', text: null, count: 2 },
    { field: 'vatBasisPoints', text: null, count: 2, choices: ['18%', '8%', '0%'] },
    { field: 'quantity', text: null, count: 2, choices: ['0'] },
  ]);
  const { id } = status;
  await settle(world, admin, { id, field: 'category', text: null, value: 'Paketime' });
  await settle(world, admin, { id, field: 'vatBasisPoints', text: null, value: '18%' });
  const whole = await settle(world, admin, { id, field: 'quantity', text: null, value: '0' });
  expect(whole.counts).toMatchObject({ create: 2, change: 1, rejected: 0 });
  await confirm(world, admin, id);
  expect(await office.products.get({ id: known })).toMatchObject({ vatBasisPoints: 800, stock: 7 });
  expect((await office.products.list({ query: 'N-2' })).products).toMatchObject([
    { vatBasisPoints: 1800, stock: 0, category: 'paketime' },
  ]);
  expectInvariants(world);
});

test.each([
  ['Barkodi', '123', 'Barkodi:'],
  ['Pesha (g)', 'shumë', 'Pesha (g): „shumë” nuk është numër.'],
  ['Copë në pako', '0', 'Copë në pako:'],
  ['Nënkategoria', 'Sheqerna', 'Nënkategoria: „Sheqerna” nuk ekziston.'],
  ['Vendi në raft', 'x'.repeat(30), 'Vendi në raft:'],
])(
  'an optional cell that cannot be taken (%s) is left out and said, its row goes in',
  async (column, cell, warning) => {
    const { world, admin } = givenOffice();
    givenProduct(world, { code: 'K-1', barcode: '4006381333931' });
    const file = `Kodi;Emri;Kategoria;Çmimi;TVSH;Sasia;${column}\nN-1;Kuti;paketime;1;18;3;${cell}\n`;
    const status = await preview(world, admin, 'products', file);
    expect(status.counts).toMatchObject({ create: 1, rejected: 0 });
    expect(status.warnings).toEqual([{ text: expect.stringContaining(warning), count: 1 }]);
    expect(await confirm(world, admin, status.id)).toMatchObject({ phase: 'done', done: 1 });
    expectInvariants(world);
  },
);

test('the bar code of another product is left out of a known one, and makes no second of a new one', async () => {
  const { world, admin, office } = givenOffice();
  givenProduct(world, { code: 'K-1', barcode: '4006381333931' });
  givenProduct(world, { code: 'K-2' });
  const file =
    'Kodi;Emri;Kategoria;Çmimi;TVSH;Sasia;Barkodi\nK-2;Tas;paketime;1;18;3;4006381333931\nN-1;Kuti;paketime;1;18;3;04006381333931\n';
  const status = await preview(world, admin, 'products', file);
  const { rows } = await office.imports.rows({ id: status.id });
  expect(rows).toMatchObject([
    { outcome: 'change', warnings: [expect.stringContaining('këtë barkod e ka')] },
    { outcome: 'rejected', reasons: [expect.stringContaining('Barkodi')] },
  ]);
});

test('a rate without a box in the books and a price of nothing are said before they are written', async () => {
  const { world, admin } = givenOffice();
  const file =
    'Kodi;Emri;Kategoria;Çmimi;TVSH;Sasia\nA;Kuti;paketime;1;7;3\nB;Tas;paketime;0;18;3\nC;Gotë;paketime;0;7;3\n';
  const status = await preview(world, admin, 'products', file);
  expect(status.counts).toMatchObject({ create: 3 });
  expect(status.warnings).toEqual([
    { text: 'TVSH 7% nuk është normë në fuqi: në libra nuk ka kolonë për të.', count: 2 },
    { text: 'Çmimi është 0,00 €.', count: 2 },
  ]);
});

test('a customer of an unknown region is settled as well', async () => {
  const { world, admin } = givenOffice();
  const file = 'Emri;Telefoni;Rajoni\nFurra;044111222;Prizren\nBar;044111333;prizren\n';
  const status = await preview(world, admin, 'customers', file);
  expect(status.toSettle).toMatchObject([{ field: 'regionId', text: 'Prizren', count: 2 }]);
  const { id } = status;
  const settled = await settle(world, admin, { id, field: 'regionId', text: 'Prizren', value: 'Ferizaj' });
  expect(settled.counts).toMatchObject({ create: 2, rejected: 0 });
});

test('an unknown category, unit and region of a file of products is added by one tap each', async () => {
  const { world, admin, office } = givenOffice();
  const file = [
    'Kodi;Emri;Kategoria;Njësia;Çmimi;TVSH;Sasia;Regjionet',
    'A-1;Kuti;Kimikate & larje;pako;1;18;3;',
    'A-2;Krem;KIMIKATE & LARJE;Pako;2;18;4;Prizren, Gjakovë, Lipjan',
  ].join('\n');
  const { id, toSettle } = await preview(world, admin, 'products', file);
  expect(toSettle.map(({ field, text, additions }) => [field, text, additions])).toEqual([
    ['category', 'Kimikate & larje', ['Kimikate & larje']],
    ['unit', 'pako', ['Pako']],
    ['regionIds', 'Prizren, Gjakovë, Lipjan', ['Prizren', 'Gjakovë']],
  ]);
  await addUnknown(world, admin, { id, field: 'category', text: 'Kimikate & larje' });
  await addUnknown(world, admin, { id, field: 'unit', text: 'pako' });
  expect(world.events).toContainEqual({ type: 'firm' });
  const ready = await addUnknown(world, admin, { id, field: 'regionIds', text: 'Prizren, Gjakovë, Lipjan' });
  expect(ready).toMatchObject({ counts: { create: 2, rejected: 0 }, toSettle: [] });
  await confirm(world, admin, id);
  const { products } = await office.products.list({ query: 'A-2' });
  expect(products).toMatchObject([{ category: 'kimikate-larje', unit: 'PAKO', regionIds: [1, 5, 6] }]);
  expect((await office.regions.list()).map(({ name }) => name).slice(4)).toEqual(['Prizren', 'Gjakovë']);
  expect((await office.units.list()).at(-1)).toMatchObject({ key: 'PAKO', name: 'Pako', code: 'C62' });
  expectInvariants(world);
});

test('a region of a file of customers is added by one tap, twice or after a stranger’s tap only once', async () => {
  const { world, admin, office } = givenOffice();
  const file = 'Emri;Telefoni;Rajoni\nFurra;044111222;prizren\nBar;044111333;Prizren\n';
  const { id } = await preview(world, admin, 'customers', file);
  const added = await addUnknown(world, admin, { id, field: 'regionId', text: 'prizren' });
  expect(added.counts).toMatchObject({ create: 2, rejected: 0 });
  await addUnknown(world, admin, { id, field: 'regionId', text: 'prizren' });
  await addUnknown(world, admin, { id, field: 'name', text: 'Furra' });
  expect((await office.regions.list()).map(({ name }) => name).slice(4)).toEqual(['Prizren']);
});

test('a deactivated unit is activated again, a taken key is left alone, and no number becomes a name', async () => {
  const { world, admin, office } = givenOffice();
  await office.units.create({ key: 'SET', name: 'Komplet' });
  await office.units.create({ key: 'PAKO', name: 'Pako', isActive: false });
  const head = 'Kodi;Emri;Kategoria;Njësia;Çmimi;TVSH;Sasia';
  const rows = ['pako', 'Set 2', '12'].map((unit, at) => `A-${at};Kuti;paketime;${unit};1;18;3`);
  const { id, toSettle } = await preview(world, admin, 'products', [head, ...rows].join('\n'));
  expect(toSettle.map(({ text, additions }) => [text, additions])).toEqual([
    ['pako', ['Pako']],
    ['Set 2', ['Set 2']],
    ['12', []],
  ]);
  await addUnknown(world, admin, { id, field: 'unit', text: 'pako' });
  await addUnknown(world, admin, { id, field: 'unit', text: 'Set 2' });
  await addUnknown(world, admin, { id, field: 'unit', text: '12' });
  expect((await office.units.list()).slice(3)).toMatchObject([
    { key: 'SET', name: 'Komplet' },
    { key: 'PAKO', name: 'Pako', isActive: true },
    { key: expect.stringMatching(/^SET[A-Z]{2}$/), name: 'Set 2' },
  ]);
});

test('an unknown subcategory is chosen or added by one tap, in the category of its rows', async () => {
  const { world, admin, office } = givenOffice();
  const file = [
    'Kodi;Emri;Kategoria;Nënkategoria;Çmimi;TVSH;Sasia',
    'A-1;Ujë;Pije;Tjera;1;18;3',
    'A-2;Lëng;pije;Lëngje & birra;2;18;4',
    'A-3;Krem;Pastiçeri;Tjera;3;18;5',
    'A-4;Kuti;Paketime;Pica;3;18;5',
    'A-5;Kuti;Paketime;Set;3;18;5',
  ].join('\n');
  const { id } = await preview(world, admin, 'products', file);
  const withCategory = await addUnknown(world, admin, { id, field: 'category', text: 'Pije' });
  const asked = (toSettle: typeof withCategory.toSettle) =>
    toSettle.map(({ field, name, text, additions }) => [field, name, text, additions]);
  expect(asked(withCategory.toSettle)).toEqual([
    ['subcategory/pije', 'Nënkategoria (Pije)', 'Tjera', ['Tjera']],
    ['subcategory/pije', 'Nënkategoria (Pije)', 'Lëngje & birra', ['Lëngje & birra']],
    ['subcategory/paketime', 'Nënkategoria (Paketime)', 'Pica', ['Pica']],
    ['subcategory/paketime', 'Nënkategoria (Paketime)', 'Set', ['Set']],
  ]);
  expect(withCategory.warnings.map(({ count }) => count).reduce((sum, count) => sum + count)).toBe(4);
  await addUnknown(world, admin, { id, field: 'subcategory/pije', text: 'Tjera' });
  await addUnknown(world, admin, { id, field: 'subcategory/pije', text: 'Lëngje & birra' });
  await addUnknown(world, admin, { id, field: 'subcategory/paketime', text: 'Set' });
  const ready = await settle(world, admin, {
    id,
    field: 'subcategory/paketime',
    text: 'Pica',
    value: 'Pizza',
  });
  expect(ready).toMatchObject({ counts: { create: 5, rejected: 0 }, warnings: [] });
  await confirm(world, admin, id);
  const { products } = await office.products.list({ query: 'A-', sort: 'code' });
  expect(products.map(({ category, subcategory }) => [category, subcategory])).toEqual([
    ['pije', 'Tjera'],
    ['pije', 'Lëngje birra'],
    ['pasticeri', 'Tjera'],
    ['paketime', 'Pizza'],
    ['paketime', 'Set'],
  ]);
  const pije = (await office.categories.list()).find(({ key }) => key === 'pije');
  expect(pije?.subcategories.map(({ name }) => name)).toEqual(['Tjera', 'Lëngje & birra']);
  expectInvariants(world);
});

test('what a file has in capitals is added as a name, and an abbreviation stays', async () => {
  const { world, admin, office } = givenOffice();
  const file =
    'Kodi;Emri;Kategoria;Njësia;Çmimi;TVSH;Sasia;Regjionet\nA-1;Kuti;PIJE FRESKUESE;SET;1;18;3;FUSHË KOSOVË\n';
  const { id } = await preview(world, admin, 'products', file);
  for (const [field, text] of [
    ['category', 'PIJE FRESKUESE'],
    ['unit', 'SET'],
    ['regionIds', 'FUSHË KOSOVË'],
  ] as const)
    await addUnknown(world, admin, { id, field, text });
  const named = (rows: readonly { readonly name: string }[]) => rows.at(-1)?.name;
  expect(named(await office.categories.list())).toBe('Pije Freskuese');
  expect(named(await office.units.list())).toBe('SET');
  expect(named(await office.regions.list())).toBe('Fushë Kosovë');
});
