import { unzipSync, Zip, ZipDeflate } from 'fflate';
import type { SheetCell, SheetChunk } from './sheet.ts';

const SHEET = 'xl/worksheets/sheet1.xml';
const TEXTS = 'xl/sharedStrings.xml';

const PIECE = 64 * 1024;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export function fillWorkbook(
  pattern: Uint8Array,
  headRows: number,
  rows: Iterable<readonly SheetCell[]>,
): SheetChunk {
  const files = unzipSync(pattern);
  const [before = '', templateRow = '', after = ''] = split(read(files, SHEET), headRows + 1);
  const texts = createTexts(read(files, TEXTS));
  const looks = new Map(
    [...templateRow.matchAll(/<c r="([A-Z]+)\d+"( s="\d+")/g)].map(([, at, style]) => [at, style]),
  );
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for (const [name, bytes] of Object.entries(files)) {
    if (name !== SHEET && name !== TEXTS) write(zip, name, [bytes]);
  }
  write(zip, SHEET, sheetOf(before, rows, after));
  write(zip, TEXTS, encode(texts.all()));
  zip.end();
  return joinBytes(parts);

  function* sheetOf(head: string, body: typeof rows, end: string): Generator<Uint8Array> {
    yield* encode([head]);
    yield* encode(toRows(body));
    yield* encode([end]);
  }

  function* toRows(body: typeof rows): Generator<string> {
    let place = headRows;
    for (const row of body) {
      place += 1;
      const cells = row.map((cell, column) => {
        if (cell === null) return '';
        const letters = lettersOf(column);
        const at = `<c r="${letters}${place}"${looks.get(letters) ?? ''}`;
        return typeof cell === 'number'
          ? `${at}><v>${cell}</v></c>`
          : `${at} t="s"><v>${texts.placeOf(cell)}</v></c>`;
      });
      yield `<row r="${place}">${cells.join('')}</row>`;
    }
  }
}

function read(files: Readonly<Record<string, Uint8Array>>, name: string): string {
  const bytes = files[name];
  if (!bytes) throw new Error(`A workbook without ${name}.`);
  return new TextDecoder().decode(bytes);
}

function split(sheet: string, row: number): string[] {
  const match = new RegExp(`<row r="${row}"(?:/>|>.*?</row>)`, 's').exec(sheet);
  if (!match) throw new Error('A workbook without its pattern.');
  return [sheet.slice(0, match.index), match[0], sheet.slice(match.index + match[0].length)];
}

function createTexts(known: string) {
  const end = known.lastIndexOf('</sst>');
  if (end < 0) throw new Error('A workbook without a list of texts.');
  const head = known.slice(0, end);
  const first = head.split('<si>').length - 1;
  const places = new Map<string, number>();
  return {
    placeOf: (text: string): number => {
      const place = places.get(text) ?? first + places.size;
      places.set(text, place);
      return place;
    },
    all: function* (): Generator<string> {
      yield head;
      for (const text of places.keys()) yield `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`;
      yield '</sst>';
    },
  };
}

function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');
}

const letters: string[] = [];

function lettersOf(column: number): string {
  letters[column] ??=
    (column >= 26 ? lettersOf(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));
  return letters[column];
}

function* encode(texts: Iterable<string>): Generator<Uint8Array> {
  const encoder = new TextEncoder();
  let piece = '';
  for (const text of texts) {
    piece += text;
    if (piece.length < PIECE) continue;
    yield encoder.encode(piece);
    piece = '';
  }
  yield encoder.encode(piece);
}

function write(zip: Zip, name: string, pieces: Iterable<Uint8Array>): void {
  const file = new ZipDeflate(name, { level: 6 });
  zip.add(file);
  for (const piece of pieces) file.push(piece);
  file.push(new Uint8Array(0), true);
}

export function joinBytes(parts: readonly Uint8Array[]): SheetChunk {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
