import { Box, Switch } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSearchOf } from '#web/hooks/use-search.ts';
import { pricesFields } from '#web/routes/admin/admin-fields.ts';
import { Pager } from '#web/routes/admin/ui/pager.tsx';
import { RowSkeletons } from '#web/routes/admin/ui/row-skeletons.tsx';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { Toolbar } from '#web/ui/toolbar.tsx';
import { pricesTexts as texts } from './texts.ts';

const PRODUCTS = 50;

export function usePriceFilters() {
  const [{ q = '', only, page = 1, limit = PRODUCTS }, setSearch] = useSearchOf(pricesFields);
  return { query: q, isOnly: only === '1', page, limit, setSearch };
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
  const { setSearch, limit } = filters;
  return (
    <>
      <Toolbar label={texts.tools}>
        <Box flex="1 1 16rem" maw="24rem">
          <SearchInput
            size="sm"
            value={filters.query}
            label={texts.search}
            onSearch={(q) => setSearch({ q })}
          />
        </Box>
        <Switch
          label={onlyLabel}
          checked={filters.isOnly}
          onChange={(event) => setSearch({ only: event.currentTarget.checked ? '1' : '' })}
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
              onLimit={(limit, page) => setSearch({ limit: limit === PRODUCTS ? undefined : limit, page })}
              onPage={(page) => setSearch({ page })}
            />
          </>
        )}
      </PageState>
    </>
  );
}
