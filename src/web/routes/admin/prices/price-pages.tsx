import { Switch } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSearchOf } from '#web/hooks/use-search.ts';
import { pricesFields } from '#web/routes/admin/admin-fields.ts';
import { ListPage } from '#web/routes/admin/ui/list-page.tsx';
import { pricesTexts as texts } from './texts.ts';

const PRODUCTS = 50;

export function usePriceFilters() {
  const [{ q = '', only, page = 1, limit = PRODUCTS }, setSearch] = useSearchOf(pricesFields);
  return { query: q, isOnly: only === '1', page, limit, setSearch };
}

type Found = {
  readonly products: readonly unknown[];
  readonly totalProducts: number;
};

type PricePagesProps<T extends Found> = {
  readonly filters: ReturnType<typeof usePriceFilters>;
  readonly onlyLabel: string;
  readonly query: { readonly data: T | undefined; readonly error: unknown; readonly refetch: () => unknown };
  readonly children: (found: T) => ReactNode;
};

export function PricePages<T extends Found>({ filters, onlyLabel, query, children }: PricePagesProps<T>) {
  const { setSearch } = filters;
  return (
    <ListPage
      find={{ value: filters.query, label: texts.search }}
      filters={
        <Switch
          label={onlyLabel}
          checked={filters.isOnly}
          onChange={(event) => setSearch({ only: event.currentTarget.checked ? '1' : '' })}
        />
      }
      query={query}
      failure={texts.failed}
      empty={{ icon: <IconSearchOff size={28} />, title: texts.noProducts, text: texts.noProductsHint }}
      totalOf={({ totalProducts }) => totalProducts}
      paging={filters}
      usualLimit={PRODUCTS}
      onChange={setSearch}
    >
      {children}
    </ListPage>
  );
}
