import { oddRow, oddWorkbook } from './odd-workbook.ts';

export type Random = (below: number) => number;

/** The same numbers in every run (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

export type OddFile = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Rows below the headings that hold something; null where the damage may have changed how many there are. */
  readonly rows: number | null;
  readonly how: string;
};

type Cell = string | number;

const ENDS = ['\n', '\r\n', '\r'];

/** A table as some program or accident makes it: every oddity of texts and workbooks, one or several at a time. */
export function oddFile(
  random: Random,
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
): OddFile {
  return random(4) === 0 ? oddBook(random, head, rows) : oddText(random, head, rows);
}

function oddText(random: Random, head: readonly string[], rows: readonly (readonly Cell[])[]): OddFile {
  const mark = [';', ';', '\t', '|'][random(4)] ?? ';';
  const how = [`mark ${JSON.stringify(mark)}`];
  const openRow = random(5) === 0 ? random(rows.length) : -1;
  const lines = [head, ...rows].map((cells, at) =>
    cells
      .map((cell, column) => {
        const text = typeof cell === 'number' ? String(cell).replace('.', ',') : cell;
        if (at - 1 === openRow && column === 1) return `"${text}`;
        return random(6) === 0 ? `"${text.replaceAll('"', '""')}"` : text;
      })
      .join(mark),
  );
  if (openRow >= 0) how.push(`open quote in row ${openRow + 2}`);
  const text = lines.map((line) => line + (ENDS[random(ENDS.length)] ?? '\n')).join('');
  const encoding = random(4);
  how.push(`encoding ${encoding}`);
  const bytes = encode(text, encoding);
  const damage = random(6);
  if (damage === 0) return { ...flip(random, bytes), how: [...how, 'flipped bytes'].join(', ') };
  if (damage === 1) {
    const end = 1 + random(bytes.length);
    return { bytes: bytes.slice(0, end), rows: null, how: [...how, `cut at ${end}`].join(', ') };
  }
  return { bytes, rows: rows.length, how: how.join(', ') };
}

function encode(text: string, encoding: number): Uint8Array<ArrayBuffer> {
  if (encoding === 1) return Uint8Array.from([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]);
  if (encoding === 2) return Uint8Array.from(Buffer.from(text, 'latin1'));
  return Uint8Array.from(Buffer.from(encoding === 3 ? `\ufeff${text}` : text, 'utf8'));
}

function flip(random: Random, bytes: Uint8Array<ArrayBuffer>) {
  const flipped = bytes.slice();
  for (let times = 1 + random(5); times > 0; times -= 1) flipped[random(flipped.length)] = random(256);
  return { bytes: flipped, rows: null };
}

function oddBook(random: Random, head: readonly string[], rows: readonly (readonly Cell[])[]): OddFile {
  const fault = random(4) === 0 ? random(rows.length) : -1;
  const body = rows.map((cells, at) =>
    oddRow(
      at + 2,
      at === fault
        ? cells.map((cell, column) => (column === 1 ? { xml: 't="e"><v>#REF!</v>' } : cell))
        : cells,
    ),
  );
  const styled = random(2) === 0 ? '<row r="90000"><c r="AMJ90000" s="1"/></row>' : '';
  const sheet = { name: 'A', rows: oddRow(1, [...head]) + body.join('') + styled };
  const old = {
    name: 'vjetra',
    state: 'hidden' as const,
    rows: oddRow(1, [...head]) + body.join('').repeat(3),
  };
  const chart = { name: 'Graf', kind: 'chartsheet' as const };
  const bytes = oddWorkbook({
    sheets: [...(random(2) ? [old] : []), ...(random(2) ? [chart] : []), sheet],
    formats: ['00000'],
    is1904: random(2) === 0,
  });
  const how = `workbook${fault >= 0 ? `, error in row ${fault + 2}` : ''}`;
  if (random(6) === 0) return { ...flip(random, bytes), how: `${how}, flipped bytes` };
  return { bytes, rows: rows.length, how };
}
