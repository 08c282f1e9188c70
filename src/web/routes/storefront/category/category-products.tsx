import { Box, Button } from '@mantine/core';
import { IconBasketOff } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Category, CategorySort } from '#shared/categories.ts';
import { CATEGORY_PAGE_SIZE } from '#shared/first-data.ts';
import { api } from '#web/api.ts';
import { useSentinel } from '#web/hooks/use-sentinel.ts';
import { catalogueStaleMs } from '#web/query-client.ts';
import { ProductList, ProductListSkeleton } from '#web/routes/storefront/products/product-list.tsx';
import type { ListView } from '#web/routes/storefront/products/use-list-view.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { NoDataYet } from '#web/ui/page-state.tsx';

const SKELETONS = 8;

type CategoryProductsProps = {
  readonly query: CategoryQuery;
  readonly view: ListView;
  readonly onClear: () => void;
};

export function CategoryProducts({ query, view, onClear }: CategoryProductsProps) {
  const list = useCategoryProducts(query);
  const { hasNextPage, isFetching, isFetchNextPageError } = list;
  const sentinel = useSentinel(
    hasNextPage && !isFetching && !isFetchNextPageError,
    () => void list.fetchNextPage(),
  );
  if (!list.data) {
    const loading = <ProductListSkeleton count={SKELETONS} view={view} />;
    return <NoDataYet query={list} failure={texts.category.failure} loading={loading} />;
  }
  const products = list.data.pages.flatMap((page) => page.products);
  if (products.length === 0)
    return <NothingHere onClear={onClear} isFiltered={query.subcategories.length > 0 || query.term !== ''} />;
  return (
    <>
      <ProductList products={products} view={view} term={query.term} />
      <Box ref={sentinel} mih="4rem" mt="1.25rem">
        {list.isFetchingNextPage && <ProductListSkeleton count={4} view={view} />}
        {isFetchNextPageError && (
          <ErrorBox
            error={list.error}
            fallback={texts.category.failure}
            onRetry={() => void list.fetchNextPage()}
          />
        )}
        {!hasNextPage && (
          <Box component="p" m="2.5rem 0 0" c="dimmed" ta="center" role="status">
            {texts.category.end}
          </Box>
        )}
      </Box>
    </>
  );
}

type NothingHereProps = { readonly isFiltered: boolean; readonly onClear: () => void };

function NothingHere({ isFiltered, onClear }: NothingHereProps) {
  return (
    <EmptyBox
      icon={<IconBasketOff size={28} />}
      title={isFiltered ? texts.category.empty : texts.category.emptyYet}
      text={isFiltered ? texts.category.emptyText : undefined}
    >
      {isFiltered && <Button onClick={onClear}>{texts.category.clear}</Button>}
    </EmptyBox>
  );
}

export type CategoryQuery = {
  readonly category: Category;
  readonly subcategories: readonly string[];
  readonly sort: CategorySort;
  readonly term: string;
};

export function useCategoryProducts({ category, subcategories, sort, term }: CategoryQuery) {
  return useInfiniteQuery(
    api.public.catalog.byCategory.infiniteQueryOptions(
      {
        category,
        subcategories: [...subcategories],
        limit: CATEGORY_PAGE_SIZE,
        // Defaults are omitted, so that a guest's first page hits the preloaded query.
        ...(sort === 'shelf' ? {} : { sort }),
        ...(term === '' ? {} : { query: term }),
      },
      { getNextPageParam: (page) => page.nextCursor, staleTime: catalogueStaleMs },
    ),
  );
}
