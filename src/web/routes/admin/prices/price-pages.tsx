import { Box, Switch } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Pager } from '#web/routes/admin/ui/pager.tsx';
import { RowSkeletons } from '#web/routes/admin/ui/row-skeletons.tsx';
import { limitOf, pageOf, resized, useFilters } from '#web/routes/admin/ui/use-filters.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { Toolbar } from '#web/ui/toolbar.tsx';
import { pricesTexts as texts } from './texts.ts';

const PRODUCTS = 50;

export function usePriceFilters() {
  const [filters, setFilters] = useFilters();
  return {
    query: (filters['q'] ?? '').slice(0, 200),
    isOnly: filters['only'] === '1',
    page: pageOf(filters),
    limit: limitOf(filters, PRODUCTS),
    setFilters,
  };
}

type Found = {
  readonly products: readonly unknown[];
  readonly totalProducts: number;
  readonly totalPages: number;
};

type PricePagesProps<T extends Found> = {
  readonly filters: ReturnType<typeof usePriceFilters>;
  readonly onlyLabel: string;
  readonly query: { readonly data: T | undefined; readonly error: unknown; readonly refetch: () => unknown };
  readonly children: (found: T) => ReactNode;
};

export function PricePages<T extends Found>({ filters, onlyLabel, query, children }: PricePagesProps<T>) {
  const { setFilters, limit } = filters;
  return (
    <>
      <Toolbar label={texts.tools}>
        <Box flex="1 1 16rem" maw="24rem">
          <SearchInput
            size="sm"
            value={filters.query}
            label={texts.search}
            onSearch={(q) => setFilters({ q })}
          />
        </Box>
        <Switch
          label={onlyLabel}
          checked={filters.isOnly}
          onChange={(event) => setFilters({ only: event.currentTarget.checked ? '1' : '' })}
        />
      </Toolbar>
      <PageState
        query={query}
        failure={texts.failed}
        loading={<RowSkeletons />}
        isEmpty={({ products }) => products.length === 0}
        empty={
          <EmptyBox icon={<IconSearchOff size={28} />} title={texts.noProducts} text={texts.noProductsHint} />
        }
      >
        {(found) => (
          <>
            {children(found)}
            <Pager
              page={filters.page}
              pages={found.totalPages}
              total={found.totalProducts}
              limit={limit}
              onLimit={(limit, page) => setFilters(resized(limit, PRODUCTS, page))}
              onPage={(next) => setFilters({ page: String(next) })}
            />
          </>
        )}
      </PageState>
    </>
  );
}
