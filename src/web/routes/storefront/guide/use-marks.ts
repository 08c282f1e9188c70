import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { api } from '#web/api.ts';
import { optimisticUpdate } from '#web/cache/optimistic-update.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { CACHE_MS } from '#web/query-client.ts';
import { guideTexts } from './texts.ts';

type Marks = inferOutput<typeof api.customer.guide.marks>;

function useMarked(kind: keyof Marks, productId: number): boolean {
  const { data } = useQuery(
    api.customer.guide.marks.queryOptions(undefined, {
      staleTime: CACHE_MS,
      select: (marks) => marks[kind].includes(productId),
    }),
  );
  return data ?? false;
}

const show = (kind: keyof Marks, productId: number, isMarked: boolean) =>
  optimisticUpdate<Marks>([{ queryKey: api.customer.guide.marks.queryKey() }], (marks) => {
    const others = marks[kind].filter((id) => id !== productId);
    return { ...marks, [kind]: isMarked ? [productId, ...others] : others };
  });

export function useStar(productId: number) {
  const isStarred = useMarked('starred', productId);
  const { run } = useAction(api.customer.guide.setStar, {
    optimistic: (input) => show('starred', input.productId, input.isStarred),
    affects: ['guide'],
  });
  return { isStarred, toggle: () => void run({ productId, isStarred: !isStarred }) };
}

export function useStockAlert(productId: number) {
  const isWished = useMarked('wished', productId);
  const { run } = useAction(api.customer.guide.setWish, {
    optimistic: (input) => show('wished', input.productId, input.isWished),
    success: (_marks, input) => (input.isWished ? guideTexts.stockAlertSet : null),
    toastId: 'wish',
    affects: ['guide', 'stock'],
  });
  return { isWished, toggle: () => void run({ productId, isWished: !isWished }) };
}
