import { describe, expect, it } from 'vitest';
import {
  activeCategories,
  activeSubcategories,
  findCategory,
  isCategory,
  isSubcategoryOf,
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

  it('are only the three of the specification in a fresh shop', () => {
    expect(activeCategories().map(({ key }) => key)).toEqual(['pasticeri', 'paketime', 'ambalazhe']);
    expect(['constructor', 'toString', 'Pasticeri', ''].some(isCategory)).toBe(false);
  });

  it('own their subcategories: no key is in two of them', () => {
    const all = activeCategories().flatMap(({ key }) => activeSubcategories(key).map((part) => part.key));
    expect(new Set(all).size).toBe(20);
    for (const { key: category } of activeCategories()) {
      const own = activeSubcategories(category).map(({ key }) => key);
      for (const key of all) expect(isSubcategoryOf(category, key)).toBe(own.includes(key));
    }
  });

  it.each([
    ['pasticeri', 'TedoreFilling', 'Tedore Filling'],
    ['pasticeri', 'TedoreIceCream', 'Tedore Ice Cream'],
    ['pasticeri', 'MasterMartini', 'Master Martini'],
    ['paketime', 'Samun/Pide', 'Samun/Pide'],
    ['ambalazhe', 'Lugë', 'Lugë'],
    ['pije', 'UjiIMire', 'Uji IMire'],
  ])('of %s, %s is shown as %s', (category, key, label) =>
    expect(subcategoryLabel(category, key)).toBe(label),
  );
});
