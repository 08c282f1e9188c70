import { zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import { describe, expect, it } from 'vitest';
import { readSheet } from './read-sheet.ts';
import type { SheetColumn } from './sheet.ts';
import { writeSheet } from './write-sheet.ts';

const columns: readonly SheetColumn[] = [
  { header: 'Emri', kind: 'text' },
  { header: 'Çmimi', kind: 'cents' },
  { header: 'Sasia', kind: 'whole' },
];

const text = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
const bytes = (content: string) => new TextEncoder().encode(content);

describe('a written CSV', () => {
  it('opens in a spreadsheet program as it should: BOM, semicolons, decimal comma', async () => {
    const file = await writeSheet('csv', 'Test', columns, [['Çokollatë; e zezë', 123_450, 3]]);
    expect(text(file)).toBe('\uFEFFEmri;Çmimi;Sasia\r\n"Çokollatë; e zezë";1234,50;3\r\n');
  });

  it.each(['=HYPERLINK("http://x";"y")', '+383 44 123 456', '-1+2', '@SUM(A1)', '\tx'])(
    'lets no cell act as a formula: %s',
    async (cell) => {
      const file = await writeSheet('csv', 'Test', columns, [[cell, 1, 1]]);
      const [, row = ''] = text(file).split('\r\n');
      expect(row.replace(/^"/, '').startsWith("'")).toBe(true);
      expect((await readSheet(file, 10)).rows).toEqual([
        ['Emri', 'Çmimi', 'Sasia'],
        [cell, '0,01', '1'],
      ]);
    },
  );
});

describe('a written XLSX', () => {
  it('holds texts as texts, also those that look like formulas', async () => {
    const file = await writeSheet('xlsx', 'Test', columns, [['=HYPERLINK("http://x")', 1250, 7]]);
    expect((await readSheet(file, 10)).rows).toEqual([
      ['Emri', 'Çmimi', 'Sasia'],
      ['=HYPERLINK("http://x")', 12.5, 7],
    ]);
  });
});

describe('a workbook that is filled row by row', () => {
  it('keeps every text as it is, those of its head too, and leaves out what no file can hold', async () => {
    const texts = [
      ' <b>Tom & "Jerry"</b> ',
      'rreshti 1\nrreshti 2',
      'Emri',
      'çokollatë 🍫',
      'a\u0000b\ud800',
    ];
    const file = await writeSheet(
      'xlsx',
      'Test',
      columns,
      texts.map((text, at) => [text, at * 100, null]),
    );
    const [sheet] = await readWorkbook(Uint8Array.from(file).buffer, { trim: false });
    expect(sheet?.data.slice(1)).toEqual([
      [' <b>Tom & "Jerry"</b> ', 0, null],
      ['rreshti 1\nrreshti 2', 1, null],
      ['Emri', 2, null],
      ['çokollatë 🍫', 3, null],
      ['ab\ufffd', 4, null],
    ]);
  });

  it('may be wider than the alphabet and longer than a piece', async () => {
    const wide = Array.from({ length: 60 }, (_, at) => ({ header: `K${at}`, kind: 'whole' }) as const);
    const rows = Array.from({ length: 1200 }, (_, row) => wide.map((_column, at) => row * 100 + at));
    const content = await readSheet(await writeSheet('xlsx', 'Test', wide, rows), 2000);
    expect(content.rows.slice(1)).toEqual(rows);
    const csv = await readSheet(await writeSheet('csv', 'Test', wide, rows), 2000);
    expect(csv.rows.slice(1)).toEqual(rows.map((row) => row.map(String)));
  });
});

describe('groups above the headers and notes below them', () => {
  const grouped: readonly SheetColumn[] = [
    { header: 'Nr', kind: 'text' },
    { header: 'Vlera', kind: 'text', group: '18%', note: '[12]' },
    { header: 'Vlera', kind: 'text', group: '18%', note: '[16]' },
    { header: 'Vlera', kind: 'text', group: '8%', note: '[14]' },
  ];

  it('are rows of their own, so that data begins in the fourth', async () => {
    const workbook = await writeSheet('xlsx', 'Test', grouped, [['1', '4.00', null, '2.50']]);
    expect((await readSheet(workbook, 10)).rows).toEqual([
      ['', '18%', '', '8%'],
      ['Nr', 'Vlera', 'Vlera', 'Vlera'],
      ['', '[12]', '[16]', '[14]'],
      ['1', '4.00', '', '2.50'],
    ]);
    expect(text(await writeSheet('csv', 'Test', grouped, []))).toBe(
      '\uFEFF;18%;18%;8%\r\nNr;Vlera;Vlera;Vlera\r\n;[12];[16];[14]\r\n',
    );
  });
});

const rowsOf = async (file: Uint8Array) => (await readSheet(file, 10)).rows;

describe('days', () => {
  const days: readonly SheetColumn[] = [{ header: 'Data', kind: 'date' }];

  it('are written as ISO in CSV, and as true dates of a workbook', async () => {
    expect(text(await writeSheet('csv', 'Test', days, [['2026-11-20'], [null]]))).toContain('2026-11-20');
    const workbook = await writeSheet('xlsx', 'Test', days, [['2026-11-20'], [null]]);
    const [sheet] = await readWorkbook(Uint8Array.from(workbook).buffer);
    expect(sheet?.data[1]?.[0]).toEqual(new Date(Date.UTC(2026, 10, 20)));
    expect((await readSheet(workbook, 10)).rows[1]).toEqual(['2026-11-20']);
  });
});

describe('a file that is read', () => {
  it('may be separated by comma or tab, and come from old Windows', async () => {
    expect(await rowsOf(bytes('a,b\n1,"2,5"'))).toEqual([
      ['a', 'b'],
      ['1', '2,5'],
    ]);
    expect(await rowsOf(bytes('a\tb\n1\t2'))).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
    expect(await rowsOf(Uint8Array.from([0xff, 0xfe, ...Buffer.from('ë\tb', 'utf16le')]))).toEqual([
      ['ë', 'b'],
    ]);
    expect(await rowsOf(bytes('Lista, e re\nA;1,50;18,0\nB;2,50;8,0'))).toEqual([
      ['Lista, e re'],
      ['A', '1,50', '18,0'],
      ['B', '2,50', '8,0'],
    ]);
    expect(await rowsOf(Uint8Array.from([0x43, 0x6d, 0xeb]))).toEqual([['Cmë']]);
  });

  it('is rejected when it is no table, has too many rows, or unfolds to more than any table', async () => {
    await expect(readSheet(bytes('\0\0\0'), 10)).rejects.toMatchObject({ reason: 'not-a-table' });
    await expect(readSheet(bytes(' \n \n'), 10)).rejects.toMatchObject({ reason: 'not-a-table' });
    await expect(readSheet(bytes('PK\u0003\u0004 junk'), 10)).rejects.toMatchObject({
      reason: 'not-a-table',
    });
    await expect(readSheet(bytes('a\n1\n2\n3'), 2)).rejects.toMatchObject({ reason: 'too-many-rows' });
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(160 * 1024 * 1024) }, { level: 9 });
    await expect(readSheet(bomb, 10)).rejects.toMatchObject({ reason: 'too-large' });
  });

  it.each([
    ['too-wide', '<row r="3"><c r="XFD3"><v>1</v></c></row>'],
    ['too-many-rows', '<row r="1048576"><c s="1" r="A1048576"><v>1</v></c></row>'],
    ['too-wide', '<row r="99999999999"><c r="ZZZZZZZ99999999999"><v>1</v></c></row>'],
    ['too-large', '<row r="99000"><c r="A99000"><v>1</v></c><c r="CV1"><v>1</v></c></row>'],
  ])('is rejected as %s before room is made for a cell that stands far away', async (reason, row) => {
    const sheet = `<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row>${row}</sheetData></worksheet>`;
    const workbook = zipSync({ 'xl/worksheets/sheet1.xml': bytes(sheet) });
    await expect(readSheet(workbook, 20_000)).rejects.toMatchObject({ reason });
  });

  it.each([
    ['a tag that never ends', '<c '.repeat(400_000)],
    ['a text longer than any cell', `<c r="A2"><v>${'&amp;'.repeat(300_000)}</v></c>`],
  ])('is rejected for %s before the reader spends minutes on it', async (_what, row) => {
    const sheet = `<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row>${row}</sheetData></worksheet>`;
    const hostile = { 'xl/worksheets/sheet1.xml': bytes(sheet) };
    await expect(readSheet(zipSync(hostile), 10)).rejects.toMatchObject({ reason: 'too-large' });
    const inTexts = { 'xl/sharedStrings.xml': bytes(row) };
    await expect(readSheet(zipSync(inTexts), 10)).rejects.toMatchObject({ reason: 'too-large' });
  });

  it('may have columns without an end, if there is nothing in them; not thousands that are filled', async () => {
    expect(await rowsOf(bytes(`Kodi,Emri${','.repeat(5000)}\n1,2`))).toEqual([
      ['Kodi', 'Emri'],
      ['1', '2'],
    ]);
    await expect(rowsOf(bytes(`Kodi${',x'.repeat(501)}\n1`))).rejects.toMatchObject({ reason: 'too-wide' });
  });
});
