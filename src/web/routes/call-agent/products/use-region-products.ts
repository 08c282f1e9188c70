import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';
import type { Customer } from '#web/routes/call-agent/call/use-call.ts';
import type { RegionProduct } from './region-product.ts';

const PAGE = 60;

export type Range = { readonly from: number; readonly to: number };

export function useRegionProducts(customer: Customer, query: string, { from, to }: Range) {
  const first = useQuery({ ...pageOptions(customer, query, 1), placeholderData: keepPreviousData });
  const numbers = pagesOf(from, to).filter((page) => page > 1);
  const others = useQueries({ queries: numbers.map((page) => pageOptions(customer, query, page)) });
  const pages = new Map(numbers.map((page, index) => [page, others[index]?.data]));
  pages.set(1, first.data);
  const found = first.data?.total ?? 0;
  const substitutes = first.data?.substitutes ?? [];
  return {
    first,
    found,
    isTotalExact: first.data?.isTotalExact ?? true,
    /** Including substitutes for a sold-out product, after the matches. */
    total: found + substitutes.length,
    at: (index: number): RegionProduct | undefined =>
      index < found
        ? pages.get(Math.floor(index / PAGE) + 1)?.products[index % PAGE]
        : substitutes[index - found],
    isSubstitute: (index: number) => index >= found,
  };
}

export async function fetchBestProducts(
  customer: Customer,
  query: string,
): Promise<readonly RegionProduct[]> {
  const page = await queryClient.fetchQuery(pageOptions(customer, query, 1));
  return page.products;
}

function pageOptions(customer: Customer, query: string, page: number) {
  return api.callAgent.products.list.queryOptions({
    regionId: customer.regionId,
    customerId: customer.id,
    query: query.trim(),
    isUsualFirst: true,
    cursor: page,
    limit: PAGE,
  });
}

function pagesOf(from: number, to: number): number[] {
  const firstPage = Math.floor(from / PAGE) + 1;
  const lastPage = Math.floor(to / PAGE) + 1;
  return Array.from({ length: lastPage - firstPage + 1 }, (_, offset) => firstPage + offset);
}
