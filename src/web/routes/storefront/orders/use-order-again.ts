import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { api, client } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { useOneAtATime } from '#web/hooks/use-one-at-a-time.ts';
import { uiTexts } from '#web/ui/texts.ts';
import { showToast, UNDO_MS } from '#web/ui/toast.ts';
import { ordersTexts } from './texts.ts';

type Proposal = inferOutput<typeof api.customer.orders.reorder>;

/** What could not be taken over from an old order, in words. */
export type LeftOver = { readonly productName: string; readonly why: string };

/** An old order of which something is in the cart already: it is asked whether it is wanted once more. */
export type InCartAlready = { readonly orderId: number; readonly productNames: readonly string[] };

type Change = { readonly productId: number; readonly before: number; readonly quantity: number };

/**
 * Puts an old order into the cart as far as there is stock, leads to it and tells what was left out. A second tap would
 * double what is there, so that is asked first.
 */
export function useOrderAgain() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [leftOver, setLeftOver] = useState<readonly LeftOver[]>([]);
  const [already, setAlready] = useState<InCartAlready | null>(null);
  const onError = (error: unknown) => showToast({ tone: 'error', message: errorText(error) });
  const onSettled = () => queryClient.invalidateQueries(api.customer.cart.pathFilter());
  const undo = useMutation({ mutationFn: takeBack, onError, onSettled });
  const once = useOneAtATime();
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: fillCart,
    onSuccess: ({ proposal, changes, inCart }, { orderId }) => {
      if (inCart.length > 0) return setAlready({ orderId, productNames: inCart });
      const missing = listLeftOver(proposal);
      setLeftOver(missing);
      if (proposal.message) return showToast({ tone: 'error', message: proposal.message });
      showToast({
        tone: 'success',
        message: ordersTexts.againDone(changes.length),
        action: { label: uiTexts.undo, run: () => undo.mutate(changes) },
        ms: UNDO_MS,
      });
      if (missing.length === 0) void navigate({ to: '/cart' });
    },
    onError,
    onSettled,
  });
  // The second tap of a double tap comes before the button is at rest, and would find the cart still empty.
  const fill = (orderId: number, isSure: boolean) => once(() => mutateAsync({ orderId, isSure }));
  return {
    orderAgain: (orderId: number) => fill(orderId, false),
    busyOrderId: isPending ? variables.orderId : undefined,
    leftOver,
    forgetLeftOver: () => setLeftOver([]),
    already,
    addAnyway: () => {
      if (already) fill(already.orderId, true);
      setAlready(null);
    },
    forgetAlready: () => setAlready(null),
  };
}

async function fillCart({ orderId, isSure }: { readonly orderId: number; readonly isSure: boolean }) {
  const [proposal, cart] = await Promise.all([
    client.customer.orders.reorder.query({ orderId }),
    client.customer.cart.list.query(),
  ]);
  const quantities = new Map(cart.lines.map((line) => [line.productId, line.quantity]));
  const inCart = proposal.lines.filter((line) => quantities.has(line.productId));
  const changes = proposal.lines.map(({ productId, quantity, stock }): Change => {
    const before = quantities.get(productId) ?? 0;
    return { productId, before, quantity: Math.min(stock, before + quantity) };
  });
  if (inCart.length > 0 && !isSure) {
    return { proposal, changes: [], inCart: inCart.map((line) => line.productName) };
  }
  await Promise.all(
    changes.map(({ productId, before, quantity }) =>
      before === 0
        ? client.customer.cart.add.mutate({ productId, quantity })
        : client.customer.cart.setQuantity.mutate({ productId, quantity }),
    ),
  );
  return { proposal, changes, inCart: [] };
}

async function takeBack(changes: readonly Change[]): Promise<void> {
  await Promise.all(
    changes.map(({ productId, before }) =>
      before === 0
        ? client.customer.cart.remove.mutate({ productId })
        : client.customer.cart.setQuantity.mutate({ productId, quantity: before }),
    ),
  );
}

function listLeftOver({ lines, leftOut }: Proposal): LeftOver[] {
  const shortened = lines
    .filter((line) => line.quantity < line.wantedQuantity)
    .map((line) => ({
      productName: line.productName,
      why: ordersTexts.lessThanBefore(line.quantity, line.wantedQuantity),
    }));
  const missing = leftOut.map((line) => ({
    productName: line.productName,
    why: ordersTexts.leftOut[line.reason],
  }));
  return [...missing, ...shortened];
}
