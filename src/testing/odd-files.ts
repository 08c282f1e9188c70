import { oddRow, oddWorkbook } from './odd-workbook.ts';
import { pick, type Random, shuffled } from './seeded-random.ts';

/** A number is an amount; days are written `2026-10-13`. */
export type OddCell = string | number;

export type OddTable = {
  readonly head: readonly string[];
  readonly rows: readonly (readonly OddCell[])[];
  /** Columns of amounts, which are written with two decimals. */
  readonly amounts: readonly string[];
  readonly days: readonly string[];
};

/** How a row was damaged: its cells moved, or letters changed, so that its content is unknown. */
export type Damage = 'moved' | 'changed';

export type OddFile = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Rows with content below the headings; null where the damage may have changed their number. */
  readonly rows: number | null;
  /** Lines with content above the headings. */
  readonly above: number;
  readonly damaged: ReadonlyMap<number, Damage>;
  readonly how: string;
};

type Written = { readonly head: string[]; readonly rows: string[][]; readonly damaged: Map<number, Damage> };

/** A table as programs or accidents produce it: all oddities of texts and workbooks, several at a time. */
export function oddFile(random: Random, table: OddTable): OddFile {
  const inOrder = shuffled(random, [...table.head.keys()]);
  const sorted = {
    ...table,
    head: inOrder.map((at) => table.head[at] ?? ''),
    rows: table.rows.map((row) => inOrder.map((at) => row[at] ?? '')),
  };
  return random(3) === 0 ? oddBook(random, sorted) : oddText(random, sorted);
}

const ENDS = ['\n', '\r\n', '\r', '\r\r\n'] as const;

const AMOUNTS: readonly [(amount: number) => string, ...((amount: number) => string)[]] = [
  (amount) => amount.toFixed(2).replace('.', ','),
  (amount) => amount.toFixed(2),
  (amount) => grouped(amount, '.').replace(/.(\d\d)$/, ',$1'),
  (amount) => grouped(amount, ','),
  (amount) => grouped(amount, ' ').replace(/.(\d\d)$/, ',$1'),
  (amount) => `${amount.toFixed(2).replace('.', ',')} €`,
];

const grouped = (amount: number, mark: string) => amount.toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, mark);

const DAYS: readonly [(day: string) => string, ...((day: string) => string)[]] = [
  (day) => day,
  (day) => day.split('-').reverse().join('.'),
  (day) => day.split('-').reverse().join('/'),
  (day) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1'),
  (day) => `${day.split('-').reverse().join('.')} 14:05:11`,
  (day) => day.replaceAll('-', ''),
];

const HEADINGS: readonly [(name: string) => string, ...((name: string) => string)[]] = [
  (name) => name,
  (name) => name.toUpperCase(),
  (name) => ` ${name.normalize('NFD').replace(/\p{M}/gu, '')} `,
  (name) => `${name}:`,
  (name) => `\u200b${name}\u00a0`,
];

function oddText(random: Random, table: OddTable): OddFile {
  const how: string[] = [];
  const mark = pick(random, [';', ';', '\t', '|', ','] as const);
  const { head, rows, damaged } = written(random, table, how);
  const hasNotes = random(4) === 0;
  if (hasNotes) head.push('Shënim i brendshëm');
  if (hasNotes) for (const [at, row] of rows.entries()) row.push(at % 2 === 0 ? '' : `x${at}`);
  damageCells(random, { head, rows, damaged }, how);
  const total = random(6) === 0 ? [head.map((_, at) => (at === 0 ? '' : at === 1 ? 'Totali' : ''))] : [];
  const openRow = random(6) === 0 ? random(rows.length) : -1;
  if (openRow >= 0) how.push(`open quote in row ${openRow}`);
  const lines = [head, ...rows, ...total].map((cells, line) =>
    cells
      .map((cell, at) => {
        if (openRow >= 0 && line - 1 === openRow && at === 1) {
          damaged.set(openRow, 'moved');
          return `"${cell.replaceAll(mark, ' ')}`;
        }
        const isQuoted = cell.includes(mark) || random(7) === 0;
        return isQuoted ? `"${cell.replaceAll('"', '""')}"` : cell;
      })
      .join(mark),
  );
  const above = Array.from({ length: random(3) === 0 ? 1 + random(2) : 0 }, (_, at) => `Lista ${at}`);
  const ends = random(2) === 0 ? [pick(random, ENDS)] : ENDS;
  const end = () => (ends[random(ends.length)] ?? '\n') + (random(12) === 0 ? '\n' : '');
  const parts = [...above, ...lines].map((line) => line + end());
  how.push(`mark ${JSON.stringify(mark)}`, `${above.length} lines above`);
  const from = above.length + 1;
  const count = rows.length + total.length;
  const file = { above: above.length, damaged };
  if (random(5) === 0) {
    const row = random(rows.length);
    const line = parts[from + row] ?? '';
    parts.splice(from + row, parts.length, line.slice(0, 1 + random(Math.max(1, line.trimEnd().length))));
    for (let gone = row; gone < count; gone += 1) damaged.set(gone, 'changed');
    how.push(`cut in row ${row}`);
    const isLeft = /[^\s";\t|,\u200b]/.test(parts.at(-1) ?? '');
    const bytes = encode(random, parts.join(''), how);
    // An open quote and the end of the file may form a pair.
    return { ...file, bytes, rows: isLeft && openRow === -1 ? row + 1 : null, how: how.join(', ') };
  }
  if (random(5) === 0)
    return flipped(random, parts, from, { ...file, rows: openRow === -1 ? count : null }, how);
  return { ...file, bytes: encode(random, parts.join(''), how), rows: count, how: how.join(', ') };
}

function written(random: Random, { head, rows, amounts, days }: OddTable, how: string[]): Written {
  const amount = pick(random, AMOUNTS);
  const day = pick(random, DAYS);
  const heading = pick(random, HEADINGS);
  const kinds = head.map((name) => (amounts.includes(name) ? amount : days.includes(name) ? day : null));
  const toText = (cell: OddCell, at: number) => {
    if (kinds[at] === amount) return amount(Number(cell));
    return kinds[at] === day ? day(String(cell)) : String(cell);
  };
  how.push(`amounts ${amount(1234.5)}, days ${day('2026-10-13')}, headings ${heading('x')}`);
  return {
    head: head.map((name) => heading(name)),
    rows: rows.map((row) => row.map(toText)),
    damaged: new Map(),
  };
}

/** A cell too many or too few, as from a separator in a text or a truncated line; a duplicated row. */
function damageCells(random: Random, { head, rows, damaged }: Written, how: string[]): void {
  const row = random(rows.length);
  const cells = rows[row] ?? [];
  const what = random(8);
  if (what === 0) cells.splice(1 + random(head.length - 1), 0, 'tepër');
  else if (what === 1) cells.splice(1 + random(head.length - 1));
  else if (what === 2) rows.push([...cells]);
  else return;
  how.push(`${['cell too many', 'cells too few', 'twice'][what]}: row ${row}`);
  damaged.set(row, 'moved');
  if (what === 2) damaged.set(rows.length - 1, 'moved');
}

function encode(random: Random, text: string, how: string[]): Uint8Array<ArrayBuffer> {
  const encoding = pick(random, [
    'utf8',
    'utf8',
    'bom',
    'utf16le',
    'utf16be',
    'utf16 bare',
    'latin1',
    'twice',
  ] as const);
  how.push(encoding);
  const wide = Buffer.from(text, 'utf16le');
  if (encoding === 'utf16le') return Uint8Array.from([0xff, 0xfe, ...wide]);
  if (encoding === 'utf16be') return Uint8Array.from([0xfe, 0xff, ...wide.swap16()]);
  if (encoding === 'utf16 bare') return Uint8Array.from(wide);
  if (encoding === 'latin1')
    return Uint8Array.from(Buffer.from(text.replaceAll('€', 'EUR').replaceAll('\u200b', ''), 'latin1'));
  if (encoding === 'twice') {
    const once = Buffer.from(text.replaceAll('€', 'EUR').replaceAll('\u200b', ''), 'utf8');
    return Uint8Array.from(Buffer.from(once.toString('latin1'), 'utf8'));
  }
  return Uint8Array.from(Buffer.from(encoding === 'bom' ? `\ufeff${text}` : text, 'utf8'));
}

type Known = Pick<OddFile, 'above' | 'rows'> & { readonly damaged: Map<number, Damage> };

/** Replaces some bytes of a row, but no line ends. */
function flipped(
  random: Random,
  parts: readonly string[],
  from: number,
  known: Known,
  how: string[],
): OddFile {
  const row = random(Math.max(1, parts.length - from));
  const pieces = parts.map((part) => Buffer.from(part, 'utf8'));
  const piece = pieces[from + row] ?? Buffer.alloc(1);
  const length = Buffer.from((parts[from + row] ?? '').replace(/[\r\n]+$/, '')).length;
  for (let times = 1 + random(4); times > 0; times -= 1) {
    const byte = 1 + random(255);
    if (byte !== 0x0a && byte !== 0x0d) piece[1 + random(Math.max(1, length - 1))] = byte;
  }
  known.damaged.set(row, 'changed');
  return {
    ...known,
    bytes: Uint8Array.from(Buffer.concat(pieces)),
    how: [...how, `flipped in row ${row}`].join(', '),
  };
}

const EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

const serialOf = (day: string, is1904: boolean) => (Date.parse(day) - EPOCH) / DAY_MS - (is1904 ? 1462 : 0);

function oddBook(random: Random, table: OddTable): OddFile {
  const how = ['workbook'];
  const damaged = new Map<number, Damage>();
  const is1904 = random(3) === 0;
  const { head, rows: texts } = written(random, table, how);
  const areTexts = random(3) === 0;
  const fault = random(4) === 0 ? random(table.rows.length) : -1;
  const hidden = random(4) === 0 ? random(table.rows.length) : -1;
  if (fault >= 0) damaged.set(fault, 'changed');
  if (hidden >= 0) damaged.set(hidden, 'changed');
  how.push(`1904 ${is1904}`, `texts ${areTexts}`, `error in ${fault}`, `hidden ${hidden}`);
  const toCell = (row: number, at: number) => {
    const [name = '', cell = ''] = [table.head[at], table.rows[row]?.[at]];
    if (row === fault && at === 1) return { xml: 't="e"><v>#REF!</v>' };
    if (table.days.includes(name) && !areTexts) {
      return { xml: `${row % 2 === 0 ? 's="1"' : ''}><v>${serialOf(String(cell), is1904)}</v>` };
    }
    if (table.amounts.includes(name) && areTexts) return texts[row]?.[at] ?? '';
    if (typeof cell === 'number') return random(3) === 0 ? { xml: `><f>A1*1</f><v>${cell}</v>` } : cell;
    return cell;
  };
  const first = 1 + random(3);
  const body = table.rows.map((_, row) => {
    const xml = oddRow(
      first + 1 + row,
      table.head.map((_name, at) => toCell(row, at)),
    );
    return row === hidden ? xml.replace('<row ', '<row hidden="1" ') : xml;
  });
  const styled = random(2) === 0 ? '<row r="90000"><c r="AMJ90000" s="1"/></row>' : '';
  const blank = random(2) === 0 ? '<row r="5000"><c r="A5000" t="str"><f>""</f><v></v></c></row>' : '';
  const old = table.rows.map((row, at) =>
    oddRow(
      at + 2,
      row.map((cell) => (typeof cell === 'number' ? cell * 3 + 0.5 : cell)),
    ),
  );
  const bytes = oddWorkbook({
    sheets: [
      ...(random(2)
        ? [
            {
              name: 'vjetra',
              state: pick(random, ['hidden', 'veryHidden'] as const),
              rows: oddRow(1, [...table.head]) + old.join('').repeat(2),
            },
          ]
        : []),
      ...(random(2) ? [{ name: 'Graf', kind: 'chartsheet' as const }] : []),
      { name: 'A', rows: oddRow(first, head) + body.join('') + blank + styled },
    ],
    formats: ['dd.mm.yyyy'],
    is1904,
    rename: pick(random, [(path) => path, (path) => path.replaceAll('/', '\\'), (path) => `/${path}`]),
  });
  const file = { above: 0, damaged, how: how.join(', ') };
  if (random(8) > 0) return { ...file, bytes, rows: table.rows.length };
  const broken = bytes.slice();
  for (let times = 1 + random(5); times > 0; times -= 1) broken[random(broken.length)] = random(256);
  return { ...file, bytes: broken, rows: null, how: `${file.how}, flipped bytes` };
}
