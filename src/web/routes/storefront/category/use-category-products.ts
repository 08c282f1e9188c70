import { useInfiniteQuery } from '@tanstack/react-query';
import type { Category, CategorySort } from '#shared/categories.ts';
import { CATEGORY_PAGE_SIZE } from '#shared/first-data.ts';
import { api } from '#web/api.ts';
import { CACHE_MS } from '#web/query-client.ts';

export type Shelf = {
  readonly category: Category;
  readonly subcategories: readonly string[];
  readonly sort: CategorySort;
  readonly term: string;
};

export function useCategoryProducts({ category, subcategories, sort, term }: Shelf) {
  return useInfiniteQuery(
    api.public.catalog.byCategory.infiniteQueryOptions(
      {
        category,
        subcategories: [...subcategories],
        limit: CATEGORY_PAGE_SIZE,
        // Left out while they say nothing: so a guest's first page asks for what came with it.
        ...(sort === 'shelf' ? {} : { sort }),
        ...(term === '' ? {} : { query: term }),
      },
      { getNextPageParam: (page) => page.nextCursor, staleTime: CACHE_MS },
    ),
  );
}
