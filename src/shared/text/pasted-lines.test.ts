import { expect, test } from 'vitest';
import { codeKey } from './barcode.ts';
import { findMeant, readPastedLines } from './pasted-lines.ts';

function read(text: string, known = ['K-1', 'KUT-01', 'F 12', '4051', 'B-1']) {
  return readPastedLines(text)?.lines.map(({ readings }) => {
    const { code, quantity } = readings.find((reading) => known.includes(reading.code)) ?? {};
    return code === undefined ? undefined : `${code}=${quantity}`;
  });
}

test.each([
  'K-1 5',
  'K-1\t5',
  'K-1,5',
  'K-1; 5',
  'K-1: 5',
  'K-1 = 5',
  'K-1 - 5',
  'K-1 x5',
  'K-1 x 5',
  'K-1 5 copë',
  'K-1 5,00',
  'K-1 5.',
  '5 K-1',
  '5\tK-1',
  '5 x K-1',
  '5x K-1',
  '5×K-1',
  '5 copë K-1',
  '5, K-1',
  '- K-1 5',
  '• K-1 5',
  '3) K-1 5',
  '12. 5 x K-1',
  '\u200eK-1\u00a05',
  'K-1 Kuti torte 28 cm 5',
  '5 x K-1 Kuti torte',
  'K-1\tKuti torte\t5\t2,50\t12,50',
  'Kuti torte 28\tK-1\t5',
  '5;K-1;Kuti torte',
])('%j is five of K-1', (line) => {
  expect(read(line)).toEqual(['K-1=5']);
});

test('codes with blanks, of digits alone, and several in one line', () => {
  expect(read('F 12\t3')).toEqual(['F 12=3']);
  expect(read('4051 6')).toEqual(['4051=6']);
  expect(read('6 x 4051')).toEqual(['4051=6']);
  expect(read('K-1 5, B-1 3; F 12 2')).toEqual(['K-1=5', 'B-1=3', 'F 12=2']);
  expect(read('KUT-01 5\r\n\r\nB-1 3\r\n')).toEqual(['KUT-01=5', 'B-1=3']);
});

test('a price or a broken number is no quantity', () => {
  expect(readPastedLines('K-1 2,50')).toBeNull();
  expect(readPastedLines('K-1 5 2,50')).toBeNull();
  expect(readPastedLines('K-1 1.000')).toBeNull();
});

test('a quantity below zero is none; a dash between code and quantity is', () => {
  expect(readPastedLines('A-1 -3\nB-1 - 3')).toMatchObject({
    lines: [{ text: 'B-1 - 3', readings: [{ code: 'B-1', quantity: 3 }] }],
    unreadable: ['A-1 -3'],
  });
});

test('what is no line is kept to be named, and mere words are no list', () => {
  expect(readPastedLines('A-1 2\nfaleminderit\nB-1 0')).toMatchObject({
    lines: [{ text: 'A-1 2', readings: [{ code: 'A-1', quantity: 2 }] }],
    unreadable: ['faleminderit', 'B-1 0'],
  });
  expect(readPastedLines('kuti torte')).toBeNull();
  expect(readPastedLines('')).toBeNull();
});

const codes = ['K-1', 'B-1', 'F-12', '00777', '4051', 'SHEQER', 'MIELL', '3800012345678'];
const products = new Map(codes.map((code) => [codeKey(code), code]));

function readAll(text: string) {
  const pasted = readPastedLines(text);
  if (pasted === null) return 'search';
  const named = pasted.lines.map((line) => {
    const meant = findMeant(line, products);
    return meant ? `${meant.product}=${meant.quantity}` : `?${line.text}`;
  });
  return [...named, ...pasted.unreadable.map((line) => `!${line}`)];
}

const JOINS = [
  ' + ',
  '+',
  ' & ',
  ', ',
  ',',
  '; ',
  ' / ',
  ' dhe ',
  ' edhe ',
  ' e ',
  ' and ',
  '   ',
  '\t',
  ' | ',
  ' ',
  '；',
  '，',
  ' ＋ ',
];

test.each(JOINS)('two items of a line joined by %j are both read', (join) => {
  expect(readAll(`K-1 5${join}B-1 3`)).toEqual(['K-1=5', 'B-1=3']);
  expect(readAll(`K-1 5 copë${join}B-1 3 copë`)).toEqual(['K-1=5', 'B-1=3']);
  expect(readAll(`K-1 x5${join}B-1 x3`)).toEqual(['K-1=5', 'B-1=3']);
});

test.each([' + ', ' & ', ', ', '; ', ' / ', ' dhe ', '  ', ' '])(
  'so are quantities before their codes, joined by %j',
  (join) => {
    expect(readAll(`5 K-1${join}3 B-1`)).toEqual(['K-1=5', 'B-1=3']);
    expect(readAll(`5 x K-1${join}3 x B-1`)).toEqual(['K-1=5', 'B-1=3']);
  },
);

test.each(['SHEQER 5 + MIELL 3', 'SHEQER 5, MIELL 3', '5 SHEQER dhe 3 MIELL', '5 kg SHEQER + 3 kg MIELL'])(
  '%j are two items, words as they are',
  (line) => expect(readAll(line)).toEqual(['SHEQER=5', 'MIELL=3']),
);

test.each([
  'K-1 5 B-1',
  'K-1 B-1 5',
  'K-1 5 3 B-1',
  '5 K-1 B-1 3',
  'K-1 5 B-1 3 F-12',
  'SHEQER 5 MIELL 3',
  'K-1 5 + ?? 3 B-1',
  'K-1 5 MIELL 3',
  'K-1 Z-9 3',
  'K-1 + Z-9 5',
  '3 K-1 Z-9',
  ...['\\', '→', '•', '·', '_', '>', '#', '✅'].flatMap((join) => [
    `K-1 5${join}B-1 3`,
    `K-1 5 ${join} B-1 3`,
  ]),
])('%j is never understood as one item', (line) => {
  const read = readAll(`${line}\nF-12 1`);
  expect(read).toContain('F-12=1');
  expect(read).not.toContain('K-1=3');
  expect(read).not.toContain('K-1=5');
  expect(read).not.toContain('SHEQER=3');
});

test('three items, an unknown one among them, and a scanned number', () => {
  expect(readAll('K-1 5 + Z-9 2 + B-1 3')).toEqual(['K-1=5', '?Z-9 2', 'B-1=3']);
  expect(readAll('3800012345678 2')).toEqual(['3800012345678=2']);
  expect(readAll('00777 2 dhe K-1 6')).toEqual(['00777=2', 'K-1=6']);
  expect(readAll('4051 6 K-1 5')).toEqual(['4051=6', 'K-1=5']);
  expect(readAll('6 x 4051')).toEqual(['4051=6']);
});

test.each([
  ['K-1 Kuti torte 28 cm 5', ['K-1=5']],
  ['K-1 Qese 10/12 5', ['K-1=5']],
  ['K-1 Miell tip 500 25kg 10', ['K-1=10']],
  ['K-1 Letër A4 5', ['K-1=5']],
  ['K-1 Qumësht 2 l 5', ['K-1=5']],
  ['10 kg SHEQER', ['SHEQER=10']],
])('%j is one item, as before', (line, read) => {
  expect(readAll(line)).toEqual(read);
});

test.each([
  'K-1 8   *4051* 38',
  '1. K-1: 8 *4051* 38',
  'K-1 12cp, 4051 16,00, F-9',
  'K-1 – 23\\4051 – 48',
  'K-1 x45;B-1 56,00;4051=7',
  '• 52x K-1 and 4051=28',
  '32x K-1 / 32x 4051,',
  '7x K-1 | *4051* 27 | B-1 x12',
])('%j is never one item alone', (line) => {
  const products = new Map(['K-1', 'B-1', '4051'].map((code) => [codeKey(code), code]));
  const lines = readPastedLines(line)?.lines ?? [];
  const meant = lines.flatMap((one) => findMeant(one, products) ?? []);
  const all = ['K-1', '4051'].every((code) => meant.some(({ product }) => product === code));
  expect(all || meant.length < lines.length || lines.length === 0).toBe(true);
  expect(meant.map(({ product, quantity }) => `${product} ${quantity}`)).not.toContain('K-1 38');
});
