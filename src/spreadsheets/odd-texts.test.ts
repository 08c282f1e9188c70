import { describe, expect, it, test } from 'vitest';
import { readSheet } from './read-sheet.ts';

const read = (content: string | Uint8Array) =>
  readSheet(typeof content === 'string' ? new TextEncoder().encode(content) : content, 100);

const TABLE = [
  ['Kodi', 'Sasia'],
  ['A', '1'],
  ['B', '2'],
  ['C', '3'],
];

describe('line ends', () => {
  const ends = ['\n', '\r\n', '\r'];
  const mixtures = ends.flatMap((one) =>
    ends.flatMap((two) => ends.map((three) => [one, two, three] as const)),
  );
  it.each(mixtures)('in the mixture %j %j %j leave every row', async (one, two, three) => {
    expect((await read(`Kodi;Sasia${one}A;1${two}B;2${three}C;3`)).rows).toEqual(TABLE);
    expect((await read(`Kodi;Sasia${one}A;1${two}B;2${three}C;3${one}`)).rows).toEqual(TABLE);
  });
});

test.each([';', ',', '\t', '|', '~', '^'])('the separator %j is found', async (mark) => {
  expect((await read(TABLE.map((row) => row.join(mark)).join('\r\n'))).rows).toEqual(TABLE);
});

test('Excel’s own line that names the separator is none of the table', async () => {
  expect((await read(`sep=;\r\nKodi;Sasia\r\nA;1\r\nB;2\r\nC;3`)).rows).toEqual([[], ...TABLE]);
});

describe('a quote', () => {
  it.each([
    ['that never closes', 'A;1\n"B;2\nC;3', 2],
    ['that closes where another begins', 'A;1\n"B;2\nC;"3"', 2],
    ['that closes in another row', 'A;1\n"B;2\nC;3"', 2],
  ])('%s names its row, and the others are read', async (_what, body, row) => {
    const { rows, marks } = await read(`Kodi;Sasia\n${body}`);
    expect(marks).toEqual([{ row, column: 0, mark: { at: `A${row + 1}`, fault: 'open-quote' } }]);
    expect(rows.map(([first]) => String(first).replaceAll('"', ''))).toEqual(['Kodi', 'A', 'B', 'C']);
  });

  it.each([
    ['12" tepsi', '12" tepsi'],
    ['"Torta" e madhe', '"Torta" e madhe'],
    ['"12"" x"', '12" x'],
    ['"dy\r\nrreshta"', 'dy\r\nrreshta'],
    ['"a;b"', 'a;b'],
    ['"a" ', 'a'],
  ])('%j is %j', async (written, value) => {
    const { rows, marks } = await read(`Kodi;Emri;Sasia\nA;${written};1\nB;x;2`);
    expect(rows).toEqual([
      ['Kodi', 'Emri', 'Sasia'],
      ['A', value, '1'],
      ['B', 'x', '2'],
    ]);
    expect(marks).toEqual([]);
  });
});

describe('a table', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, at) => `A${at};${at + 1}`);

  it('loses no row by the blank ones between them, however many', async () => {
    const doubled = ['Kodi;Sasia', ...rows(95)].join('\r\r\n');
    expect((await read(doubled)).rows.filter((row) => row.length > 1)).toHaveLength(96);
    const late = `Kodi;Sasia\n${'\n'.repeat(300)}A;1\n`;
    expect((await read(late)).rows.at(-1)).toEqual(['A', '1']);
    await expect(read(`Kodi;Sasia\n${';\n'.repeat(9000)}A;1`)).rejects.toMatchObject({
      reason: 'too-many-rows',
    });
    expect((await read(`Kodi;Sasia\nA;1\n${';\n'.repeat(9000)}`)).rows).toHaveLength(2);
  });

  it.each([
    ['each line in quotes', '"Kodi;Emri;Sasia"\n"A;""a; b"";1"\n"B;b;2"'],
    ['apostrophes around texts', "'Kodi';'Emri';'Sasia'\n'A';'a; b';1\n'B';'b';2"],
    ['blanks before quotes', 'Kodi; Emri; Sasia\nA; "a; b"; 1\nB; b; 2'],
    ['quotes behind backslashes', 'Kodi;Emri;Sasia\nA;"a; b";1\nB;"b";2\nC;"c \\"d; e\\"";3'],
    ['texts as formulas', 'Kodi;Emri;Sasia\n="A";="a; b";1\nB;b;2'],
    [
      'only invisible marks in the cells behind',
      'Kodi;Emri;Sasia;\u200b\nA;"a; b";1;\u2060\nB;b;2;\n\u200b;;;',
    ],
    ['a separator behind each line', 'Kodi;Emri;Sasia;\nA;"a; b";1;\nB;b;2;'],
    ['cells of several lines', 'Kodi;Emri;Sasia\nA;"a; b";1\nB;b;2\nC;"c\nc";3\nD;"d\nd\nd";4\nE;"e\ne";5'],
  ])('with %s is read as it is meant', async (_how, text) => {
    const { rows: found, marks } = await read(text);
    expect(marks).toEqual([]);
    expect(found.slice(0, 3).map((row) => row.map((cell) => String(cell).trim()))).toEqual([
      ['Kodi', 'Emri', 'Sasia'],
      ['A', 'a; b', '1'],
      ['B', 'b', '2'],
    ]);
    expect(found.map((row) => row.length)).toEqual(found.map(() => 3));
  });
});

it('is a table of semicolons, though commas agree in more of its lines', async () => {
  const text = 'a;b;c;d;e;f\nA;1,20;3;4;5;6;tepër\nB;1,30;3;4;5';
  expect((await read(text)).rows.map((row) => row[1])).toEqual(['b', '1,20', '1,30']);
});

describe('a quote that opens one cell', () => {
  it.each([
    ['an inch mark first', 'A;"12 inç;1\nB;b;2', ['B2']],
    ['in the last cell of the file', 'A;a;1\nB;b;"2', ['C3']],
    ['in each row', '"A;a;1\n"B;b;2', ['A2', 'A3']],
    ['in the last cell of a quoted row', '"A";"a";"1\n"B";"b";"2"', ['C2']],
    ['beside a doubled one', 'A;"a"";1\nB;b;2', ['B2']],
    ['before a cell of several lines', 'A;"a;1\nB;"b\nb";2', ['B2']],
    ['behind a cell of several lines', 'A;"a\na";1\nB;"b;2', ['B3']],
    ['in two rows, so that they seem a pair', 'A;"a;1\nB;"b;2', ['B2', 'B3']],
  ])('(%s) costs its row alone', async (_what, body, places) => {
    const { rows: found, marks } = await read(`Kodi;Emri;Sasia\n${body}`);
    expect(marks.map(({ mark }) => mark.at)).toEqual(places);
    expect(found.map((row) => String(row[0]).replace('"', ''))).toEqual(['Kodi', 'A', 'B']);
    expect(found.map((row) => row.length)).toEqual([3, 3, 3]);
  });

  it('in the headings is named', async () => {
    const { marks } = await read('Kodi;"Emri;Sasia\nA;a;1\nB;b;2');
    expect(marks.map(({ mark }) => mark.at)).toEqual(['B1']);
  });
});

describe('letters', () => {
  const utf8 = (text: string) => [...new TextEncoder().encode(text)];
  const latin1 = (text: string) => [...Buffer.from(text, 'latin1')];

  it.each([
    ['at the end', [...utf8('Çabej\nPrishtin'), 0xc3]],
    ['in the middle', [...utf8('Çabej\nPrishtin'), 0xc3, ...utf8(';x')]],
    ['at the beginning', [...utf8('Çabej\n'), 0xab, ...utf8('mbël')]],
  ])('cut %s mark their cell alone', async (_where, bytes) => {
    const { rows, marks } = await read(Uint8Array.from(bytes));
    expect(rows[0]).toContain('Çabej');
    expect(marks).toMatchObject([{ row: 1, column: 0, mark: { fault: 'broken-text' } }]);
  });

  it('cut in a file whose only other sign is € leave the rows as they are', async () => {
    const { rows, marks } = await read(
      Uint8Array.from([...utf8('A;1,20 €\nB;x'), 0xc3, ...utf8(';\nC;2,40 €')]),
    );
    expect(rows.map((row) => row.slice(0, 2))).toEqual([
      ['A', '1,20 €'],
      ['B', 'x\ufffd'],
      ['C', '2,40 €'],
    ]);
    expect(marks).toHaveLength(1);
  });

  it('of Windows in a file of UTF-8 are read line by line', async () => {
    const { rows, marks } = await read(
      Uint8Array.from([...utf8('Çabej\n'), ...latin1('Dëshmorët\n'), ...utf8('ë')]),
    );
    expect(rows.map(([cell]) => cell)).toEqual(['Çabej', 'Dëshmorët', 'ë']);
    expect(marks).toEqual([]);
  });

  it.each([
    ['Windows', latin1('Dëshmorët çaj')],
    ['DOS', [0x44, 0x89, ...latin1('shmor'), 0x89, ...latin1('t '), 0x87, ...latin1('aj')]],
    ['UTF-16 without its mark', [...Buffer.from('Dëshmorët çaj', 'utf16le')]],
  ])('of %s are read', async (_name, bytes) => {
    expect((await read(Uint8Array.from(bytes))).rows).toEqual([['Dëshmorët çaj']]);
  });
});

test.each([
  ['HTML', '<html><body><table><tr><td>1'],
  ['HTML', '\ufeff  <!DOCTYPE html><p>'],
  ['HTML', '<table border=1>'],
  ['XML', '<?xml version="1.0"?><Workbook/>'],
  ['camt.053', '<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">'],
  ['QIF', '!Type:Bank\nD12/11/2026\n^'],
  ['OFX', 'OFXHEADER:100\nDATA:OFXSGML'],
  ['OFX', '<?xml version="1.0"?><?OFX OFXHEADER="200"?>'],
  ['JSON', '[{"a":1}]'],
  ['JSON', '{"rows":[]}'],
  ['RTF', '{\\rtf1'],
  ['MT940', ':20:X\r\n:25:Y'],
  ['PDF', '%PDF-1.7'],
])('%s is refused by its name: %j', async (reason, content) => {
  await expect(read(content)).rejects.toMatchObject({ reason });
});
