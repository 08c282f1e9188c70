import {
  activeCategories,
  activeSubcategories,
  anySubcategoryLabel,
  type Category,
  categoryLabel,
  findCategory,
} from '#shared/categories.ts';
import type { Subcategory } from '#shared/firm/firm-types.ts';
import { formatBasisPoints } from '#shared/prices/money.ts';
import { printUnitPrice, toE4 } from '#shared/prices/unit-price.ts';
import { activeUnits, type Unit, unitLabel } from '#shared/prices/units.ts';
import { findRegionName, toRegionLimit } from '#shared/regions.ts';
import { PRODUCT_LABELS } from '#shared/text/field-labels.ts';
import { foldText } from '#shared/text/fold.ts';
import type { FileCell } from '#spreadsheets/sheet.ts';
import { BadCell, quoted, readNumber, readPercent, readRegion, readWhole } from './cell-readers.ts';
import type { FieldWords } from './plan-fields.ts';
import type { KnownHeaders } from './read-headers.ts';
import type { ColumnKind } from './read-rows.ts';

export const PRODUCT_HEADERS: KnownHeaders = {
  names: {
    code: [
      'Kodi',
      'Kod',
      'Kodi i produktit',
      'Kodi i artikullit',
      'Shifra',
      'Shifra e artikullit',
      'SKU',
      'code',
    ],
    name: [
      'Emri',
      'Emri i produktit',
      'Emri i artikullit',
      'Emërtimi',
      'Emërtimi i artikullit',
      'Produkti',
      'Artikulli',
      'name',
    ],
    description: ['Përshkrimi', 'description'],
    category: ['Kategoria', 'Grupi', 'category'],
    subcategory: ['Nënkategoria', 'Nëngrupi', 'subcategory'],
    unit: ['Njësia', 'Njësia matëse', 'Njësia e matjes', 'Nj. matëse', 'Njm', 'unit'],
    priceE4: ['Çmimi', 'Çmimi shitës', 'Çmimi i shitjes', 'price'],
    vatBasisPoints: ['TVSH', 'Norma e TVSH', 'Norma e TVSH-së', 'Norma', 'vat_rate_percentage', 'VAT'],
    discountBasisPoints: ['Zbritja', 'Zbritje', 'Rabati', 'discount_percentage'],
    quantity: ['Sasia', 'Stoku', 'Sasia në stok', 'Gjendja', 'quantity', 'stock_quantity'],
    shelfPlace: ['Vendi në raft', 'Rafti', 'Raft', 'Vendi', 'shelf_place'],
    weightGrams: ['Pesha (g)', 'Pesha', 'Pesha në gramë', 'weight'],
    barcode: ['Barkodi', 'Barkod', 'Kodi EAN', 'EAN', 'barcode', 'GTIN'],
    reorderPoint: ['Pika e porositjes', 'Stoku minimal', 'Kufiri i stokut', 'reorder_point'],
    reorderTo: ['Porositet deri në', 'Porosit deri në', 'Stoku maksimal', 'reorder_to'],
    packName: ['Pakoja', 'Pako', 'Emri i pakos', 'pack_name'],
    packSize: ['Copë në pako', 'Copë/pako', 'Pakimi', 'pack_size'],
    orderStep: ['Hapi i porosisë', 'Hapi', 'order_step'],
    minQuantity: ['Porosia minimale', 'Sasia minimale', 'Minimumi', 'min_quantity'],
    pricePer: ['Çmimi shfaqet për', 'price_per'],
    isOnRequest: ['Çmim sipas kërkesës', 'on_request'],
    isFeatured: ['Veçuar', 'I veçuar', 'isFeatured'],
    regionIds: ['Regjionet', 'Regjioni', 'Rajonet', 'Rajoni', 'regions'],
  },
  required: [{ fields: ['code'], label: 'Kodi' }],
};

export const PRODUCT_KINDS: Readonly<Record<string, ColumnKind>> = {
  code: 'code',
  barcode: 'code',
  shelfPlace: 'code',
  priceE4: 'amount',
  vatBasisPoints: 'percent',
  discountBasisPoints: 'percent',
  quantity: 'whole',
  weightGrams: 'amount',
  reorderPoint: 'whole',
  reorderTo: 'whole',
  packSize: 'whole',
  orderStep: 'whole',
  minQuantity: 'whole',
  pricePer: 'whole',
};

export const PRODUCT_WORDS: FieldWords = {
  names: PRODUCT_LABELS,
  optional: new Set([
    'description',
    'subcategory',
    'barcode',
    'shelfPlace',
    'weightGrams',
    'reorderPoint',
    'reorderTo',
    'packName',
    'packSize',
    'orderStep',
    'minQuantity',
    'pricePer',
    'isFeatured',
  ]),
  readers: {
    category: readCategory,
    subcategory: readSubcategory,
    unit: readUnit,
    priceE4: (cell) => toE4(readNumber(cell)),
    vatBasisPoints: readVatRate,
    discountBasisPoints: readPercent,
    quantity: readWhole,
    weightGrams: readNumber,
    reorderPoint: readWhole,
    reorderTo: readWhole,
    packSize: readWhole,
    orderStep: readWhole,
    minQuantity: readWhole,
    pricePer: readWhole,
    isOnRequest: readYesNo,
    isFeatured: readYesNo,
    regionIds: readRegions,
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

/** A key that the settling has found in the row's own category is taken before a name of another. */
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

function readRegions(cell: FileCell): number[] {
  return String(cell)
    .split(/[,;|]/)
    .filter((name) => name.trim() !== '')
    .map(readRegion);
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
