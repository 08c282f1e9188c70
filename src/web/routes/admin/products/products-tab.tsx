import { Button, Group, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconPackageOff, IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DEFAULT_LOW_STOCK_THRESHOLD } from '#shared/stock.ts';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';
import { texts as tabTexts } from '#web/routes/admin/texts.ts';
import { CounterChips } from '#web/routes/admin/ui/counter-chips.tsx';
import tableClasses from '#web/routes/admin/ui/data-table.module.css';
import { Pager } from '#web/routes/admin/ui/pager.tsx';
import { RowSkeletons } from '#web/routes/admin/ui/row-skeletons.tsx';
import { pageOf, useFilters } from '#web/routes/admin/ui/use-filters.ts';
import { useIsNarrow } from '#web/routes/admin/ui/use-is-narrow.ts';
import { type Selection, useSelection } from '#web/routes/admin/ui/use-selection.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { ProductBin } from './product-bin.tsx';
import { ProductBulkBar } from './product-bulk-bar.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductFilters } from './product-filters.tsx';
import { type ProductQuery, ROWS, toProductQuery } from './product-query.ts';
import { ProductsTable } from './products-table.tsx';
import { productsTexts as texts } from './texts.ts';
import { type ListedProduct, useProductActions } from './use-product-actions.ts';

/** The section 'Produktet', with the bin of what was deleted there. */
export function ProductsTab() {
  const [filters, setFilters] = useFilters();
  const isBin = filters['only'] === 'bin';
  return (
    <>
      <Group justify="space-between" mb="md" gap="xs">
        <Title order={1}>{isBin ? texts.bin.title : tabTexts.tabs.products}</Title>
        <Button
          variant="default"
          size="sm"
          leftSection={isBin ? <IconArrowLeft size={16} aria-hidden /> : <IconTrash size={16} aria-hidden />}
          onClick={() => setFilters({ only: isBin ? '' : 'bin' })}
        >
          {isBin ? texts.bin.close : texts.bin.open}
        </Button>
      </Group>
      {isBin ? (
        <ProductBin page={pageOf(filters)} onPage={(page) => setFilters({ page: String(page) })} />
      ) : (
        <ProductList />
      )}
    </>
  );
}

function ProductList() {
  const [filters, setFilters] = useFilters();
  const query = toProductQuery(filters);
  const list = useQuery(
    api.admin.products.list.queryOptions(query, { placeholderData: keepPreviousData, staleTime: 10_000 }),
  );
  const selection = useSelection();
  usePrefetchedPage(query, list.data?.hasNextPage === true && !list.isPlaceholderData);
  return (
    <>
      <Counters chosenId={filters['only'] ?? ''} onChoose={(only) => setFilters({ only })} />
      <ProductFilters
        query={query}
        onChange={setFilters}
        isRefreshing={list.isRefetching && !list.isPlaceholderData && list.fetchStatus === 'fetching'}
        onRefresh={() => void list.refetch()}
      />
      <PageState query={list} failure={texts.failed.list} loading={<RowSkeletons />}>
        {(page) => (
          <>
            <Text size="sm" c="dimmed" mb={6} role="status">
              {texts.found(page.totalProducts)}
            </Text>
            {page.products.length === 0 ? (
              <EmptyBox icon={<IconPackageOff size={28} />} title={texts.empty} text={texts.emptyHint} />
            ) : (
              <Rows products={page.products} query={query} selection={selection} onChange={setFilters} />
            )}
            <Pager
              page={query.page}
              pages={page.totalPages}
              total={page.totalProducts}
              limit={query.limit}
              onLimit={(limit) => setFilters({ limit: limit === ROWS ? '' : String(limit) })}
              onPage={(next) => setFilters({ page: String(next) })}
            />
            {selection.selected.size > 0 && (
              <ProductBulkBar ids={[...selection.selected]} onDone={selection.clear} />
            )}
          </>
        )}
      </PageState>
    </>
  );
}

/** Whoever reads a page is likely to turn it: the next one is there before it is asked for. */
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

type RowsProps = {
  readonly products: readonly ListedProduct[];
  readonly query: ProductQuery;
  readonly selection: Selection;
  readonly onChange: (change: Readonly<Record<string, string>>) => void;
};

function Rows({ products, query, selection, onChange }: RowsProps) {
  const actions = useProductActions();
  const isNarrow = useIsNarrow();
  const settings = useQuery(api.admin.settings.get.queryOptions());
  const lowAt = settings.data?.shop.lowStockThreshold ?? DEFAULT_LOW_STOCK_THRESHOLD;
  const { selected, select, selectMany } = selection;
  if (isNarrow) {
    return (
      <ul className={`${tableClasses['cards']} ${tableClasses['pairs']}`}>
        {products.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            isSelected={selected.has(product.id)}
            lowAt={lowAt}
            onSelect={select}
            actions={actions}
          />
        ))}
      </ul>
    );
  }
  return (
    <ProductsTable
      products={products}
      query={query}
      selected={selected}
      lowAt={lowAt}
      actions={actions}
      onSort={(sort, direction) => onChange({ sort, direction })}
      onSelect={select}
      onSelectPage={(isSelected) =>
        selectMany(
          products.map((product) => product.id),
          isSelected,
        )
      }
    />
  );
}

type CountersProps = { readonly chosenId: string; readonly onChoose: (id: string) => void };

function Counters({ chosenId, onChoose }: CountersProps) {
  const { data } = useQuery(api.admin.products.counts.queryOptions());
  return (
    <CounterChips
      label={texts.counts.label}
      chosenId={chosenId}
      onChoose={onChoose}
      counters={[
        { id: '', label: texts.counts.total, count: data?.total },
        { id: 'featured', label: texts.counts.featured, count: data?.featured },
        { id: 'discounted', label: texts.counts.discounted, count: data?.discounted },
        { id: 'low', label: texts.counts.lowStock, count: data?.lowStock },
      ]}
    />
  );
}
