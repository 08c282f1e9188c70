import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { api, client } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import { showToast } from '#web/ui/toast.ts';

type Proposal = inferOutput<typeof api.customer.orders.reorder>;

/** What could not be taken over from an old order, in words. */
export type LeftOver = { readonly productName: string; readonly why: string };

/** Puts an old order into the cart as far as there is stock, and tells what was left out. */
export function useOrderAgain() {
  const queryClient = useQueryClient();
  const [leftOver, setLeftOver] = useState<readonly LeftOver[]>([]);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: fillCart,
    onSuccess: ({ proposal, addedCount }) => {
      setLeftOver(listLeftOver(proposal));
      if (proposal.message) showToast({ tone: 'error', message: proposal.message });
      else showToast({ tone: 'success', message: texts.orders.againDone(addedCount) });
    },
    onError: (error) => showToast({ tone: 'error', message: errorText(error) }),
    onSettled: () => queryClient.invalidateQueries(api.customer.cart.pathFilter()),
  });
  return {
    orderAgain: (orderId: number) => mutate(orderId),
    busyOrderId: isPending ? variables : undefined,
    leftOver,
    forgetLeftOver: () => setLeftOver([]),
  };
}

async function fillCart(orderId: number) {
  const [proposal, cart] = await Promise.all([
    client.customer.orders.reorder.query({ orderId }),
    client.customer.cart.list.query(),
  ]);
  const inCart = new Map(cart.lines.map((line) => [line.productId, line.quantity]));
  const changes = proposal.lines.map(({ productId, quantity, stock }) => {
    const before = inCart.get(productId) ?? 0;
    if (before === 0) return client.customer.cart.add.mutate({ productId, quantity });
    return client.customer.cart.setQuantity.mutate({
      productId,
      quantity: Math.min(stock, before + quantity),
    });
  });
  await Promise.all(changes);
  return { proposal, addedCount: changes.length };
}

function listLeftOver({ lines, leftOut }: Proposal): LeftOver[] {
  const shortened = lines
    .filter((line) => line.quantity < line.wantedQuantity)
    .map((line) => ({
      productName: line.productName,
      why: texts.orders.lessThanBefore(line.quantity, line.wantedQuantity),
    }));
  const missing = leftOut.map((line) => ({
    productName: line.productName,
    why: texts.orders.leftOut[line.reason],
  }));
  return [...missing, ...shortened];
}
