import { isKnownCategory, isSubcategoryOf } from '#shared/categories.ts';
import type { productsFields } from '#web/routes/admin/admin-fields.ts';
import type { SearchOf } from '#web/search-fields.ts';

export const ROWS = 50;

type ProductsSearch = SearchOf<typeof productsFields>;

export function toProductFilter({ q = '', category: named, subcategory, only }: ProductsSearch) {
  const category = named !== undefined && isKnownCategory(named) ? named : undefined;
  return {
    query: q,
    ...(category ? { category } : {}),
    ...(category && subcategory && isSubcategoryOf(category, subcategory) ? { subcategory } : {}),
    ...(only === 'featured' ? { isFeatured: true } : {}),
    ...(only === 'discounted' ? { isDiscounted: true } : {}),
    ...(only === 'low' ? { isLowStock: true } : {}),
  };
}

export function toProductQuery(search: ProductsSearch) {
  const { page = 1, limit = ROWS, sort, direction } = search;
  return {
    ...toProductFilter(search),
    page,
    limit,
    ...(sort ? { sort } : {}),
    ...(sort && direction ? { direction } : {}),
  };
}

export type ProductQuery = ReturnType<typeof toProductQuery>;
