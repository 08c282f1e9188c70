import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALL_SUBCATEGORIES, isSubcategoryOf } from '#shared/categories.ts';
import { demoProducts } from './demo-products.ts';

const pictures = resolve(import.meta.dirname, '../../data/demo/products');

describe('the demo catalogue', () => {
  it('is large enough to look like a real distributor', () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(220);
  });

  it('gives every product a code and a name of its own', () => {
    expect(new Set(demoProducts.map(({ code }) => code)).size).toBe(demoProducts.length);
    expect(new Set(demoProducts.map(({ name }) => name)).size).toBe(demoProducts.length);
  });

  it('fills every shelf of the shop, and only those', () => {
    expect([...new Set(demoProducts.map(({ subcategory }) => subcategory))]).toEqual(ALL_SUBCATEGORIES);
    expect(demoProducts.filter((p) => !isSubcategoryOf(p.category, p.subcategory))).toEqual([]);
  });

  it('has a picture for every product', () => {
    const missing = demoProducts.filter(({ image }) => !existsSync(resolve(pictures, image)));
    expect(missing.map(({ image }) => image)).toEqual([]);
  });

  it('asks a price above zero in whole cents, with a Kosovo VAT rate and a sensible discount', () => {
    for (const product of demoProducts) {
      expect(Number.isInteger(product.priceCents) && product.priceCents > 0, product.code).toBe(true);
      expect([800, 1800], product.code).toContain(product.vatBasisPoints);
      const discount = product.discountBasisPoints ?? 0;
      expect(discount >= 0 && discount <= 2000, product.code).toBe(true);
    }
  });

  it('shows shelves that run low and shelves that are empty, yet features only what can be bought', () => {
    const low = demoProducts.filter(({ stock }) => stock > 0 && stock <= 10);
    const sold = demoProducts.filter(({ stock }) => stock === 0);
    expect(low.length).toBeGreaterThanOrEqual(6);
    expect(sold.length).toBeGreaterThanOrEqual(4);
    expect(demoProducts.filter(({ isFeatured, stock }) => isFeatured && stock <= 10)).toEqual([]);
  });
});
