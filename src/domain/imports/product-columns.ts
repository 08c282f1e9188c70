import { type Category, findCategory, SUBCATEGORIES, subcategoryLabel } from '../../shared/categories.ts';
import { foldText } from '../../shared/fold.ts';
import { toBasisPoints, toCents } from '../../shared/money.ts';
import { REGIONS } from '../../shared/regions.ts';
import { UNIT_LABELS, UNITS } from '../../shared/units.ts';
import { parseDecimal } from '../spreadsheets/parse-decimal.ts';

/** Names by which a column of a product file is known, folded; ours first, then those of the interface for programs. */
export const PRODUCT_HEADERS: Readonly<Record<string, string>> = {
  kodi: 'code',
  code: 'code',
  emri: 'name',
  'emri i produktit': 'name',
  name: 'name',
  pershkrimi: 'description',
  description: 'description',
  kategoria: 'category',
  category: 'category',
  nenkategoria: 'subcategory',
  subcategory: 'subcategory',
  njesia: 'unit',
  unit: 'unit',
  cmimi: 'priceCents',
  'cmimi me tvsh': 'priceCents',
  price: 'priceCents',
  tvsh: 'vatBasisPoints',
  'tvsh (%)': 'vatBasisPoints',
  vat_rate_percentage: 'vatBasisPoints',
  zbritja: 'discountBasisPoints',
  'zbritja (%)': 'discountBasisPoints',
  discount_percentage: 'discountBasisPoints',
  sasia: 'quantity',
  stoku: 'quantity',
  quantity: 'quantity',
  vecuar: 'isFeatured',
  isfeatured: 'isFeatured',
  regjionet: 'regionIds',
  regions: 'regionIds',
};

/** A cell that is not what its column asks for. */
export class BadCell extends Error {}

type Reader = (text: string) => unknown;

const number: Reader = (text) => {
  const value = parseDecimal(text);
  if (value === undefined) throw new BadCell(`„${text.slice(0, 40)}” nuk është numër.`);
  return value;
};

const READERS: Readonly<Record<string, Reader>> = {
  category: readCategory,
  subcategory: readSubcategory,
  unit: readUnit,
  priceCents: (text) => toCents(Number(number(text))),
  vatBasisPoints: (text) => toBasisPoints(Number(number(text))),
  discountBasisPoints: (text) => toBasisPoints(Number(number(text))),
  quantity: number,
  isFeatured: readYesNo,
  regionIds: readRegions,
};

/** The value of a filled cell in the words of the product's input. Throws a `BadCell` that says what is wrong. */
export function readProductCell(field: string, text: string): unknown {
  return (READERS[field] ?? String)(text);
}

function readCategory(text: string): Category {
  const category = findCategory(foldText(text));
  if (!category) throw new BadCell(`Kategoria „${text.slice(0, 40)}” nuk ekziston.`);
  return category;
}

const SUBCATEGORY_KEYS = new Map(
  Object.values(SUBCATEGORIES)
    .flat()
    .flatMap((key) => [
      [foldText(key), key],
      [foldText(subcategoryLabel(key)), key],
    ]),
);

function readSubcategory(text: string): string {
  const key = SUBCATEGORY_KEYS.get(foldText(text));
  if (!key) throw new BadCell(`Nënkategoria „${text.slice(0, 40)}” nuk ekziston.`);
  return key;
}

function readUnit(text: string): string {
  const wanted = foldText(text);
  const unit = UNITS.find((known) => foldText(known) === wanted || foldText(UNIT_LABELS[known]) === wanted);
  if (!unit) throw new BadCell(`Njësia „${text.slice(0, 40)}” nuk ekziston.`);
  return unit;
}

function readYesNo(text: string): boolean {
  const wanted = foldText(text);
  if (['po', '1', 'true', 'yes', 'x'].includes(wanted)) return true;
  if (['jo', '0', 'false', 'no'].includes(wanted)) return false;
  throw new BadCell(`„${text.slice(0, 40)}” duhet të jetë po ose jo.`);
}

function readRegions(text: string): number[] {
  return text
    .split(/[,;|]/)
    .map((name) => foldText(name))
    .filter(Boolean)
    .map((name) => {
      const region = REGIONS.find((known) => foldText(known.name) === name || String(known.id) === name);
      if (!region) throw new BadCell(`Regjioni „${name.slice(0, 40)}” nuk ekziston.`);
      return region.id;
    });
}
