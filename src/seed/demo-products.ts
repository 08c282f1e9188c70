import { readFileSync } from 'node:fs';
import { foldText } from '#shared/text/fold.ts';
import { readCsv } from '#spreadsheets/csv/read-csv.ts';

export type DemoProduct = {
  readonly cells: readonly string[];
  readonly code: string;
  readonly picture: string;
};

export type DemoCatalogue = { readonly header: readonly string[]; readonly products: readonly DemoProduct[] };

const CODE = 'Kodi';
const PICTURE = 'Fotografia';

const MAX_ROWS = 5000;

export function readDemoCatalogue(file: string): DemoCatalogue {
  const [header = [], ...rows] = readCsv(readFileSync(file), MAX_ROWS).rows.map((row) => row.map(String));
  const columnOf = (name: string) => header.findIndex((cell) => foldText(cell) === foldText(name));
  const [code, picture] = [columnOf(CODE), columnOf(PICTURE)];
  const products = rows
    .filter((cells) => (cells[code] ?? '') !== '')
    .map((cells) => ({ cells, code: cells[code] ?? '', picture: cells[picture] ?? '' }));
  return { header, products };
}

/** Evenly spaced, so that every category is represented; all when the list is shorter. */
export function chooseEvenly<T>(products: readonly T[], count: number): readonly T[] {
  if (count >= products.length) return products;
  const step = products.length / Math.max(1, count);
  return products.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
