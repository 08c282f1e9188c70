import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it, test } from 'vitest';
import { closeSheets } from '#spreadsheets/run-in-sheet-worker.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { confirm, importForm, preview } from '#testing/import-file.ts';
import { oddRow, oddWorkbook } from '#testing/odd-workbook.ts';
import { openWorld } from '#testing/world.ts';

afterAll(closeSheets);

function givenOffice() {
  const world = openWorld();
  const admin = givenUser(world, 'admin');
  const { imports, exports, products } = world.call(admin).admin;
  const see = async (kind: 'products' | 'customers' | 'openings', file: string | Uint8Array<ArrayBuffer>) => {
    const status = await preview(world, admin, kind, file);
    return { ...status, ...(await imports.rows({ id: status.id, limit: 100 })) };
  };
  return { world, admin, see, imports, exports, products };
}

const HEAD = ['Kodi', 'Emri', 'Kategoria', 'Çmimi', 'TVSH', 'Sasia', 'Barkodi'];
const CSV_HEAD = `${HEAD.join(';')}\n`;

const workbook = (...rows: readonly Parameters<typeof oddRow>[1][]) =>
  Uint8Array.from(
    oddWorkbook({
      sheets: [{ name: 'A', rows: [HEAD, ...rows].map((row, at) => oddRow(at + 1, row)).join('') }],
      formats: ['00000', 'dd.mm.yyyy', '0.00E+00'],
    }),
  );

describe('a code', () => {
  const code = (xml: string) => workbook([{ xml }, 'Kuti', 'paketime', 1.5, 18, 7]);

  it('is what the cell shows', async () => {
    const { world, see } = givenOffice();
    givenProduct(world, { code: '00777' });
    const { rows } = await see('products', code('s="1"><v>777</v>'));
    expect(rows).toMatchObject([{ label: '00777 · Kuti', outcome: 'change' }]);
  });

  test.each([
    ['a day', 's="2"><v>46338</v>', 'Kodi: qeliza A2 është kthyer në datë. Shkruajeni si tekst.'],
    ['yes', 't="b"><v>1</v>', 'Kodi: qeliza A2 është kthyer në po/jo. Shkruajeni si tekst.'],
    [
      'a number with an exponent',
      's="3"><v>100000</v>',
      'Kodi: qeliza A2 është kthyer në numër. Shkruajeni si tekst.',
    ],
  ])('that the program has turned into %s is refused with its cell', async (_what, xml, reason) => {
    const { rows } = await givenOffice().see('products', code(xml));
    expect(rows).toMatchObject([{ outcome: 'rejected', reasons: [reason] }]);
  });

  it('that was cut to an exponent in a CSV is refused', async () => {
    const { rows } = await givenOffice().see('products', `${CSV_HEAD}1,2E+05;Kuti;paketime;1;18;1;5,9E+12\n`);
    expect(rows[0]?.reasons).toHaveLength(2);
  });

  test.each([
    'PR-1\u200b',
    '\u202aPR-1\u202c',
    'PR\u20111',
    'P\u00adR-1',
    'pr–1',
    'ＰＲ－１',

    '\ufeffPR-1',
  ])('%j is PR-1, in an import and in a form', async (written) => {
    const { world, admin, see } = givenOffice();
    givenProduct(world, { code: 'PR-1', name: 'Kuti' });
    const { rows } = await see('products', `Kodi;Emri;Çmimi\n${written};Kuti;12\n`);
    expect(rows).toMatchObject([{ outcome: 'change' }]);
    const product = {
      name: 'X',
      category: 'paketime',
      quantity: 1,
      priceE4: 1,
      vatBasisPoints: 1800,
    } as const;
    await expect(world.call(admin).admin.products.create({ ...product, code: written })).rejects.toThrow(
      'Ekziston tashmë',
    );
    const made = await world.call(admin).admin.products.create({ ...product, code: `${written}-B` });
    expect(made.code.toUpperCase()).toBe('PR-1-B');
  });
});

describe('an article number', () => {
  const FORMS = [
    '0036000291452',
    '00036000291452',
    ']E0036000291452',
    '(01)00036000291452(17)271231',
    '0100036000291452172712311',
    '\u2066036000291452\u2069',
    '0 36000 29145 2',
  ];
  test.each(FORMS)(
    '%j is the UPC of the product: in a search, a scan, an import and a form',
    async (scanned) => {
      const { world, admin, see } = givenOffice();
      const id = givenProduct(world, { code: 'BC-1', barcode: '036000291452', stock: 5 });
      const { stocker, public: shop } = world.call(admin);
      expect(await stocker.stock.list({ query: scanned, page: 1, limit: 3 })).toMatchObject({
        items: [{ id }],
      });
      expect((await shop.catalog.search({ query: scanned, limit: 3 })).products).toMatchObject([{ id }]);
      const { rows } = await see('products', `${CSV_HEAD}BC-2;b;paketime;1;18;1;${scanned}\n`);
      expect(rows).toMatchObject([
        { outcome: 'rejected', reasons: [expect.stringContaining('këtë barkod e ka')] },
      ]);
      const product = {
        name: 'X',
        category: 'paketime',
        quantity: 1,
        priceE4: 1,
        vatBasisPoints: 1800,
      } as const;
      await expect(world.call(admin).admin.products.create({ ...product, barcode: scanned })).rejects.toThrow(
        'Këtë barkod e ka',
      );
    },
  );
});

describe('a value that cannot be known', () => {
  test.each([
    ['an error', { xml: 't="e"><v>#REF!</v>' }, 'Çmimi: qeliza D2 ka gabimin #REF!.'],
    ['another error', { xml: 't="e"><v>#N/A</v>' }, 'Çmimi: qeliza D2 ka gabimin #N/A.'],
    [
      'a formula without value',
      { xml: '><f>1+1</f>' },
      expect.stringContaining('qeliza D2 ka formulë pa vlerë'),
    ],
    ['a text', 'sipas marrëveshjes', 'Çmimi: „sipas marrëveshjes” nuk është numër.'],
  ])('(%s) rejects the row of a known product', async (_what, price, reason) => {
    const { world, see } = givenOffice();
    givenProduct(world, { code: 'A' });
    const { rows, counts } = await see('products', workbook(['A', null, null, price]));
    expect(counts).toMatchObject({ same: 0, rejected: 1 });
    expect(rows).toMatchObject([{ row: 2, reasons: [reason] }]);
  });
});

test('an open quote and a cut letter reject their rows, by cell', async () => {
  const { see } = givenOffice();
  const quote = `${CSV_HEAD}A;a;paketime;1;18;7;\nB;"b;paketime;1;18;7;\nC;c;paketime;1;18;7;\n`;
  const { rows } = await see('products', quote);
  expect(rows.map(({ outcome }) => outcome)).toEqual(['create', 'rejected', 'create']);
  expect(rows[1]?.reasons[0]).toContain('B3');
  const cut = new Uint8Array([
    ...new TextEncoder().encode('Emri;Telefoni\nÇabej;049701001\nPrishtin'),
    0xc3,
    0x0a,
  ]);
  const people = await see('customers', cut);
  expect(people.rows[0]?.label).toContain('Çabej');
  expect(people.rows[1]).toMatchObject({ outcome: 'rejected', reasons: [expect.stringContaining('A3')] });
});

test.each([
  '\u202a+383 49 501 001\u202c',
  '+383\u201149\u2011501\u2011001',
  '\u200b049501001',
  '＋３８３ 49501001',
  '049–501–001',
])('the number %j is +38349501001, in an import, a form and a search', async (written) => {
  const { world, see } = givenOffice();
  const { id } = givenUser(world, 'customer', { name: 'Furra', phone: '049501001' });
  const { rows } = await see('customers', `Emri;Telefoni;Adresa\nFurra;${written};Rr. 1\n`);
  expect(rows).toMatchObject([{ outcome: 'change' }]);
  const agent = world.call(givenUser(world, 'call_agent')).callAgent;
  expect(await agent.customers.search({ term: written })).toMatchObject([{ id }]);
  const other = { name: 'X', phone: written, address: 'Y', regionId: 1 };
  await expect(agent.customers.register(other)).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('an e-mail with marks is the e-mail without them, in logging in too', async () => {
  const { world, see } = givenOffice();
  givenUser(world, 'customer', { name: 'Furra', email: 'furra@example.test', phone: '049501002' });
  const { rows } = await see('customers', 'Emri;Email;Adresa\nFurra;\u202aFurra@example.test\u200b;Rr. 2\n');
  expect(rows).toMatchObject([{ outcome: 'change' }]);
});

describe('a percentage', () => {
  test.each(['TVSH (€)', 'TVSH €', 'Rabati EUR', 'Zbritja (euro)'])(
    'is nothing that is headed %s',
    async (head) => {
      const { world, see } = givenOffice();
      givenProduct(world, { code: 'A', priceE4: 1_00_00 });
      const { rows, notes } = await see('products', `Kodi;Çmimi (€);${head}\nA;2,00;0,36\n`);
      expect(rows[0]?.changes.map(({ field }) => field)).toEqual(['Çmimi']);
      expect(notes).toEqual([`Kolona që nuk lexohen: „${head}”.`]);
    },
  );

  test.each([
    ['Zbritja', '0,50 €'],
    ['TVSH', '€ 8,00'],
    ['Çmimi', '18%'],
    ['Sasia', '5 %'],
  ])('is no sum, and a sum no percentage: %s %s', async (head, cell) => {
    const { world, see } = givenOffice();
    givenProduct(world, { code: 'A' });
    const { rows } = await see('products', `Kodi;${head}\nA;${cell}\n`);
    expect(rows).toMatchObject([{ outcome: 'rejected', reasons: [`${head}: „${cell}” nuk është numër.`] }]);
  });
});

describe('prices headed with or without VAT', () => {
  test.each([
    ['Çmimi pa TVSH', '13,92 €'],
    ['Çmimi neto', '13,92 €'],
    ['Price excl. VAT', '13,92 €'],
    ['Çmimi me TVSH', '11,80 €'],
    ['Çmimi bruto (€)', '11,80 €'],
    ['Çmimi', '11,80 €'],
  ])('%s: 11,80 becomes %s, and a conversion is named', async (head, after) => {
    const { world, see } = givenOffice();
    givenProduct(world, { code: 'A', priceE4: 1_00_00, vatBasisPoints: 1800 });
    const { rows, notes } = await see('products', `Kodi;${head}\nA;11,80\n`);
    expect(rows[0]?.changes.map((change) => change.after.replace('\u00a0', ' '))).toEqual([after]);
    expect(notes.some((note) => note.includes('u kthyen'))).toBe(after === '13,92 €');
  });

  test.each([
    ['Kodi;Çmimi', ';pa TVSH', 'A;11,80', '13,92 €'],
    ['Kodi;Çmimi;', ';(pa TVSH);(me TVSH)', 'A;10,00;11,80', '11,80 €'],
    ['Kodi;Çmimi;Çmimi', ';neto;bruto', 'A;10,00;11,80', '11,80 €'],
    ['Kodi;Çmimi;Emri', 'B;5,00;Neto', 'A;11,80;Kuti', '11,80 €'],
  ])('in two lines, %s above %s: %s is %s', async (upper, lower, row, after) => {
    const { world, see } = givenOffice();
    givenProduct(world, { code: 'A', priceE4: 1_00_00, vatBasisPoints: 1800 });
    const { rows } = await see('products', `${upper}\n${lower}\n${row}\n`);
    const price = rows.at(-1)?.changes.find(({ field }) => field === 'Çmimi');
    expect(price?.after.replace('\u00a0', ' ')).toBe(after);
  });

  test.each([
    [false, 'Çmimi pa TVSH', '11,80 €'],
    [false, 'Çmimi me TVSH', '10,00 €'],
    [true, 'Çmimi pa TVSH', '10,00 €'],
    [true, 'Çmimi bruto', '8,47 €'],
  ])('a list that is net: %s, read from „%s”, has %s', async (isNet, head, after) => {
    const { world, admin, imports } = givenOffice();
    givenProduct(world, { code: 'A', priceE4: 1_00_00, vatBasisPoints: 1800 });
    const list = await world.call(admin).admin.prices.create({ name: 'L', isNet });
    const form = importForm('prices', `Kodi;${head}\nA;10,00\n`);
    form.set('priceListId', String(list.id));
    const { id } = await imports.start(form);
    while (!['ready', 'columns', 'failed'].includes((await imports.status({ id })).phase)) await wait(5);
    const { rows } = await imports.rows({ id });
    expect(rows[0]?.changes.map((change) => change.after.replace('\u00a0', ' '))).toEqual([after]);
  });

  it('without a rate to convert with are refused', async () => {
    const { rows } = await givenOffice().see(
      'products',
      'Kodi;Emri;Kategoria;Çmimi pa TVSH;Sasia\nN;n;paketime;1;1\n',
    );
    expect(rows).toMatchObject([{ outcome: 'rejected' }]);
  });
});

test.each(['csv', 'xlsx'] as const)(
  'what we export as %s changes nothing when it is imported',
  async (format) => {
    const { world, admin, see, exports } = givenOffice();
    const names = ["'-5 gradë", "''=1", '-5 gradë', '@x', '_x0041_', '_x005F_x0041_', 'a;b "c"', '+1', '＝x'];
    for (const [at, name] of names.entries())
      givenProduct(world, { code: `X-${at}`, name, description: `${name}\n'=a` });
    const { id } = await exports.start({ what: 'products', format });
    while ((await exports.status({ id })).phase !== 'done') await wait(5);
    const { bytes } = await exports.file({ id });
    const { counts } = await see('products', Uint8Array.from(bytes));
    expect(counts).toEqual({ create: 0, change: 0, same: names.length, rejected: 0 });
    expect(await confirm(world, admin, (await see('products', Uint8Array.from(bytes))).id)).toBeDefined();
  },
);

describe('opening balances', () => {
  test.each([
    ['1926-11-12', ''],
    ['12.11.0026', ''],
    ['2026-10-01', '12.11.1926'],
    ['2026-10-01', '2126-11-12'],
  ])('of %s, due %s, are refused', async (day, due) => {
    const { world, see } = givenOffice();
    givenUser(world, 'customer', { name: 'Furra', phone: '049501001' });
    const { rows } = await see('openings', `Telefoni;Shuma;Data;Afati\n049501001;5;${day};${due}\n`);
    expect(rows).toMatchObject([{ outcome: 'rejected' }]);
  });

  it('do not let the next begin earlier, and are read month-first where one row proves it', async () => {
    const { world, admin, see } = givenOffice();
    const customer = givenUser(world, 'customer', { name: 'Furra', phone: '049501001' });
    const { receivables } = world.call(admin).admin;
    await receivables.enterOpening({ customerId: customer.id, amountCents: 500, day: '2017-01-10' });
    const earlier = { customerId: customer.id, amountCents: 500, day: '2008-01-10' };
    await expect(receivables.enterOpening(earlier)).rejects.toThrow('Data nuk mund të jetë para');
    givenUser(world, 'customer', { name: 'Dritë', phone: '049501002' });
    const { rows } = await see(
      'openings',
      'Telefoni;Shuma;Data;Fatura\n049501002;5;10/31/2026;1\n049501002;5;11/05/2026;2\n',
    );
    expect(rows.map(({ changes }) => changes.find(({ field }) => field === 'Data')?.after)).toEqual([
      '31.10.2026',
      '05.11.2026',
    ]);
  });
});

test('every row is offered or named, those above the headings and without a value too', async () => {
  const { see } = givenOffice();
  const { counts, notes } = await see(
    'products',
    `x;y;z;1;2;3\n${CSV_HEAD.trim()};Tjetër\nA;a;paketime;1;18;1;;\n;;;;;;;shënim\n`,
  );
  expect(counts).toMatchObject({ create: 1, rejected: 0 });
  expect(notes).toEqual([
    'Kolona që nuk lexohen: „Tjetër”.',
    'Rreshta mbi titujt, që nuk lexohen: 1 (1).',
    'Rreshta pa asnjë vlerë që lexohet: 4 (1).',
  ]);
});
