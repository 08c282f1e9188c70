import { describe, expect, it, test } from 'vitest';
import { oddRow, oddWorkbook } from '#testing/odd-workbook.ts';
import { readSheet } from './read-sheet.ts';
import { UnreadableSheet } from './unreadable-sheet.ts';

const read = (file: Uint8Array) => readSheet(file, 100);
const HEAD = oddRow(1, ['Kodi', 'Çmimi']);
const plain = (name: string, rows: string) => ({ name, rows: HEAD + rows });

describe('which sheet is read', () => {
  it.each(['hidden', 'veryHidden'] as const)('never one that is %s, however full', async (state) => {
    const long = Array.from({ length: 9 }, (_, at) => oddRow(at + 2, ['V', at])).join('');
    const file = oddWorkbook({
      sheets: [{ ...plain('vjetra', long), state }, plain('Çmimet', oddRow(2, ['A', 1]))],
    });
    const content = await read(file);
    expect(content).toMatchObject({
      sheet: 'Çmimet',
      rows: [
        ['Kodi', 'Çmimi'],
        ['A', 1],
      ],
      unreadSheets: [{ name: 'vjetra', isHidden: true }],
    });
    const allHidden = oddWorkbook({ sheets: [{ ...plain('vjetra', long), state }, { name: 'bosh' }] });
    await expect(read(allHidden)).rejects.toMatchObject({ reason: 'all-hidden' });
  });

  it.each(['chartsheet', 'dialogsheet'] as const)('and a %s is none', async (kind) => {
    const file = oddWorkbook({ sheets: [{ name: 'Graf', kind }, plain('Çmimet', oddRow(2, ['A', 1]))] });
    expect(await read(file)).toMatchObject({ sheet: 'Çmimet', unreadSheets: [] });
  });

  it.each([
    [
      'in other letters',
      (path: string) => path.replace('sharedStrings', 'SharedStrings').replace('xl/', 'XL/'),
    ],
    ['with backslashes', (path: string) => path.replaceAll('/', '\\')],
    ['from the root', (path: string) => `/${path}`],
  ])('with its parts named %s', async (_how, rename) => {
    const rows = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>';
    const file = oddWorkbook({ sheets: [{ name: 'A', rows }], texts: ['tekst'], rename });
    expect((await read(file)).rows).toEqual([['tekst']]);
  });

  it.each(['../../', '..\\..\\'])(
    'and parts that lie outside the workbook (%s) are none',
    async (outside) => {
      const rows = oddRow(1, ['A', 1]);
      const file = oddWorkbook({ sheets: [{ name: 'A', rows }], rename: (path) => `${outside}${path}` });
      await expect(read(file)).rejects.toBeInstanceOf(UnreadableSheet);
    },
  );
});

const styledRows = (count: number, cell: string) =>
  Array.from(
    { length: count },
    (_, at) => `<row r="${at + 3}" s="1" customFormat="1">${cell.replaceAll('?', `${at + 3}`)}</row>`,
  ).join('');

describe('the extent of a sheet', () => {
  test.each([
    ['a coloured cell far right', '<row r="2"><c r="A2"><v>1</v></c><c r="AMJ2" s="1"/></row>'],
    [
      'a coloured cell far down',
      '<row r="2"><c r="A2"><v>1</v></c></row><row r="1048576"><c r="A1048576" s="1"/></row>',
    ],
    [
      'a blank far out',
      '<row r="2"><c r="A2"><v>1</v></c><c r="XFD2" t="inlineStr"><is><t> \u00a0</t></is></c></row>',
    ],
    [
      'an invisible mark far out',
      '<row r="2"><c r="A2"><v>1</v></c><c r="XFD2" t="inlineStr"><is><t>\u200b\u2060</t></is></c></row>',
    ],
    [
      'a control character far out',
      '<row r="2"><c r="A2"><v>1</v></c><c r="XFD2" t="inlineStr"><is><t>_x0000__x000D_</t></is></c></row>',
    ],
    [
      'empty runs far out',
      '<row r="2"><c r="A2"><v>1</v></c><c r="XFD2" t="inlineStr"><is><r><t/></r></is></c></row>',
    ],
    [
      'an apostrophe alone far out',
      '<row r="2"><c r="A2"><v>1</v></c><c r="XFD2" s="1" t="s"><v>0</v></c></row>',
    ],
    ['formatted empty rows', `<row r="2"><c r="A2"><v>1</v></c></row>${styledRows(3000, '')}`],
    [
      'formulas without a text, drawn down',
      `<row r="2"><c r="A2"><v>1</v></c></row>${styledRows(3000, '<c r="A?" t="str"><f>IF(B?="","",1)</f><v></v></c>')}`,
    ],
    [
      'such formulas without a result',
      `<row r="2"><c r="A2"><v>1</v></c></row>${styledRows(3000, '<c r="A?" t="str"><f>IF(B?="","",1)</f></c>')}`,
    ],
    [
      'invisible marks far down',
      `<row r="2"><c r="A2"><v>1</v></c></row>${styledRows(3000, '<c r="A?" t="inlineStr"><is><t>\u200b</t></is></c>')}`,
    ],
    ['an empty text far out', '<row r="2"><c r="A2"><v>1</v></c><c r="XFD2" t="str"><v></v></c></row>'],
    [
      'a formatted column',
      '<cols><col min="1" max="16384" style="1"/></cols><row r="2"><c r="A2"><v>1</v></c></row>',
    ],
  ])('does not grow by %s', async (_what, rows) => {
    const file = oddWorkbook({ sheets: [{ name: 'A', rows: oddRow(1, ['Kodi']) + rows }] });
    expect((await read(file)).rows).toEqual([['Kodi'], [1]]);
  });
});

describe('what a cell shows', () => {
  test.each([
    ['00000', 777, '00777'],
    ['0000"-"000', 1234567, '1234-567'],
    ['"PR-"000', 7, 'PR-007'],
    ['000 000 000', 49123456, '049 123 456'],
    ['#,##0.00', 777, undefined],
    ['0%', 1, undefined],
    ['General', 5901234123457, undefined],
  ])('%s of %d is %s', async (format, value, shown) => {
    const rows = `<row r="1"><c r="A1" s="1"><v>${value}</v></c></row>`;
    const { rows: read1, marks } = await read(
      oddWorkbook({ sheets: [{ name: 'A', rows }], formats: [format] }),
    );
    expect(read1).toEqual([[value]]);
    expect(marks.map(({ mark }) => mark.shown)).toEqual(shown === undefined ? [] : [shown]);
  });

  test.each([
    [false, 46_338, '2026-11-12'],
    [true, 44_876, '2026-11-12'],
    [false, 46_338.75, '2026-11-12'],
    [false, 1, '1900-01-01'],
  ])('days count from 1904: %s, so that %d is %s', async (is1904, serial, day) => {
    const rows = `<row r="1"><c r="A1" s="1"><v>${serial}</v></c><c r="B1"><v>${serial}</v></c></row>`;
    const content = await read(
      oddWorkbook({ sheets: [{ name: 'A', rows }], formats: ['dd.mm.yyyy'], is1904 }),
    );
    expect(content).toMatchObject({ is1904, rows: [[day, serial]], marks: [{ mark: { from: 'day' } }] });
  });

  test.each([
    ['an error', 't="e"><v>#REF!</v>', 'error'],
    ['a formula that was never calculated', '><f>A1*2</f>', 'no-value'],
    ['a formula with an empty value', '><f>A1*2</f><v></v>', 'no-value'],
  ])('%s is a fault with its place', async (_what, xml, fault) => {
    const rows = HEAD + oddRow(2, ['A', { xml }]);
    const { marks } = await read(oddWorkbook({ sheets: [{ name: 'A', rows }] }));
    expect(marks).toEqual([{ row: 1, column: 1, mark: { at: 'B2', fault } }]);
  });

  it.each([
    'dd.mm.yyyy;@',
    '[$-41C]dd mmmm yyyy;@',
    '[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy',
    '"Data: "dd.mm.yyyy',
    'd\\.m\\.yyyy',
    'DD.MM.YYYY',
    'yyyy-mm-dd\\Thh:mm:ss',
    'm/d/yyyy h:mm',
    '[$-409]d-mmm-yyyy;@',
    'mmm-yy',
    'dd.mm.yyyy" ora "hh:mm',
    '[$-41C]d mmm',
  ])('1904: a moment shown as %s is the day, in texts of the format too', async (pattern) => {
    const rows = '<row r="1"><c r="A1" s="1"><v>44876.73</v></c><c r="B1"><v>44876.73</v></c></row>';
    const content = await read(
      oddWorkbook({ sheets: [{ name: 'A', rows }], formats: [pattern], is1904: true }),
    );
    expect(content).toMatchObject({ is1904: true, rows: [['2026-11-12', 44_876.73]] });
  });

  it.each(['true', 'on', '1'])('1904 is said by „%s”', async (said) => {
    const rows = '<row r="1"><c r="A1"><v>1</v></c></row>';
    const file = oddWorkbook({ sheets: [{ name: 'A', rows }], is1904: said });
    expect((await read(file)).is1904).toBe(true);
  });

  it('is read through runs, prefixes, CDATA, escapes and entities, without reading aids', async () => {
    const rows = [
      '<row r="1"><c r="A1" t="inlineStr"><is><r><t>a</t></r><r><t>b&#128512;</t></r><rPh><t>x</t></rPh></is></c>',
      '<c r="B1" t="str"><v><![CDATA[a<b]]></v></c><c r="C1" t="str"><v>_x005F_x0041__x0041_</v></c>',
      '<c r="D1" t="b"><v>1</v></c></row>',
    ].join('');
    expect((await read(oddWorkbook({ sheets: [{ name: 'A', rows }] }))).rows).toEqual([
      ['ab😀', 'a<b', '_x0041_A', 'po'],
    ]);
  });
});

describe('a large sheet', () => {
  const rows = (count: number, row: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => row(at + 2)).join('');
  const wide = (at: number) => oddRow(at, [`K-${at}`, 'ë'.repeat(200), at]);
  const kept = Array.from({ length: 90 }, (_, at) => [`K-${at + 2}`, 'ë'.repeat(200), at + 2]);
  const head = oddRow(1, ['Kodi', 'Emri', 'Sasia']);

  it.each([
    ['blanks between its rows', head + rows(90, (at) => wide(at) + ' '.repeat(60_000))],
    ['empty rows between them', head + rows(90, (at) => `${wide(at)}${'<row r="7" s="1"/>'.repeat(4000)}`)],
    [
      'empty cells in them',
      head + rows(90, (at) => wide(at).replace('</row>', `${'<c r="D9" s="1"/>'.repeat(4000)}</row>`)),
    ],
    ['blanks before them', ' '.repeat(900_000) + head + rows(90, wide)],
    [
      'a prefix before its names',
      (head + rows(90, (at) => wide(at) + ' '.repeat(60_000))).replace(/<(\/?)(?=\w)/g, '<$1x:'),
    ],
  ])('with %s is read in pieces, to the last row', async (_what, xml) => {
    const { rows: found } = await read(oddWorkbook({ sheets: [{ name: 'A', rows: xml }] }));
    expect(found).toEqual([['Kodi', 'Emri', 'Sasia'], ...kept]);
  });

  it('has its texts in pieces too', async () => {
    const texts = Array.from({ length: 9000 }, (_, at) => `Teksti ${at} ${'ë'.repeat(150)}`);
    const cells = [0, 4500, 8999].map(
      (at, row) => `<row r="${row + 1}"><c r="A${row + 1}" t="s"><v>${at}</v></c></row>`,
    );
    const file = oddWorkbook({ sheets: [{ name: 'A', rows: cells.join('') }], texts });
    expect((await read(file)).rows.map(([cell]) => String(cell).slice(0, 11).trim())).toEqual([
      'Teksti 0 ëë'.slice(0, 11),
      'Teksti 4500',
      'Teksti 8999',
    ]);
  });

  it('whose last row never ends is refused', async () => {
    await expect(
      read(
        oddWorkbook({
          sheets: [{ name: 'A', rows: `${head}<row r="2"><c r="A2"><v>1</v></c></row>x<row r="3">` }],
        }),
      ),
    ).rejects.toMatchObject({ reason: 'not-a-table' });
  });
});
