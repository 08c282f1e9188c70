import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { type Draft, type DraftLine, withProducts } from '#web/routes/call-agent/call/draft.ts';
import type { Customer } from '#web/routes/call-agent/call/use-call.ts';
import { toDraftProduct } from '#web/routes/call-agent/products/region-product.ts';

const CHUNK = 100;

export type LiveLine = DraftLine & { readonly isGone: boolean };

export function atLivePrices(lines: readonly DraftLine[], live: readonly LiveLine[]): DraftLine[] {
  const known = new Map(live.map(({ quantity: _shown, ...product }) => [product.productId, product]));
  return withProducts(lines, known);
}

export function useLiveLines(customer: Customer | null, draft: Draft | null): LiveLine[] {
  const lines = draft?.lines ?? [];
  const ids = lines.map((line) => line.productId).sort((a, b) => a - b);
  const chunks = Array.from({ length: Math.ceil(ids.length / CHUNK) }, (_, index) =>
    ids.slice(index * CHUNK, (index + 1) * CHUNK),
  );
  const answers = useQueries({
    queries: chunks.map((chunk) => ({
      ...api.callAgent.products.list.queryOptions({
        regionId: customer?.regionId ?? 1,
        customerId: customer?.id,
        ids: chunk,
        limit: CHUNK,
      }),
      enabled: customer !== null,
      placeholderData: keepPreviousData,
    })),
  });
  const known = new Map(
    answers.flatMap(
      ({ data }) => data?.products.map((product) => [product.id, toDraftProduct(product)] as const) ?? [],
    ),
  );
  const isSure =
    answers.length > 0 && answers.every((answer) => answer.isSuccess && !answer.isPlaceholderData);
  return withProducts(lines, known).map((line) => ({
    ...line,
    isGone: isSure && !known.has(line.productId),
  }));
}
