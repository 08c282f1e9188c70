import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { optimisticUpdate } from '#web/optimistic-update.ts';
import { listTexts } from './texts.ts';
import type { GuideRow, OwnList } from './use-guide.ts';

export function useListChanges({ id: listId, name }: OwnList) {
  const show = (change: (rows: readonly GuideRow[]) => GuideRow[]) =>
    optimisticUpdate<GuideRow[]>(
      [{ queryKey: api.customer.guide.list.queryKey({ of: { listId } }) }],
      change,
    );
  const common = { affects: ['guide'], toastId: 'list' } as const;
  const move = useAction(api.customer.lists.move, {
    ...common,
    optimistic: ({ productId, to }) =>
      show((rows) => {
        const moved = rows.filter(({ product }) => product.id === productId);
        const others = rows.filter(({ product }) => product.id !== productId);
        return others.toSpliced(to, 0, ...moved);
      }),
  });
  const put = useAction(api.customer.lists.put, {
    ...common,
    optimistic: ({ productId, quantity = null }) =>
      show((rows) =>
        rows.map((row) =>
          row.product.id === productId
            ? { ...row, listQuantity: quantity, quantity: quantity ?? row.quantity }
            : row,
        ),
      ),
  });
  const remove = useAction(api.customer.lists.remove, {
    ...common,
    optimistic: ({ productId }) => show((rows) => rows.filter(({ product }) => product.id !== productId)),
    success: listTexts.removed(name),
  });
  return {
    move: (productId: number, to: number) => void move.run({ listId, productId, to }),
    put: (productId: number, quantity: number) => void put.run({ listId, productId, quantity }),
    remove: (productId: number) => void remove.run({ listId, productId }),
  };
}
