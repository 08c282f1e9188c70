import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { withoutVatE4 } from '#shared/prices/pricing.ts';
import { api, client } from '#web/api.ts';
import { optimisticUpdate } from '#web/cache/optimistic-update.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useSearchParam } from '#web/hooks/use-search.ts';
import { jobFields } from '#web/routes/admin/admin-fields.ts';
import { ImportProgress } from '#web/routes/admin/imports/import-progress.tsx';
import { RowSkeletons } from '#web/routes/admin/ui/row-skeletons.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { ListHead } from './list-head.tsx';
import { withPrices } from './paste-prices.ts';
import { PriceGrid } from './price-grid.tsx';
import { PricePages, usePriceFilters } from './price-pages.tsx';
import { pricesTexts as texts } from './texts.ts';
import { usePriceHistory } from './use-price-history.ts';

type Page = inferOutput<typeof api.admin.prices.listPrices>;

export function ListPage() {
  const { listId } = useParams({ from: '/secret-dashboard/prices/$listId' });
  const id = /^[1-9]\d{0,14}$/.test(listId) ? Number(listId) : 0;
  const list = useQuery(api.admin.prices.list.queryOptions({ id }));
  const [jobId, setJobId] = useSearchParam(jobFields, 'job', '');
  return (
    <PageState query={list} failure={texts.failed} loading={<RowSkeletons />}>
      {(found) => (
        <>
          <ListHead list={found} onImport={setJobId} />
          {jobId === '' ? (
            <ListPrices key={id} id={id} />
          ) : (
            <ImportProgress key={jobId} jobId={jobId} onClose={() => setJobId('')} />
          )}
        </>
      )}
    </PageState>
  );
}

function ListPrices({ id }: { readonly id: number }) {
  const filters = usePriceFilters();
  const { query, isOnly, page, limit } = filters;
  const prices = useQuery(
    api.admin.prices.listPrices.queryOptions(
      { id, query, isPricedOnly: isOnly, page, limit },
      { placeholderData: keepPreviousData },
    ),
  );
  const history = usePriceHistory((previous) =>
    client.admin.prices.setListPrices.mutate({ id, prices: previous }),
  );
  const set = useAction(api.admin.prices.setListPrices, {
    affects: ['catalog'],
    failure: texts.pricesFailed,
    optimistic: ({ prices: wanted }) =>
      optimisticUpdate<Page>([api.admin.prices.listPrices.queryFilter({ id })], (shown) => ({
        ...shown,
        products: shown.products.map((product) => ({
          ...product,
          breaks: withPrices(product.breaks, product.id, wanted),
        })),
      })),
    onSuccess: ({ previous }) => history.remember(previous),
  });
  return (
    <PricePages filters={filters} onlyLabel={texts.onlyPriced} query={prices}>
      {({ list, products }) => (
        <PriceGrid
          label={list.name}
          basis={list.isNet ? 'net' : 'gross'}
          rows={products.map((product) => ({
            ...product,
            referenceE4: list.isNet ? withoutVatE4(product.priceE4, product.vatBasisPoints) : product.priceE4,
          }))}
          before={history.before}
          onSet={(wanted) => history.follow(set.run({ id, prices: wanted }))}
          onUndo={history.undo}
        />
      )}
    </PricePages>
  );
}
