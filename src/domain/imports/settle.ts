import { activeCategories, activeSubcategories, categoryLabel, findCategory } from '#shared/categories.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import type { ImportKind } from '#shared/inputs/import-inputs.ts';
import { formatBasisPoints } from '#shared/prices/money.ts';
import { activeUnits } from '#shared/prices/units.ts';
import { vatRatesOn } from '#shared/prices/vat.ts';
import { activeRegions } from '#shared/regions.ts';
import { foldText } from '#shared/text/fold.ts';
import type { FileCell } from '#spreadsheets/sheet.ts';
import { categoryOfField, namesToAdd, subcategoryField } from './add-unknown.ts';
import { BadCell } from './cell-readers.ts';
import type { Grouped } from './group-sentences.ts';
import { COLUMNS } from './import-columns.ts';
import { findSubcategory } from './product-columns.ts';
import type { RowCells } from './read-rows.ts';

export type UnknownValue = { readonly field: string; readonly text: string; readonly count: number };

type Settling = {
  readonly kind: ImportKind;
  readonly today: ISODate;
  readonly settled: ReadonlyMap<string, string>;
  readonly defaults: ReadonlyMap<string, string>;
  readonly unknown: Map<string, UnknownValue>;
  /** By folded name. */
  readonly suppliers: ReadonlyMap<string, string>;
};

/** A value that the shop doesn't know, or (`text` null) one that new rows lack; `choices` are readable as cells. */
export type ToSettle = {
  readonly field: string;
  readonly name: string;
  readonly text: string | null;
  readonly count: number;
  readonly chosen: string | null;
  readonly choices: readonly string[];
  /** The rows that adding the value would create in the firm's tables; empty where it can't be added. */
  readonly additions: readonly string[];
};

type Choices = Readonly<Record<string, readonly string[]>>;

function choicesOf({ kind, suppliers }: Pick<Settling, 'kind' | 'suppliers'>): Choices {
  if (kind === 'supplier-products') return { supplier: [...suppliers.values()] };
  const regionNames = activeRegions().map(({ name }) => name);
  if (kind === 'customers') return { regionId: regionNames };
  if (kind !== 'products') return {};
  return {
    category: activeCategories().map(({ name }) => name),
    unit: activeUnits().map(({ name }) => name),
    regionIds: regionNames,
  };
}

function choicesFor(job: Settling, field: string): readonly string[] {
  const category = categoryOfField(field);
  return category === null
    ? (choicesOf(job)[field] ?? [])
    : activeSubcategories(category).map(({ name }) => name);
}

export const keyOf = (field: string, text: string) => `${field} ${foldText(text)}`;

/** The row with every settled value in place of the unknown one; counts the unknown ones. */
export function settleCells(job: Settling, cells: RowCells): RowCells {
  const { readers } = COLUMNS[job.kind].words;
  const settled = new Map(cells);
  for (const field of Object.keys(choicesOf(job))) {
    const cell = cells.get(field);
    const read = readers[field];
    if (cell === undefined || !read) continue;
    try {
      read(cell);
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      const value = countUnknown(job, field, String(cell));
      if (value !== undefined) settled.set(field, value);
    }
  }
  if (job.kind === 'products') settleSubcategory(job, settled);
  if (job.kind === 'supplier-products') settleSupplier(job, settled);
  return settled;
}

/** Returns the value chosen for it. */
function countUnknown(job: Settling, field: string, text: string): string | undefined {
  const key = keyOf(field, text);
  const known = job.unknown.get(key);
  job.unknown.set(key, { field, text: known?.text ?? text, count: (known?.count ?? 0) + 1 });
  return job.settled.get(key);
}

/** In the row's category, which has to be settled first: the same word is another subcategory in each. */
function settleSubcategory(job: Settling, cells: Map<string, FileCell>): void {
  const cell = cells.get('subcategory');
  const category = findCategory(String(cells.get('category') ?? job.defaults.get('category') ?? ''));
  if (cell === undefined || category === undefined) return;
  const text = String(cell);
  const own = findSubcategory(category, text);
  const settled = own ? undefined : countUnknown(job, subcategoryField(category), text);
  const found = own ?? (settled === undefined ? undefined : findSubcategory(category, settled));
  if (found) cells.set('subcategory', found.key);
}

function settleSupplier(job: Settling, cells: Map<string, FileCell>): void {
  const cell = cells.get('supplier');
  if (cell === undefined) return;
  const text = String(cell);
  if (job.suppliers.has(foldText(text))) return;
  const settled = countUnknown(job, 'supplier', text);
  if (settled !== undefined) cells.set('supplier', settled);
}

/** Defaults for new products where the file says nothing. */
function defaultsOf(job: Settling): Choices {
  if (job.kind !== 'products') return {};
  return {
    category: choicesOf(job)['category'] ?? [],
    vatBasisPoints: vatRatesOn(job.today).map(formatBasisPoints),
    quantity: ['0'],
  };
}

/** `18%` and `0` as the numbers that a cell would contain. */
export function toCells(defaults: ReadonlyMap<string, string>): RowCells {
  const toCell = (text: string) => (/^\d/.test(text) ? Number.parseFloat(text.replace(',', '.')) : text);
  return new Map([...defaults].map(([field, text]) => [field, toCell(text)]));
}

const MAX_TO_SETTLE = 60;

export function listToSettle(job: Settling, reasons: readonly Grouped[]): ToSettle[] {
  const { names } = COLUMNS[job.kind].words;
  const nameOf = (field: string) => {
    const category = categoryOfField(field);
    return category === null
      ? (names[field] ?? field)
      : `${names['subcategory']} (${categoryLabel(category)})`;
  };
  const missing = Object.entries(defaultsOf(job)).flatMap(([field, choices]): ToSettle[] => {
    const chosen = job.defaults.get(field) ?? null;
    const count = reasons.find(({ text }) => text.startsWith(`${nameOf(field)} mungon`))?.count ?? 0;
    return count === 0 && chosen === null
      ? []
      : [{ field, name: nameOf(field), text: null, count, chosen, choices, additions: [] }];
  });
  const unknown = [...job.unknown].map(([key, { field, text, count }]): ToSettle => {
    const choices = choicesFor(job, field);
    const chosen = job.settled.get(key) ?? null;
    return { field, name: nameOf(field), text, count, chosen, choices, additions: namesToAdd(field, text) };
  });
  return [...missing, ...unknown.toSorted((one, other) => other.count - one.count)].slice(0, MAX_TO_SETTLE);
}
