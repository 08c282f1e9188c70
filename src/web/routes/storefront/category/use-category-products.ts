import { useInfiniteQuery } from '@tanstack/react-query';
import type { Category } from '../../../../shared/categories.ts';
import { api } from '../../../api.ts';
import { CACHE_MS } from '../../../query-client.ts';

const PAGE_SIZE = 12;

/** The endless list of a category, narrowed to subcategories when any are chosen. */
export function useCategoryProducts(category: Category, subcategories: readonly string[]) {
  return useInfiniteQuery(
    api.public.catalog.byCategory.infiniteQueryOptions(
      { category, subcategories: [...subcategories], limit: PAGE_SIZE },
      { getNextPageParam: (page) => page.nextCursor, staleTime: CACHE_MS },
    ),
  );
}
