import type { QueryKey } from '@tanstack/react-query';
import type { inferInput, inferOutput } from '@trpc/tanstack-react-query';
import { FIRST_DATA_ID } from '#shared/first-data.ts';
import { api } from './api.ts';
import { queryClient } from './query-client.ts';

const { byCategory, product, search } = api.public.catalog;

type FirstData =
  | {
      readonly path: 'byCategory';
      readonly input: inferInput<typeof byCategory>;
      readonly data: inferOutput<typeof byCategory>;
    }
  | {
      readonly path: 'search';
      readonly input: inferInput<typeof search>;
      readonly data: inferOutput<typeof search>;
    }
  | {
      readonly path: 'product';
      readonly input: inferInput<typeof product>;
      readonly data: inferOutput<typeof product>;
    };

export function takeFirstData(): void {
  const text = document.getElementById(FIRST_DATA_ID)?.textContent;
  if (!text) return;
  // Our own server wrote it into this very page.
  const first = JSON.parse(text) as FirstData;
  if (first.path === 'product') queryClient.setQueryData(product.queryKey(first.input), first.data);
  else if (first.path === 'search') showPage(search.infiniteQueryKey(first.input), first.data);
  else showPage(byCategory.infiniteQueryKey(first.input), first.data);
}

function showPage(key: QueryKey, page: unknown): void {
  queryClient.setQueryData(key, { pages: [page], pageParams: [null] });
}
