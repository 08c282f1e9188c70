import { setTimeout as wait } from 'node:timers/promises';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, describe, expect, it, test } from 'vitest';
import { closeSheets } from '#spreadsheets/run-in-sheet-worker.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { importForm, preview } from '#testing/import-file.ts';
import { oddRow, oddWorkbook } from '#testing/odd-workbook.ts';
import { openWorld } from '#testing/world.ts';

afterAll(closeSheets);

function givenOffice() {
  const world = openWorld();
  const admin = givenUser(world, 'admin');
  const { imports, products } = world.call(admin).admin;
  const see = async (kind: 'products' | 'customers' | 'openings', file: string | Uint8Array<ArrayBuffer>) => {
    const status = await preview(world, admin, kind, file);
    return { ...status, ...(await imports.rows({ id: status.id, limit: 100 })) };
  };
  return { world, admin, see, imports, products };
}

const HEAD = 'Kodi;Emri;Kategoria;Çmimi;TVSH;Sasia;Barkodi\n';

const workbook = (formats: readonly string[], ...rows: readonly Parameters<typeof oddRow>[1][]) =>
  oddWorkbook({
    sheets: [{ name: 'A', rows: rows.map((row, at) => oddRow(at + 1, row)).join('') }],
    formats,
  });

const COLUMNS = ['Kodi', 'Emri', 'Kategoria', 'Çmimi', 'TVSH', 'Sasia'];

describe('a code', () => {
  test.each([
    ['"PR-"000', 7, 'PR-007'],
    ['"A.B"0', 5, 'A.B5'],
    ['000\\-000', 12_345, '012-345'],
    ['000 000', 777, '000 777'],
    ['"#"00000', 42, '#00042'],
  ])('under the number format %s is what the cell shows', async (format, number, shown) => {
    const { world, see } = givenOffice();
    givenProduct(world, { code: shown });
    const file = workbook([format], COLUMNS, [{ xml: `s="1"><v>${number}</v>` }, 'x', 'paketime', 1, 18, 1]);
    expect((await see('products', file)).counts).toMatchObject({ create: 0, change: 1 });
  });

  test.each([
    '01-Feb',
    'Feb-01',
    '2-jan',
    '12-Nov-26',
    '2026-02-01',
    '01.02.2026',
    '2/1/2026',
    'TRUE',
    'FALSE',
    '03-shk',
  ])('%s in a CSV is a spoiled one, unless a product has it', async (code) => {
    const { world, see } = givenOffice();
    const file = `${HEAD}${code};x;paketime;1;18;1;\n`;
    expect((await see('products', file)).rows).toMatchObject([{ outcome: 'rejected' }]);
    givenProduct(world, { code });
    expect((await see('products', file)).rows).toMatchObject([{ outcome: 'change' }]);
  });

  test.each(['MAR-12', '2-MAY', 'JAN-2026', 'A1-2', '1-2', '12-3456'])('%s is a code', async (code) => {
    const { see } = givenOffice();
    expect((await see('products', `${HEAD}${code};x;paketime;1;18;1;\n`)).counts.create).toBe(1);
  });

  test.each([
    ['036000291452', '0036000291452'],
    ['0036000291452', ']E0036000291452'],
    ['5901234123457', '05901234123457'],
    ['PR-1', 'PR\u02d71'],
    ['PR-1', 'P\u3164R-1'],
    ['PR-1', ']C1PR-1'],
    ['PR-1', '\u2800PR-1'],
    ['AB/1', 'AB\u22151'],
    ["L'1", 'L\ua78c1'],
  ])('%s is found under %j: in products, price lists and forms', async (code, written) => {
    const { world, admin, see, imports, products } = givenOffice();
    givenProduct(world, { code, name: 'Kuti' });
    const { rows } = await see('products', `Kodi;Emri;Çmimi\n${written};Kuti;12\n`);
    expect(rows).toMatchObject([{ outcome: 'change' }]);
    const list = await world.call(admin).admin.prices.create({ name: 'L', isNet: false });
    const form = importForm('prices', `Kodi;Çmimi\n${written};10,00\n`);
    form.set('priceListId', String(list.id));
    const { id } = await imports.start(form);
    while (!['ready', 'failed'].includes((await imports.status({ id })).phase)) await wait(5);
    expect((await imports.rows({ id })).rows).toMatchObject([{ outcome: 'create' }]);
    const product = {
      name: 'X',
      category: 'paketime',
      quantity: 1,
      priceE4: 1,
      vatBasisPoints: 1800,
    } as const;
    await expect(products.create({ ...product, code: written })).rejects.toThrow('Ekziston tashmë');
  });
});

test.each([
  '04252614',
  '042100005264',
  '0042100005264',
  'A042100005264',
  'F0042100005264',
  ']E0042100005264',
  '*042100005264*',
])('the article number 042100005264 is also %s, and no second product gets it', async (scanned) => {
  const { world, see } = givenOffice();
  givenProduct(world, { code: 'BC-1', barcode: '042100005264', stock: 5 });
  const { rows } = await see('products', `${HEAD}BC-2;b;paketime;1;18;1;${scanned}\n`);
  expect(rows).toMatchObject([
    { outcome: 'rejected', reasons: [expect.stringContaining('këtë barkod e ka')] },
  ]);
});

describe('a value that cannot be known', () => {
  test.each(['#N/A', '#REF!', '#VLERA!', '#NAME?', 'Err:502', '########'])(
    '%s as a name or price rejects the row',
    async (error) => {
      const { world, see } = givenOffice();
      givenProduct(world, { code: 'A' });
      const file = `Kodi;Emri;Çmimi\nA;${error};\n`;
      expect((await see('products', file)).rows).toMatchObject([
        { outcome: 'rejected', reasons: [expect.stringContaining('B2')] },
      ]);
      expect((await see('products', `Kodi;Çmimi\nA;${error}\n`)).counts.rejected).toBe(1);
      const texts = workbook([], ['Kodi', 'Emri'], ['A', error]);
      expect((await see('products', texts)).counts).toMatchObject({ same: 0, change: 0, rejected: 1 });
    },
  );

  test.each(['#,##0.00 "CHF"', '[$L-41C] #,##0.00', '$#,##0.00'])(
    'a price under %s is no price in euros',
    async (format) => {
      const { world, see } = givenOffice();
      givenProduct(world, { code: 'A' });
      const file = workbook([format], ['Kodi', 'Çmimi'], ['A', { xml: 's="1"><v>12</v>' }]);
      expect((await see('products', file)).rows).toMatchObject([
        { outcome: 'rejected', reasons: [expect.stringContaining('B2')] },
      ]);
    },
  );

  test('a decimal comma in a file with commas is named, not read one cell further', async () => {
    const { world, see } = givenOffice();
    givenProduct(world, { code: 'A' });
    givenProduct(world, { code: 'B' });
    const { rows } = await see('products', 'Kodi,Emri,Çmimi,Sasia\nA,x,12,50,7\nB,y,"12,50",7\n');
    expect(rows.map(({ outcome }) => outcome)).toEqual(['rejected', 'change']);
  });
});

describe('which part of a workbook is read', () => {
  it('never a hidden row or column, and both are said', async () => {
    const { see } = givenOffice();
    const rows = [
      oddRow(1, [...COLUMNS, 'Përshkrimi']),
      oddRow(2, ['A', 'a', 'paketime', 1, 18, 1, 'e vjetër']),
      oddRow(3, ['B', 'b', 'paketime', 1, 18, 1, 'e vjetër']).replace('<row ', '<row hidden="true" '),
    ].join('');
    const plain = oddWorkbook({ sheets: [{ name: 'A', rows }] });
    const { counts, notes } = await see('products', plain);
    expect(counts).toMatchObject({ create: 1 });
    expect(notes).toContain('Rreshta të fshehur në fletë, që nuk lexohen: 3 (1).');
  });

  test.each([
    ['a picture of 90 MB', { 'xl/media/image1.png': new Uint8Array(90 * 1024 * 1024) }],
    ['a long text in a property', { 'docProps/custom.xml': strToU8(`<p>${'x'.repeat(2_000_000)}</p>`) }],
    ['a broken comment', { 'xl/comments1.xml': strToU8('<comments><a>') }],
    ['a broken link', { 'xl/externalLinks/externalLink1.xml': strToU8('<x') }],
  ])('whatever else is in the file: %s', async (_what, parts) => {
    const { see } = givenOffice();
    const row = ['A', 'a', 'paketime', 1, 18, 1];
    const file = withParts(workbook([], COLUMNS, row), parts);
    const { counts, failure } = await see('products', file);
    expect([failure, counts.create]).toEqual([null, 1]);
  });
});

function withParts(file: Uint8Array, parts: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(zipSync({ ...unzipSync(file), ...parts }));
}

describe('prices headed with or without VAT', () => {
  test.each([
    ['Çmimi pa t.v.sh.', '13,92 €'],
    ['Price w/o VAT', '13,92 €'],
    ['Price (exclusive of VAT)', '13,92 €'],
    ['Preis netto', null],
    ['Çmimi (TVSH e përfshirë)', '11,80 €'],
    ['Çmimi brutto', '11,80 €'],
  ])('%s: 11,80 becomes %s', async (head, after) => {
    const { world, see } = givenOffice();
    givenProduct(world, { code: 'A', priceE4: 1_00_00, vatBasisPoints: 1800 });
    const { rows } = await see('products', `Kodi;${head}\nA;11,80\n`);
    const changed = rows[0]?.changes.map((change) => change.after.replace('\u00a0', ' '));
    expect(changed ?? []).toEqual(after === null ? [] : [after]);
  });

  test.each([
    ['Lista e çmimeve pa TVSH', '13,92 €'],
    ['Të gjitha çmimet janë me TVSH', '11,80 €'],
    ['Çmimet: neto', '13,92 €'],
  ])('by the line „%s” above: 11,80 becomes %s', async (line, after) => {
    const { world, see } = givenOffice();
    givenProduct(world, { code: 'A', priceE4: 1_00_00, vatBasisPoints: 1800 });
    const { rows, notes } = await see('products', `${line};\n;\nKodi;Çmimi\nA;11,80\n`);
    expect(rows[0]?.changes.map((change) => change.after.replace('\u00a0', ' '))).toEqual([after]);
    expect(notes.some((note) => note.includes('u kthyen'))).toBe(after === '13,92 €');
  });
});

describe('an opening balance', () => {
  test.each([
    ['12.11.2926', ''],
    ['1.1.1900', ''],
    ['2026-10-01', '31.12.2226'],
    ['2026-10-01', '1.1.0001'],
  ])('of %s, due %s, is refused', async (day, due) => {
    const { world, see } = givenOffice();
    givenUser(world, 'customer', { name: 'Furra', phone: '049501001' });
    const { rows } = await see('openings', `Telefoni;Shuma;Data;Afati\n049501001;5;${day};${due}\n`);
    expect(rows).toMatchObject([{ outcome: 'rejected' }]);
  });

  test.each(['31/12/2026', '12/31/2026'])(
    'is read in the order that its due day (%s) proves',
    async (due) => {
      const { world, see } = givenOffice();
      givenUser(world, 'customer', { name: 'Furra', phone: '049501001' });
      const { rows } = await see('openings', `Telefoni;Shuma;Data;Afati\n049501001;5;10/11/2025;${due}\n`);
      const day = due.startsWith('31') ? '10.11.2025' : '11.10.2025';
      expect(rows[0]?.changes.find(({ field }) => field === 'Data')?.after).toBe(day);
    },
  );
});

test('a customer under two spellings of a phone in one file is one', async () => {
  const { see } = givenOffice();
  const { rows } = await see('customers', 'Emri;Telefoni\nA;049 501 001\nB;+383\u202f49\u2010501\u2010001\n');
  expect(rows.map(({ outcome }) => outcome)).toEqual(['create', 'rejected']);
});
