import { foldText } from './fold.ts';

/** Categories and their subcategories, in shelf order. */
export const SUBCATEGORIES = {
  pasticeri: [
    'TedoreFilling',
    'TedoreGlazur',
    'TedoreKrem',
    'TedoreMiell',
    'TedoreIceCream',
    'MasterMartini',
    'Dekorime',
    'Tjera',
  ],
  paketime: ['Pizza', 'Hamburger', 'Sandwich', 'Samun/Pide', 'Leter', 'Torte', 'Mbajtese'],
  ambalazhe: ['Alumini', 'Plastike', 'Lugë', 'Pirun', 'Set'],
} as const;

/** Stored value of a category. */
export type Category = keyof typeof SUBCATEGORIES;

/** The three categories in shelf order. */
export const CATEGORIES = ['pasticeri', 'paketime', 'ambalazhe'] as const satisfies readonly Category[];

/** Albanian names of the categories. */
export const CATEGORY_LABELS: Readonly<Record<Category, string>> = {
  pasticeri: 'Pastiçeri',
  paketime: 'Paketime',
  ambalazhe: 'Ambalazhe',
};

/** Every subcategory key, in shelf order. */
export const ALL_SUBCATEGORIES: readonly string[] = CATEGORIES.flatMap((category) => [
  ...SUBCATEGORIES[category],
]);

/** Whether a value is one of the three categories. */
export function isCategory(value: string): value is Category {
  return Object.hasOwn(SUBCATEGORIES, value);
}

/** Whether a subcategory belongs to a category. */
export function isSubcategoryOf(category: Category, subcategory: string): boolean {
  const keys: readonly string[] = SUBCATEGORIES[category];
  return keys.includes(subcategory);
}

/** The label of a subcategory key: camel case split into words, e.g. `Tedore Ice Cream`. */
export function subcategoryLabel(key: string): string {
  return key.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
}

/** Stored category for a label or loosely typed value (`Pastiçeri` → `pasticeri`), or undefined. */
export function findCategory(value: string): Category | undefined {
  const key = foldText(value).replaceAll(' ', '-');
  return isCategory(key) ? key : undefined;
}

/** How a shelf can be sorted; `shelf` is as the products were entered. */
export const CATEGORY_SORTS = ['shelf', 'name', 'price', 'new'] as const;

/** One of the ways to sort a shelf. */
export type CategorySort = (typeof CATEGORY_SORTS)[number];
