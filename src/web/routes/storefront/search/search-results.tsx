import { Anchor, Box, Button, Group } from '@mantine/core';
import { IconMoodEmpty } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SEARCH_PAGE_SIZE } from '#shared/first-data.ts';
import { api } from '#web/api.ts';
import { catalogueStaleMs } from '#web/query-client.ts';
import { CategoryLinks } from '#web/routes/storefront/category-links.tsx';
import { ProductList, ProductListSkeleton } from '#web/routes/storefront/products/product-list.tsx';
import { useListView } from '#web/routes/storefront/products/use-list-view.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { NoDataYet } from '#web/ui/page-state.tsx';
import { searchTexts } from './texts.ts';

const SKELETONS = 4;

type SearchResultsProps = { readonly term: string; readonly onSearch: (term: string) => void };

export function SearchResults({ term, onSearch }: SearchResultsProps) {
  const [literalTerm, setLiteralTerm] = useState<string | null>(null);
  const [view] = useListView();
  const isLiteral = literalTerm === term;
  const list = useInfiniteQuery(
    api.public.catalog.search.infiniteQueryOptions(
      { query: term, limit: SEARCH_PAGE_SIZE, isLiteral },
      {
        getNextPageParam: (page) => page.nextCursor,
        staleTime: catalogueStaleMs,
        placeholderData: keepPreviousData,
        trpc: { abortOnUnmount: true },
      },
    ),
  );
  if (!list.data) {
    const loading = <ProductListSkeleton count={SKELETONS} view={view} />;
    return <NoDataYet query={list} failure={searchTexts.failure} loading={loading} />;
  }
  const products = list.data.pages.flatMap((page) => page.products);
  const [first] = list.data.pages;
  if (products.length === 0) return <NothingFound term={term} onSearch={onSearch} />;
  const corrected = first?.corrected ?? null;
  const total = first ? `${first.totalProducts}${first.isTotalExact ? '' : '+'}` : '';
  return (
    <div aria-busy={list.isPlaceholderData} style={{ opacity: list.isPlaceholderData ? 0.55 : 1 }}>
      <Box component="p" m="0 0 1rem" c="dimmed" role="status">
        {corrected !== null && <b>{searchTexts.resultsFor(corrected)} </b>}
        {texts.search.found(total)}
        {corrected !== null && (
          <>
            {' '}
            <Anchor component="button" type="button" inherit onClick={() => setLiteralTerm(term)}>
              {searchTexts.literally(term)}
            </Anchor>
          </>
        )}
      </Box>
      <ProductList products={products} term={corrected ?? term} view={view} />
      {list.hasNextPage && (
        <Group gap={0} align="stretch" justify="center" wrap="nowrap" mt="2rem">
          <Button
            variant="default"
            size="md"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {searchTexts.more}
          </Button>
        </Group>
      )}
    </div>
  );
}

function NothingFound({ term, onSearch }: SearchResultsProps) {
  const suggestions = useQuery(api.public.catalog.suggestions.queryOptions({ query: term }));
  const terms = suggestions.data ?? [];
  return (
    <EmptyBox icon={<IconMoodEmpty size={28} />} title={searchTexts.nothing(term)}>
      {terms.length > 0 && (
        <Group gap="0.5rem" justify="center">
          <span>{searchTexts.tryThese}</span>
          {terms.map((suggestion) => (
            <Button key={suggestion} variant="light" size="compact-md" onClick={() => onSearch(suggestion)}>
              {suggestion}
            </Button>
          ))}
        </Group>
      )}
      <Box component="p" m="0.25rem 0 0" c="dimmed">
        {searchTexts.browse}
      </Box>
      <CategoryLinks />
    </EmptyBox>
  );
}
