import type { inferInput, inferOutput } from '@trpc/tanstack-react-query';
import { FIRST_DATA_ID } from '#shared/first-data.ts';
import { api } from './api.ts';
import { queryClient } from './query-client.ts';

const { byCategory, product } = api.public.catalog;

/** What the server laid into the first HTML of a guest's page. */
type FirstData =
  | {
      readonly path: 'byCategory';
      readonly input: inferInput<typeof byCategory>;
      readonly data: inferOutput<typeof byCategory>;
    }
  | {
      readonly path: 'product';
      readonly input: inferInput<typeof product>;
      readonly data: inferOutput<typeof product>;
    };

/** Takes over what came with the page. It is priced for guests, so only a guest's page may use it. */
export function takeFirstData(): void {
  const text = document.getElementById(FIRST_DATA_ID)?.textContent;
  if (!text) return;
  // Our own server wrote it into this very page.
  const first = JSON.parse(text) as FirstData;
  if (first.path === 'product') queryClient.setQueryData(product.queryKey(first.input), first.data);
  else {
    const key = byCategory.infiniteQueryKey(first.input);
    queryClient.setQueryData(key, { pages: [first.data], pageParams: [null] });
  }
}
