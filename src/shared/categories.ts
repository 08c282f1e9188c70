import { firmTables } from './firm/firm-tables.ts';
import type { CategoryRow, Subcategory } from './firm/firm-types.ts';
import { splitKey } from './firm/split-key.ts';
import { foldText } from './text/fold.ts';

export const MAX_ACTIVE_CATEGORIES = 12;

export const MAX_ACTIVE_SUBCATEGORIES = 40;

export type Category = string;

export function activeCategories(): readonly CategoryRow[] {
  return firmTables().categories.filter((category) => category.isActive);
}

export function findCategoryRow(key: string): CategoryRow | undefined {
  return firmTables().categories.find((category) => category.key === key);
}

export function isKnownCategory(key: string): boolean {
  return findCategoryRow(key) !== undefined;
}

export function isCategory(key: string): boolean {
  return findCategoryRow(key)?.isActive === true;
}

export function findRenamedCategory(key: string): CategoryRow | undefined {
  return firmTables().categories.find((category) => category.formerKeys.includes(key));
}

export function categoryLabel(key: string): string {
  return findCategoryRow(key)?.name ?? key;
}

export function activeSubcategories(category: string): readonly Subcategory[] {
  return findCategoryRow(category)?.subcategories.filter((subcategory) => subcategory.isActive) ?? [];
}

export function isSubcategoryOf(category: string, subcategory: string): boolean {
  return activeSubcategories(category).some(({ key }) => key === subcategory);
}

export function subcategoryLabel(category: string, key: string): string {
  const row = findCategoryRow(category)?.subcategories.find((subcategory) => subcategory.key === key);
  return row?.name ?? splitKey(key);
}

/** For entries that store only the key. */
export function anySubcategoryLabel(key: string): string {
  const all = firmTables().categories.flatMap((category) => category.subcategories);
  return all.find((subcategory) => subcategory.key === key)?.name ?? splitKey(key);
}

/** Goods in these categories are sold by weight, so a price per kilo helps. */
const FOOD_ICONS: ReadonlySet<string> = new Set([
  'cake',
  'bread',
  'candy',
  'chef',
  'coffee',
  'cookie',
  'egg',
  'fish',
  'ice-cream',
  'meat',
  'milk',
  'salt',
]);

export function isFood(category: string): boolean {
  return FOOD_ICONS.has(findCategoryRow(category)?.icon ?? '');
}

/** Key of the category for a name or loosely typed key (`Pastiçeri` → `pasticeri`), or undefined. */
export function findCategory(value: string): string | undefined {
  const wanted = foldText(value);
  const key = wanted.replaceAll(' ', '-');
  const found = activeCategories();
  return (found.find((row) => row.key === key) ?? found.find((row) => foldText(row.name) === wanted))?.key;
}

export const CATEGORY_SORTS = ['shelf', 'name', 'price', 'new'] as const;

export type CategorySort = (typeof CATEGORY_SORTS)[number];
