import { foldText } from './text/fold.ts';

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

export type Category = keyof typeof SUBCATEGORIES;

export const CATEGORIES = ['pasticeri', 'paketime', 'ambalazhe'] as const satisfies readonly Category[];

export const CATEGORY_LABELS: Readonly<Record<Category, string>> = {
  pasticeri: 'Pastiçeri',
  paketime: 'Paketime',
  ambalazhe: 'Ambalazhe',
};

export const ALL_SUBCATEGORIES: readonly string[] = CATEGORIES.flatMap((category) => [
  ...SUBCATEGORIES[category],
]);

export function isCategory(value: string): value is Category {
  return Object.hasOwn(SUBCATEGORIES, value);
}

export function isSubcategoryOf(category: Category, subcategory: string): boolean {
  const keys: readonly string[] = SUBCATEGORIES[category];
  return keys.includes(subcategory);
}

export function subcategoryLabel(key: string): string {
  return key.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
}

/** Category for a label or loosely typed value (`Pastiçeri` → `pasticeri`), or undefined. */
export function findCategory(value: string): Category | undefined {
  const key = foldText(value).replaceAll(' ', '-');
  return isCategory(key) ? key : undefined;
}

export const CATEGORY_SORTS = ['shelf', 'name', 'price', 'new'] as const;

export type CategorySort = (typeof CATEGORY_SORTS)[number];
