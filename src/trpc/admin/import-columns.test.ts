import { afterAll, expect, test } from 'vitest';
import type { ImportKind } from '#shared/inputs/import-inputs.ts';
import { closeSheets } from '#spreadsheets/run-in-sheet-worker.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenAllFeatures } from '#testing/given-features.ts';
import { confirm, importForm, preview, setColumns, untilPlanned } from '#testing/import-file.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { openWorld } from '#testing/world.ts';

afterAll(closeSheets);

function givenOffice() {
  const world = openWorld();
  const admin = givenUser(world, 'admin');
  return { world, admin, office: world.call(admin).admin };
}

const FILES: readonly (readonly [ImportKind, string, Record<string, number>, string])[] = [
  [
    'products',
    'Ref;Titel;Gruppe;ME;Preis;Steuer;Lager\nA-1;Kuti e re;paketime;Copë;2,50;18;3',
    {
      code: 0,
      name: 1,
      category: 2,
      unit: 3,
      priceE4: 4,
      vatBasisPoints: 5,
      quantity: 6,
    },
    'create',
  ],
  ['customers', 'Kunde;Ruf;Ort\nFurra e Re;044 555 666;Lipjan', { name: 0, phone: 1, regionId: 2 }, 'create'],
  ['openings', 'Kunde;Offen\nFurra Iliria;20,50', { name: 0, amountCents: 1 }, 'create'],
  ['prices', 'Ref;Preis\nKU-1;1,90', { code: 0, priceE4: 1 }, 'create'],
  ['supplier-products', 'Ref;Wer;Preis\nKU-1;Mulliri;1,90', { code: 0, supplier: 1, priceE4: 2 }, 'create'],
  ['opening-costs', 'Ref;Preis\nKU-1;1,90', { code: 0, priceE4: 1 }, 'create'],
];

test.each(FILES)(
  'of %s under unknown headings a person says the columns',
  async (kind, file, columns, outcome) => {
    const { world, admin, office } = givenOffice();
    givenUser(world, 'customer', { name: 'Furra Iliria', phone: '044123456' });
    givenProduct(world, { code: 'KU-1' });
    await givenAllFeatures(world, admin);
    await office.purchasing.suppliers.create({ name: 'Mulliri' });
    const form = importForm(kind, file);
    if (kind === 'prices') form.set('priceListId', String((await office.prices.create({ name: 'L' })).id));
    const { id } = await office.imports.start(form);
    const waiting = await untilPlanned(world, admin, id);
    expect(waiting).toMatchObject({ phase: 'columns', total: 0, toSettle: [] });
    expect(waiting.failure).toContain('mungon kolona');
    await expect(office.imports.confirm({ id })).resolves.toMatchObject({ phase: 'columns' });

    const offered = await office.imports.columns({ id });
    expect(offered.head).toEqual(file.split('\n')[0]?.split(';'));
    expect(offered.sample).toEqual([file.split('\n')[1]?.split(';')]);
    expect(offered.fields.every(({ column }) => column === null)).toBe(true);
    expect(offered.fields.map((field) => field.id)).toEqual(expect.arrayContaining(Object.keys(columns)));

    const ready = await setColumns(world, admin, { id, columns });
    expect(ready).toMatchObject({ phase: 'ready', failure: null, counts: { [outcome]: 1, rejected: 0 } });
    expect(await confirm(world, admin, id)).toMatchObject({ phase: 'done' });
    expectInvariants(world);
  },
);

test('what a heading says can be said otherwise, and what is still missing is named', async () => {
  const { world, admin, office } = givenOffice();
  givenProduct(world, { code: 'KU-1', name: 'Kuti', priceE4: 10_000 });
  const { id } = await preview(world, admin, 'products', 'Kodi;Çmimi;Çmimi i ri\nKU-1;1,00;1,20\n');
  const { fields, sample } = await office.imports.columns({ id });
  expect(fields.filter(({ isRequired }) => isRequired).map((field) => field.id)).toEqual(['code']);
  expect(fields.find((field) => field.id === 'priceE4')).toMatchObject({ label: 'Çmimi', column: 1 });
  expect(sample).toEqual([['KU-1', '1,00', '1,20']]);

  const other = await setColumns(world, admin, { id, columns: { code: 0, priceE4: 2, constructor: 1 } });
  expect(other).toMatchObject({ phase: 'ready', counts: { change: 1 } });
  const without = await setColumns(world, admin, { id, columns: { priceE4: 2 } });
  expect(without).toMatchObject({ phase: 'columns', failure: 'Skedarit i mungon kolona: Kodi.' });
  await expect(office.imports.setColumns({ id, columns: { code: 0, priceE4: 0 } })).rejects.toThrow(
    'Secila kolonë mund të zgjidhet vetëm një herë.',
  );
  expect(await setColumns(world, admin, { id, columns: { code: 0, priceE4: 1 } })).toMatchObject({
    phase: 'ready',
    counts: { same: 1 },
  });
});

test('two columns of one meaning are settled by who chooses one; the file of another is nobody’s', async () => {
  const { world, admin, office } = givenOffice();
  givenProduct(world, { code: 'KU-1' });
  const { id, phase } = await preview(world, admin, 'products', 'Kodi;Code;Emri\nKU-1;x;Kuti e vogël');
  expect(phase).toBe('columns');
  expect(await setColumns(world, admin, { id, columns: { code: 0, name: 2 } })).toMatchObject({
    phase: 'ready',
    counts: { change: 1 },
  });
  const other = world.call(givenUser(world, 'admin')).admin.imports;
  await expect(other.columns({ id })).rejects.toThrow('Ky import nuk gjendet më.');
  await expect(other.setColumns({ id, columns: {} })).rejects.toThrow('Ky import nuk gjendet më.');
  await office.imports.cancel({ id });
  await expect(office.imports.columns({ id })).rejects.toThrow('Ky import nuk gjendet më.');
});
