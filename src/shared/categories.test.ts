import { describe, expect, it } from 'vitest';
import {
  ALL_SUBCATEGORIES,
  CATEGORIES,
  findCategory,
  isCategory,
  isSubcategoryOf,
  SUBCATEGORIES,
  subcategoryLabel,
} from './categories.ts';

describe('categories', () => {
  it.each([
    ['Pastiçeri', 'pasticeri'],
    ['Pastic\u0327eri', 'pasticeri'],
    [' PAKETIME ', 'paketime'],
    ['ambalazhe', 'ambalazhe'],
    ['mish', undefined],
    ['__proto__', undefined],
    ['', undefined],
  ])('%j is the category %j', (label, key) => expect(findCategory(label)).toBe(key));

  it('are only the three', () => {
    expect(CATEGORIES.every(isCategory)).toBe(true);
    expect(['constructor', 'toString', 'Pasticeri', ''].some(isCategory)).toBe(false);
  });

  it('own their subcategories: no key is in two of them', () => {
    expect(new Set(ALL_SUBCATEGORIES).size).toBe(ALL_SUBCATEGORIES.length);
    for (const category of CATEGORIES) {
      for (const key of ALL_SUBCATEGORIES) {
        const own: readonly string[] = SUBCATEGORIES[category];
        expect(isSubcategoryOf(category, key)).toBe(own.includes(key));
      }
    }
  });

  it.each([
    ['TedoreFilling', 'Tedore Filling'],
    ['TedoreIceCream', 'Tedore Ice Cream'],
    ['MasterMartini', 'Master Martini'],
    ['Samun/Pide', 'Samun/Pide'],
    ['Lugë', 'Lugë'],
  ])('%s is shown as %s', (key, label) => expect(subcategoryLabel(key)).toBe(label));
});
