import {
  activeCategories,
  activeSubcategories,
  anySubcategoryLabel,
  type Category,
  categoryLabel,
  findCategory,
} from '#shared/categories.ts';
import { type ByKind, fieldEntries, mapFields } from '#shared/define-fields.ts';
import type { Subcategory } from '#shared/firm/firm-types.ts';
import { formatBasisPoints } from '#shared/prices/money.ts';
import { printUnitPrice, toE4 } from '#shared/prices/unit-price.ts';
import { activeUnits, type Unit, unitLabel } from '#shared/prices/units.ts';
import { PRODUCT_FIELDS, type ProductField } from '#shared/product-fields.ts';
import { findRegionName, splitRegionNames, toRegionLimit } from '#shared/regions.ts';
import { PRODUCT_LABELS } from '#shared/text/field-labels.ts';
import { foldText } from '#shared/text/fold.ts';
import type { FileCell } from '#spreadsheets/sheet.ts';
import {
  BadCell,
  type CellReader,
  quoted,
  readNumber,
  readPercent,
  readRegion,
  readWhole,
} from './cell-readers.ts';
import type { FieldWords } from './plan-fields.ts';
import type { KnownHeaders } from './read-headers.ts';
import type { ColumnKind } from './read-rows.ts';

const FIELDS = fieldEntries(PRODUCT_FIELDS).filter(([, { kind }]) => kind !== 'image');

export const PRODUCT_HEADERS: KnownHeaders = {
  names: Object.fromEntries(
    FIELDS.map(([name, { label, headings = [], api }]) => [
      name,
      [label, ...headings, ...(api ? [api] : [])],
    ]),
  ),
  required: [{ fields: ['code'], label: PRODUCT_LABELS.code }],
  percents: FIELDS.flatMap(([name, { kind }]) => (kind === 'percent' ? [name] : [])),
};

const KINDS: ByKind<ColumnKind> = { code: 'code', price: 'amount', percent: 'percent', whole: 'whole' };

export const PRODUCT_KINDS: Readonly<Record<string, ColumnKind | undefined>> = {
  ...mapFields(PRODUCT_FIELDS, ({ kind }) => KINDS[kind]),
  weightGrams: 'amount',
};

const READERS: ByKind<CellReader> = {
  price: (cell) => toE4(readNumber(cell)),
  percent: readPercent,
  whole: readWhole,
  flag: readYesNo,
};

/** A new product without any of these would differ from the file. */
const VITAL = new Set<ProductField>(['code', 'unit', 'discountBasisPoints', 'regionIds', 'isOnRequest']);

export const PRODUCT_WORDS: FieldWords = {
  names: PRODUCT_LABELS,
  optional: new Set(
    FIELDS.flatMap(([name, { empty }]) => (empty === undefined || VITAL.has(name) ? [] : [name])),
  ),
  readers: {
    ...mapFields(PRODUCT_FIELDS, ({ kind }) => READERS[kind] ?? String),
    category: readCategory,
    subcategory: readSubcategory,
    unit: readUnit,
    vatBasisPoints: readVatRate,
    weightGrams: readNumber,
    regionIds: (cell) => splitRegionNames(String(cell)).map(readRegion),
  },
  show,
  isSame: (_field, before, after) => keyOf(before) === keyOf(after),
};

function readVatRate(cell: FileCell): number {
  const basisPoints = readPercent(cell);
  return basisPoints > 0 && basisPoints < 100 ? basisPoints * 100 : basisPoints;
}

function readCategory(cell: FileCell): Category {
  const category = findCategory(foldText(String(cell)));
  if (!category) throw new BadCell(`${quoted(cell)} nuk ekziston.`);
  return category;
}

/** A key settled for the row's own category takes precedence over the same name in another. */
function readSubcategory(cell: FileCell): string {
  const all = activeCategories().flatMap((category) => activeSubcategories(category.key));
  const found = all.find(({ key }) => key === cell) ?? findIn(all, String(cell));
  if (!found) throw new BadCell(`${quoted(cell)} nuk ekziston.`);
  return found.key;
}

export function findSubcategory(category: Category, text: string): Subcategory | undefined {
  return findIn(activeSubcategories(category), text);
}

function findIn(rows: readonly Subcategory[], text: string): Subcategory | undefined {
  const wanted = foldText(text);
  return rows.find(({ key, name }) => foldText(key) === wanted || foldText(name) === wanted);
}

const UNIT_SPELLINGS: Readonly<Record<Unit, readonly string[]>> = {
  KG: ['kilogram', 'kg.'],
  COPE: ['cp', 'cop', 'copa', 'pcs'],
  LITER: ['l', 'lt', 'litra'],
};

function readUnit(cell: FileCell): Unit {
  const wanted = foldText(String(cell));
  const unit = activeUnits().find(({ key, name }) =>
    [key, name, ...(UNIT_SPELLINGS[key] ?? [])].some((spelling) => foldText(spelling) === wanted),
  )?.key;
  if (!unit) throw new BadCell(`${quoted(cell)} nuk ekziston.`);
  return unit;
}

function readYesNo(cell: FileCell): boolean {
  const wanted = foldText(String(cell));
  if (['po', '1', 'true', 'yes', 'x'].includes(wanted)) return true;
  if (['jo', '0', 'false', 'no'].includes(wanted)) return false;
  throw new BadCell(`${quoted(cell)} duhet të jetë po ose jo.`);
}

function keyOf(value: unknown): string {
  return Array.isArray(value) ? `regions ${toRegionLimit(value.map(Number))}` : JSON.stringify(value ?? null);
}

function show(field: string, value: unknown): string {
  if (field === 'priceE4') return printUnitPrice(Number(value));
  if (field === 'vatBasisPoints' || field === 'discountBasisPoints') return formatBasisPoints(Number(value));
  if (typeof value === 'boolean') return value ? 'po' : 'jo';
  if (Array.isArray(value)) return value.map((id) => findRegionName(Number(id))).join(', ');
  return wordOf(field, String(value));
}

function wordOf(field: string, text: string): string {
  if (field === 'category') return categoryLabel(text);
  if (field === 'unit') return unitLabel(text);
  return field === 'subcategory' ? anySubcategoryLabel(text) : text;
}
