import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { Toolbar } from '#web/ui/toolbar.tsx';
import { CounterChips, type CounterChipsProps } from './counter-chips.tsx';
import { Pager } from './pager.tsx';
import { RowSkeletons } from './row-skeletons.tsx';
import { adminTexts } from './texts.ts';

type Change = {
  readonly q?: string;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
};

type ListPageProps<T> = {
  readonly counters?: CounterChipsProps;
  readonly find?: { readonly value: string; readonly label: string; readonly delayMs?: number };
  readonly filters?: ReactNode;
  readonly hasLabelledFilters?: boolean;
  readonly query: {
    readonly data: T | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  readonly failure: string;
  readonly rowHeight?: number;
  /** Without it the rows render their own empty state. */
  readonly empty?: { readonly icon: ReactNode; readonly title: string; readonly text?: string };
  readonly totalOf: (data: T) => number;
  readonly paging: { readonly page: number; readonly limit: number };
  readonly usualLimit: number;
  readonly onChange: (change: Change) => void;
  readonly bulk?: ReactNode;
  readonly children: (data: T) => ReactNode;
};

export function ListPage<T>(props: ListPageProps<T>) {
  const { counters, find, filters, query, failure, rowHeight, empty, totalOf, children } = props;
  const { paging, usualLimit, onChange, bulk, hasLabelledFilters = false } = props;
  return (
    <>
      {counters && <CounterChips {...counters} />}
      {find ? (
        <Toolbar label={adminTexts.filters} align={hasLabelledFilters ? 'end' : undefined}>
          <Box flex="1 1 16rem" maw="24rem">
            <SearchInput size="sm" {...find} onSearch={(q) => onChange({ q })} />
          </Box>
          {filters}
        </Toolbar>
      ) : (
        filters
      )}
      <PageState
        query={query}
        failure={failure}
        loading={<RowSkeletons {...(rowHeight === undefined ? {} : { height: rowHeight })} />}
      >
        {(data) => {
          const total = totalOf(data);
          return (
            <>
              {empty && total === 0 ? <EmptyBox {...empty} /> : children(data)}
              <Pager
                page={paging.page}
                pages={Math.ceil(total / paging.limit)}
                total={total}
                limit={paging.limit}
                onLimit={(limit, page) =>
                  onChange({
                    limit: limit === usualLimit ? undefined : limit,
                    page: page === 1 ? undefined : page,
                  })
                }
                onPage={(page) => onChange({ page })}
              />
              {bulk}
            </>
          );
        }}
      </PageState>
    </>
  );
}
