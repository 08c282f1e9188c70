import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api, client } from '#web/api.ts';
import { codeOf, errorText } from '#web/error-text.ts';
import { useOneAtATime } from '#web/hooks/use-one-at-a-time.ts';
import { uiTexts } from '#web/ui/texts.ts';
import { showToast, UNDO_MS } from '#web/ui/toast.ts';
import { type AgainChange, listUnfilled, toChanges, type Unfilled } from './again-changes.ts';
import { ordersTexts } from './texts.ts';

export type InCartAlready = { readonly orderId: number; readonly productNames: readonly string[] };

/** Refills the cart from a past order, as far as available. A repetition would double it: asks first. */
export function useOrderAgain() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [unfilled, setUnfilled] = useState<readonly Unfilled[]>([]);
  const [already, setAlready] = useState<InCartAlready | null>(null);
  const onError = (error: unknown) => showToast({ tone: 'error', message: errorText(error) });
  const onSettled = () => queryClient.invalidateQueries(api.customer.cart.pathFilter());
  const undo = useMutation({ mutationFn: undoChanges, onError, onSettled });
  const once = useOneAtATime();
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: fillCart,
    onSuccess: ({ message, changes, missing, inCart }, { orderId }) => {
      if (inCart.length > 0) return setAlready({ orderId, productNames: inCart });
      setUnfilled(missing);
      if (message) return showToast({ tone: 'error', message });
      if (changes.length === 0) return;
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
  // The second tap of a double tap arrives before the button is disabled, when the cart is still empty.
  const fill = (orderId: number, isSure: boolean) => once(() => mutateAsync({ orderId, isSure }));
  return {
    orderAgain: (orderId: number) => fill(orderId, false),
    busyOrderId: isPending ? variables.orderId : undefined,
    unfilled,
    clearUnfilled: () => setUnfilled([]),
    already,
    addAnyway: () => {
      if (already) fill(already.orderId, true);
      setAlready(null);
    },
    closeAlready: () => setAlready(null),
  };
}

async function fillCart({ orderId, isSure }: { readonly orderId: number; readonly isSure: boolean }) {
  const [proposal, cart] = await Promise.all([
    client.customer.orders.reorder.query({ orderId }),
    client.customer.cart.list.query(),
  ]);
  const { message } = proposal;
  const quantities = new Map(cart.lines.map((line) => [line.productId, line.quantity]));
  const inCart = proposal.lines.filter((line) => quantities.has(line.productId));
  if (inCart.length > 0 && !isSure) {
    return { message, changes: [], missing: [], inCart: inCart.map((line) => line.productName) };
  }
  const { done, rejected } = await setAll(toChanges(proposal.lines, quantities));
  return {
    message,
    changes: done,
    missing: [...listUnfilled(proposal, quantities), ...rejected],
    inCart: [],
  };
}

async function setAll(changes: readonly AgainChange[]) {
  const done: AgainChange[] = [];
  const rejected: Unfilled[] = [];
  await Promise.all(
    changes.map(async (change) => {
      const { productId, productName, before, quantity } = change;
      if (quantity === before) return;
      try {
        if (before === 0) await client.customer.cart.add.mutate({ productId, quantity });
        else await client.customer.cart.setQuantity.mutate({ productId, quantity });
        done.push(change);
      } catch (error) {
        if (codeOf(error) === undefined) throw error;
        rejected.push({ productName, why: errorText(error) });
      }
    }),
  );
  return { done, rejected };
}

async function undoChanges(changes: readonly AgainChange[]): Promise<void> {
  await Promise.all(
    changes.map(({ productId, before }) =>
      before === 0
        ? client.customer.cart.remove.mutate({ productId })
        : client.customer.cart.setQuantity.mutate({ productId, quantity: before }),
    ),
  );
}
