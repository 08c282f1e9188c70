import { useInfiniteQuery } from '@tanstack/react-query';
import type { Category } from '#shared/categories.ts';
import { CATEGORY_PAGE_SIZE } from '#shared/first-data.ts';
import { api } from '#web/api.ts';
import { CACHE_MS } from '#web/query-client.ts';

/** The endless list of a category, narrowed to subcategories when any are chosen. */
export function useCategoryProducts(category: Category, subcategories: readonly string[]) {
  return useInfiniteQuery(
    api.public.catalog.byCategory.infiniteQueryOptions(
      { category, subcategories: [...subcategories], limit: CATEGORY_PAGE_SIZE },
      { getNextPageParam: (page) => page.nextCursor, staleTime: CACHE_MS },
    ),
  );
}
