import { Button, Select } from '@mantine/core';
import { IconArrowLeft, IconPackageOff, IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RowSelectionState } from '@tanstack/react-table';
import { useEffect, useState } from 'react';
import { PRODUCT_SORTS } from '#shared/list-choices.ts';
import { api } from '#web/api.ts';
import { subcategoryChoices, useCategoryChoices } from '#web/firm.ts';
import { useSearchOf } from '#web/hooks/use-search.ts';
import { queryClient } from '#web/query-client.ts';
import { productsFields } from '#web/routes/admin/admin-fields.ts';
import { texts as tabTexts } from '#web/routes/admin/texts.ts';
import { ListPage } from '#web/routes/admin/ui/list-page.tsx';
import { ListTools } from '#web/routes/admin/ui/list-tools.tsx';
import type { SearchChange } from '#web/search-fields.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { SearchedInstead } from '#web/ui/searched-instead.tsx';
import { BulkPrices } from './bulk-prices.tsx';
import { ProductBin } from './product-bin.tsx';
import { ProductBulkBar } from './product-bulk-bar.tsx';
import { type ProductQuery, ROWS, toProductFilter, toProductQuery } from './product-query.ts';
import { ProductsGrid } from './products-grid.tsx';
import { productsTexts as texts } from './texts.ts';

export function ProductsPage() {
  const [search, setSearch] = useSearchOf(productsFields);
  const isBin = search.only === 'bin';
  return (
    <>
      <PageHead title={isBin ? texts.bin.title : tabTexts.tabs.products}>
        {!isBin && <BulkPrices label={texts.prices.open} products={{ filter: toProductFilter(search) }} />}
        <Button
          variant="default"
          size="compact-md"
          fz="sm"
          leftSection={isBin ? <IconArrowLeft size={16} aria-hidden /> : <IconTrash size={16} aria-hidden />}
          onClick={() => setSearch({ only: isBin ? '' : 'bin' })}
        >
          {isBin ? texts.bin.close : texts.bin.open}
        </Button>
      </PageHead>
      {isBin ? (
        <ProductBin page={search.page ?? 1} onPage={(page) => setSearch({ page })} />
      ) : (
        <ProductList />
      )}
    </>
  );
}

function ProductList() {
  const [search, setSearch] = useSearchOf(productsFields);
  const query = toProductQuery(search);
  const list = useQuery(
    api.admin.products.list.queryOptions(query, { placeholderData: keepPreviousData, staleTime: 10_000 }),
  );
  const [ticked, setTicked] = useState<RowSelectionState>({});
  const ids = Object.keys(ticked).map(Number);
  const untick = (done: readonly number[]) =>
    setTicked((before) =>
      Object.fromEntries(Object.entries(before).filter(([id]) => !done.includes(Number(id)))),
    );
  const counters = useCounters();
  const isNoneYet = counters[0]?.count === 0;
  usePrefetchedPage(query, list.data?.hasNextPage === true && !list.isPlaceholderData);
  return (
    <ListPage
      counters={{
        label: texts.counts.label,
        chosenId: search.only ?? '',
        onChoose: (only) => setSearch({ only }),
        counters,
      }}
      find={{ value: query.query, label: texts.search, delayMs: 120 }}
      filters={
        <ProductFilters
          query={query}
          onChange={setSearch}
          isRefreshing={list.isRefetching && !list.isPlaceholderData && list.fetchStatus === 'fetching'}
          onRefresh={() => void list.refetch()}
        />
      }
      query={list}
      failure={texts.failed.list}
      empty={{
        icon: <IconPackageOff size={28} />,
        title: isNoneYet ? texts.noneYet : texts.empty,
        text: isNoneYet ? texts.noneYetHint : texts.emptyHint,
      }}
      totalOf={({ totalProducts }) => totalProducts}
      paging={query}
      usualLimit={ROWS}
      onChange={setSearch}
      bulk={ids.length > 0 && <ProductBulkBar ids={ids} onClear={() => setTicked({})} onDone={untick} />}
    >
      {(page) => (
        <>
          <SearchedInstead term={page.corrected} />
          <ProductsGrid
            products={page.products}
            total={page.totalProducts}
            query={query}
            selection={{ ticked, onTick: setTicked }}
            onChange={setSearch}
          />
        </>
      )}
    </ListPage>
  );
}

function usePrefetchedPage(query: ProductQuery, hasNext: boolean): void {
  const next = JSON.stringify({ ...query, page: query.page + 1 });
  useEffect(() => {
    if (!hasNext) return;
    const wanted = JSON.parse(next) as ProductQuery;
    const timer = setTimeout(() => {
      void queryClient.prefetchQuery(api.admin.products.list.queryOptions(wanted, { staleTime: 10_000 }));
    }, 150);
    return () => clearTimeout(timer);
  }, [next, hasNext]);
}

function useCounters() {
  const { data } = useQuery(api.admin.products.counts.queryOptions());
  return [
    { id: '', label: texts.counts.total, count: data?.total },
    { id: 'featured', label: texts.counts.featured, count: data?.featured },
    { id: 'discounted', label: texts.counts.discounted, count: data?.discounted },
    { id: 'low', label: texts.counts.lowStock, count: data?.lowStock },
  ];
}

type ProductFiltersProps = {
  readonly query: ProductQuery;
  readonly onChange: (change: SearchChange<typeof productsFields>) => void;
  readonly onRefresh: () => void;
  readonly isRefreshing: boolean;
};

const NONE = { q: '', category: '', subcategory: '', only: '' };
const SORT_CHOICES = PRODUCT_SORTS.map((value) => ({ value, label: texts.sorts[value] }));

function ProductFilters({ query, onChange, onRefresh, isRefreshing }: ProductFiltersProps) {
  const { category } = query;
  const categories = useCategoryChoices();
  const isAscending = (query.direction ?? 'asc') === 'asc';
  const isNarrowed = query.isFeatured || query.isDiscounted || query.isLowStock;
  const isFiltered = query.query !== '' || category !== undefined || isNarrowed;
  return (
    <>
      <Select
        w={{ base: '100%', xs: 220 }}
        aria-label={texts.filters.category}
        placeholder={texts.filters.allCategories}
        clearable
        clearButtonProps={{ 'aria-label': texts.filters.allCategories }}
        data={categories}
        value={category ?? null}
        onChange={(value) => onChange({ category: value ?? '', subcategory: '' })}
      />
      {category && (
        <Select
          w={{ base: '100%', xs: 220 }}
          aria-label={texts.filters.subcategory}
          placeholder={texts.filters.allSubcategories}
          clearable
          clearButtonProps={{ 'aria-label': texts.filters.allSubcategories }}
          data={[...subcategoryChoices(category)]}
          value={query.subcategory ?? null}
          onChange={(value) => onChange({ subcategory: value ?? '' })}
        />
      )}
      <ListTools
        sortLabel={texts.sortLabel}
        sorts={SORT_CHOICES}
        sort={query.sort ?? null}
        isAscending={isAscending}
        isSortClearable
        onSort={(sort) => onChange({ sort: sort ?? '', direction: '' })}
        onTurn={() => onChange({ direction: isAscending ? 'desc' : 'asc' })}
        isRefreshing={isRefreshing}
        onRefresh={onRefresh}
        onClear={isFiltered ? () => onChange(NONE) : undefined}
      />
    </>
  );
}
