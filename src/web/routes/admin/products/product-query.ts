import { isKnownCategory, isSubcategoryOf } from '#shared/categories.ts';
import { PRODUCT_SORTS } from '#shared/inputs/catalog-inputs.ts';
import { type Filters, limitOf, oneOf, pageOf } from '#web/routes/admin/ui/use-filters.ts';

/** Default page size. */
export const ROWS = 50;

export function toProductFilter(filters: Filters) {
  const named = filters['category'];
  const category = named !== undefined && isKnownCategory(named) ? named : undefined;
  const subcategory = filters['subcategory'];
  const only = filters['only'];
  return {
    query: (filters['q'] ?? '').slice(0, 200),
    ...(category ? { category } : {}),
    ...(category && subcategory && isSubcategoryOf(category, subcategory) ? { subcategory } : {}),
    ...(only === 'featured' ? { isFeatured: true } : {}),
    ...(only === 'discounted' ? { isDiscounted: true } : {}),
    ...(only === 'low' ? { isLowStock: true } : {}),
  };
}

export function toProductQuery(filters: Filters) {
  const sort = oneOf(filters['sort'], PRODUCT_SORTS);
  const direction = oneOf(filters['direction'], ['asc', 'desc'] as const);
  return {
    ...toProductFilter(filters),
    page: pageOf(filters),
    limit: limitOf(filters, ROWS),
    ...(sort ? { sort } : {}),
    ...(sort && direction ? { direction } : {}),
  };
}

export type ProductQuery = ReturnType<typeof toProductQuery>;
