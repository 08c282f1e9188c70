import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { closeSheets } from '#spreadsheets/run-in-sheet-worker.ts';
import { givenUser } from '#testing/builders.ts';
import { importForm, preview, untilPlanned } from '#testing/import-file.ts';
import { openWorld } from '#testing/world.ts';

afterAll(closeSheets);

const PIECES = [
  ...[
    '=',
    '+',
    '-',
    '@',
    "'",
    '"',
    '""',
    ';',
    ',',
    '|',
    '\t',
    '\n',
    '\r\n',
    '\\',
    '\\"',
    ' ',
    '\u00a0',
    '_x0041_',
    '_x000D_',
  ],
  ...[
    '#REF!x',
    '# ',
    'TRUE',
    '00',
    '1',
    '½',
    'ë',
    'Ç',
    'ı',
    '😀',
    '\u200b',
    '\u2011',
    '&amp;',
    '%',
    '€',
    'sep=;',
    '="1"',
  ],
  ...['a', 'Tortë', 'kg', '12" ', '(', '</si>', '＝', 'Ö', '1,20', '1.200', '5E+', '2-Jan', 'mar1'],
];

const oddText = (max: number) =>
  fc
    .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 8 })
    .map((parts) => [...parts.join('')].slice(0, max).join(''))
    // Without cells that are only a spreadsheet error, which an import rejects by design.
    .filter((text) => !/^\W*#REF!\W*$/.test(text));

/** Codes that spreadsheet programs convert to something else. */
const CODES = [
  ...[
    '00777',
    '1-2',
    'TRUE',
    'E5',
    '1E5',
    '2-Jan',
    'mar1',
    '-5',
    '+1',
    '@1',
    "'1",
    '=1',
    '1,5',
    '12/5',
    '0036000291452',
  ],
  ...[
    '5901234123457',
    'a;b',
    'a"b',
    '"a"',
    'a,b',
    '#1',
    'ë-1',
    '½',
    'PR 1',
    '1.200',
    '18%',
    '5 kg',
    'sep=;',
    '_x0041_',
  ],
];

function givenOffice() {
  const world = openWorld();
  const admin = givenUser(world, 'admin');
  return { world, admin, office: world.call(admin).admin };
}

type Office = ReturnType<typeof givenOffice>;

async function exportOf({ office }: Office, what: 'products' | 'customers', format: 'csv' | 'xlsx') {
  const { id } = await office.exports.start({ what, format });
  while ((await office.exports.status({ id })).phase !== 'done') await wait(2);
  return Uint8Array.from((await office.exports.file({ id })).bytes);
}

async function changesOf(given: Office, what: 'products' | 'customers', bytes: Uint8Array<ArrayBuffer>) {
  const { id, failure, counts, warnings } = await preview(given.world, given.admin, what, bytes);
  expect(failure).toBeNull();
  const others = await Promise.all(
    (['create', 'change', 'rejected'] as const).map((outcome) =>
      given.office.imports.rows({ id, outcome, limit: 100 }),
    ),
  );
  return { seen: counts.same, others: others.flatMap(({ rows }) => rows), warnings };
}

test.each(['csv', 'xlsx'] as const)(
  'products that were exported as %s come back as they are',
  { timeout: 60_000 },
  async (format) => {
    const given = givenOffice();
    const names = fc.sample(
      fc.record({
        name: oddText(60),
        description: oddText(200),
        // The remainder of a converted number is not a shelf: an import rejects it by design.
        shelfPlace: oddText(12).filter((text) => !/5E\+(1|00)/.test(text)),
        packName: oddText(8),
      }),
      60,
    );
    let made = 0;
    for (const [at, texts] of [...CODES.map(() => ({ name: 'Tortë' })), ...names].entries()) {
      const code = CODES[at] ?? `N-${at}`;
      const amounts = {
        quantity: at,
        priceE4: 1_00_00 + at * 13,
        vatBasisPoints: 1800,
        discountBasisPoints: (at % 7) * 25,
      };
      const kinds = {
        category: 'paketime',
        weightGrams: at,
        packSize: 2 + (at % 5),
        isFeatured: at % 2 === 0,
      } as const;
      const product = { ...texts, code, ...amounts, ...kinds };
      await given.office.products.create(product).then(
        () => {
          made += 1;
        },
        () => undefined,
      );
    }
    expect(made).toBeGreaterThan(60);
    expect(await changesOf(given, 'products', await exportOf(given, 'products', format))).toEqual({
      seen: made,
      others: [],
      warnings: [],
    });
  },
);

test.each(['csv', 'xlsx'] as const)(
  'customers that were exported as %s come back as they are',
  { timeout: 60_000 },
  async (format) => {
    const given = givenOffice();
    const { customers } = given.world.call(givenUser(given.world, 'call_agent')).callAgent;
    let made = 0;
    for (const [at, text] of fc
      .sample(fc.record({ name: oddText(60), address: oddText(120) }), 80)
      .entries()) {
      const customer = { ...text, phone: `0495${10_000 + at}`, regionId: 1 };
      await customers.register(customer).then(
        () => {
          made += 1;
        },
        () => undefined,
      );
    }
    expect(made).toBeGreaterThan(10);
    expect(await changesOf(given, 'customers', await exportOf(given, 'customers', format))).toEqual({
      seen: made,
      others: [],
      warnings: [],
    });
  },
);

test.each(['csv', 'xlsx'] as const)(
  'a price list that was exported as %s comes back as it is',
  async (format) => {
    const given = givenOffice();
    const { office, world, admin } = given;
    for (const isNet of [false, true]) {
      const list = await office.prices.create({ name: `L ${isNet}`, isNet });
      for (const [at, code] of CODES.slice(0, 20).entries()) {
        const base = { category: 'paketime', quantity: 1, priceE4: 1_00_00, vatBasisPoints: 1800 } as const;
        const found = (await office.products.list({ query: code, page: 1, limit: 50 } as never)) as never as {
          products: { id: number; code: string }[];
        };
        const id =
          found.products.find((one) => one.code === code)?.id ??
          (await office.products.create({ ...base, name: 'Tortë', code })).id;
        await office.prices.setListPrices({
          id: list.id,
          prices: [
            { productId: id, from: 1, priceE4: 12_345 + at },
            { productId: id, from: 10, priceE4: 12_000 + at },
          ],
        });
      }
      const { bytes } = await office.prices.file({ id: list.id, format });
      const form = importForm('prices', Uint8Array.from(bytes));
      form.set('priceListId', String(list.id));
      const { id } = await office.imports.start(form);
      const { counts } = await untilPlanned(world, admin, id);
      expect(counts).toEqual({ create: 0, change: 0, same: 40, rejected: 0 });
    }
  },
);

test('prices of a net list stay what they are in a list with VAT, and back', async () => {
  const { office, world, admin } = givenOffice();
  const product = { category: 'paketime', quantity: 1, priceE4: 20_00_00, vatBasisPoints: 1800 } as const;
  const { id: productId } = await office.products.create({ ...product, name: 'Tortë', code: 'T-1' });
  const net = await office.prices.create({ name: 'Pa TVSH', isNet: true });
  const gross = await office.prices.create({ name: 'Me TVSH', isNet: false });
  await office.prices.setListPrices({ id: net.id, prices: [{ productId, from: 1, priceE4: 10_00_00 }] });
  await office.prices.setListPrices({ id: gross.id, prices: [{ productId, from: 1, priceE4: 11_80_00 }] });
  for (const [from, to] of [
    [net, gross],
    [gross, net],
  ] as const) {
    const { bytes } = await office.prices.file({ id: from.id, format: 'csv' });
    const form = importForm('prices', Uint8Array.from(bytes));
    form.set('priceListId', String(to.id));
    const { id } = await office.imports.start(form);
    expect((await untilPlanned(world, admin, id)).counts).toMatchObject({ same: 1, change: 0 });
  }
});

test.each(['csv', 'xlsx'] as const)(
  'a region with a comma in its name and a unit that was deactivated come back from %s',
  async (format) => {
    const given = givenOffice();
    const { regions, units, products } = given.office;
    const { id: regionId } = await regions.create({ name: 'Gjakovë, Rahovec' });
    await regions.create({ name: 'Rahovec' });
    await units.create({ key: 'SET', name: 'Komplet' });
    const product = { name: 'Kuti', category: 'paketime', quantity: 1, priceE4: 100, vatBasisPoints: 1800 };
    await products.create({ ...product, code: 'A' });
    await products.create({ ...product, code: 'B', regionIds: [1, regionId] });
    await products.create({ ...product, code: 'C', unit: 'SET' });
    await units.update({ key: 'SET', isActive: false });
    const file = await exportOf(given, 'products', format);
    expect(await changesOf(given, 'products', file)).toEqual({ seen: 3, others: [], warnings: [] });
    expect((await preview(given.world, given.admin, 'products', file)).toSettle).toEqual([]);
  },
);
