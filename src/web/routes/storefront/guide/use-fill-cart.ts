import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { api, client } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import type { Unfilled } from '#web/routes/storefront/orders/again-changes.ts';
import { guideTexts } from './texts.ts';

export function useFillCart() {
  const [unfilled, setUnfilled] = useState<readonly Unfilled[]>([]);
  const { run, isPending } = useAction(api.customer.cart.fill, {
    attempts: { about: ({ lines }) => JSON.stringify(lines) },
    success: ({ added }) => (added.length === 0 ? guideTexts.nothingAdded : guideTexts.added(added.length)),
    undo: ({ added }) =>
      added.length === 0
        ? null
        : () =>
            client.customer.cart.unfill.mutate({
              lines: added.map(({ productId, quantity }) => ({ productId, quantity })),
            }),
    toastId: 'cart',
    affects: ['cart'],
    onSuccess: (filled) => setUnfilled(listUnfilled(filled)),
  });
  return {
    fill: (lines: readonly { readonly productId: number; readonly quantity: number }[]) =>
      run({ lines: [...lines] }),
    isFilling: isPending,
    unfilled,
    clearUnfilled: () => setUnfilled([]),
  };
}

function listUnfilled({ added, leftOut }: inferOutput<typeof api.customer.cart.fill>): Unfilled[] {
  const missing = leftOut.map(({ name, reason }) => ({
    productName: name || guideTexts.unnamed,
    why: guideTexts.notAdded[reason],
  }));
  const changed = added
    .filter(({ quantity, wanted }) => quantity !== wanted)
    .map(({ name, quantity, wanted }) => ({
      productName: name,
      why: guideTexts.otherQuantity(quantity, wanted),
    }));
  return [...missing, ...changed];
}
