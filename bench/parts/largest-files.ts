import { zipSync } from 'fflate';
import { MAX_BANK_ROWS } from '#shared/inputs/bank-import-inputs.ts';
import { MAX_IMPORT_ROWS } from '#shared/inputs/import-inputs.ts';
import type { SheetColumn } from '#spreadsheets/sheet.ts';
import { writeSheet } from '#spreadsheets/write-sheet.ts';
import { camt053 } from '#testing/given-statement.ts';
import { oddRow, oddWorkbook } from '#testing/odd-workbook.ts';

type LargeFile = {
  readonly name: string;
  readonly kind: string;
  readonly make: () => Promise<Uint8Array<ArrayBuffer>>;
};

type Table = { readonly head: readonly string[]; readonly row: (at: number) => readonly (string | number)[] };

const TABLES: Readonly<Record<string, Table>> = {
  products: {
    head: ['Kodi', 'Emri', 'Përshkrimi', 'Kategoria', 'Çmimi', 'TVSH', 'Sasia', 'Barkodi'],
    row: (at) => [
      `M-${at}`,
      `Artikulli i matjes ${at}`,
      `Përshkrimi i artikullit ${at}`,
      'pasticeri',
      `${1 + (at % 90)},50`,
      18,
      100,
      '',
    ],
  },
  customers: {
    head: ['Emri', 'Telefoni', 'Email', 'Adresa', 'Regjioni', 'Limiti', 'Afati i pagesës'],
    row: (at) => [
      `Furra e matjes ${at}`,
      `0497${100_000 + at}`,
      `furra${at}@matja.test`,
      `Rr. e Matjes ${at}`,
      'Prishtinë',
      '500,00',
      30,
    ],
  },
  openings: {
    head: ['Telefoni', 'Fatura', 'Shuma', 'Data', 'Afati'],
    row: (at) => [`0497${100_000 + at}`, `F-${at}`, `${1 + (at % 900)},25`, '13.10.2026', '13.11.2026'],
  },
  prices: {
    head: ['Kodi', 'Emri', 'Çmimi'],
    row: (at) => [`M-${at}`, `Artikulli ${at}`, `${1 + (at % 90)},40`],
  },
  'supplier-products': {
    head: ['Kodi', 'Furnitori', 'Kodi i furnitorit', 'Pako', 'Çmimi pa TVSH'],
    row: (at) => [`M-${at}`, 'Mulliri', `S-${at}`, 6, `${1 + (at % 90)},40`],
  },
  'opening-costs': {
    head: ['Kodi', 'Emri', 'Kosto pa TVSH'],
    row: (at) => [`M-${at}`, `Artikulli ${at}`, `${1 + (at % 90)},40`],
  },
  bank: {
    head: ['Data', 'Përshkrimi', 'Paguesi', 'Shuma', 'Monedha', 'Referenca'],
    row: (at) => [
      '13.10.2026',
      `Pagesë për faturën e muajit ${at}`,
      `Furra ${at}`,
      `${1 + (at % 900)},25`,
      'EUR',
      `B-${at}`,
    ],
  },
};

const bytesOf = (text: string) => Uint8Array.from(new TextEncoder().encode(text));

function rowsOf(kind: string) {
  const { row } = TABLES[kind] ?? { row: () => [] };
  return Array.from({ length: kind === 'bank' ? MAX_BANK_ROWS : MAX_IMPORT_ROWS }, (_, at) => row(at));
}

/** The maximum number of rows for each importer, as text and as a workbook; statements; a small file of many blanks. */
export function largestFiles(): LargeFile[] {
  const tables = Object.entries(TABLES).flatMap(([kind, { head }]): LargeFile[] => [
    {
      name: `${kind}.csv`,
      kind,
      make: async () => bytesOf([head, ...rowsOf(kind)].map((row) => row.join(';')).join('\n')),
    },
    {
      name: `${kind}.xlsx`,
      kind,
      make: async () => {
        const columns = head.map((header): SheetColumn => ({ header, kind: 'text' }));
        return Uint8Array.from(await writeSheet('xlsx', 'Matja', columns, rowsOf(kind)));
      },
    },
  ]);
  return [...tables, ...statements(), ...hostile()];
}

function statements(): LargeFile[] {
  const rows = Array.from({ length: MAX_BANK_ROWS }, (_, at) => at);
  const entries = rows.map((at) => ({
    ...{ day: '2026-10-13', cents: 125 + at, bankId: `B-${at}` },
    payments: [{ cents: 125 + at, payer: `Furra ${at}`, text: 'Pagesë' }],
  }));
  const lines = rows.map((at) => `:61:2610131013C${1 + at},25NTRFNONREF//B-${at}\r\n:86:Furra ${at} Pagese`);
  const mt940 = [':20:S', ':25:XK05', ':60F:C261001EUR0,00', ...lines, ':62F:C261014EUR0,00', '-'];
  return [
    { name: 'camt.053', kind: 'bank', make: async () => bytesOf(camt053(entries)) },
    { name: 'MT940', kind: 'bank', make: async () => bytesOf(mt940.join('\r\n')) },
  ];
}

const MB = 1024 * 1024;

/** Small files that unpack to large ones: blanks between tags, and styled empty cells. */
function hostile(): LargeFile[] {
  const head = oddRow(1, ['Kodi', 'Emri', 'Çmimi']);
  const styled = Array.from(
    { length: 1_000_000 },
    (_, at) => `<row r="${at + 2}"><c r="A${at + 2}" s="1"/></row>`,
  );
  const book = (rows: string) => async () => oddWorkbook({ sheets: [{ name: 'A', rows }], formats: ['0'] });
  return [
    { name: 'blanks of 70 MB', kind: 'products', make: book(`${head}${' '.repeat(70 * MB)}`) },
    {
      name: 'blanks in pieces of 1 KB',
      kind: 'products',
      make: book(head + `<row/>${' '.repeat(1000)}`.repeat(70_000)),
    },
    { name: 'a million styled rows', kind: 'products', make: book(head + styled.join('')) },
    {
      name: 'more than is unpacked',
      kind: 'products',
      make: async () =>
        Uint8Array.from(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(160 * MB) }, { level: 9 })),
    },
  ];
}
