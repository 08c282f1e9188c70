import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ISODate } from '#shared/shop-dates.ts';
import { api } from '#web/api.ts';
import { isRejected } from '#web/error-text.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import { useUser } from '#web/session.ts';
import { showToast } from '#web/ui/toast.ts';
import type { PlacedOrder } from './checkout-done.tsx';
import { attemptFor, forgetDraft, readDraft, writeDraft } from './checkout-draft.ts';
import type { Cart } from './use-cart.ts';

/** One checkout: its date, its comment, and sending it under one key however often it is tried. */
export function useCheckout(cart: Cart, onPlaced: (order: PlacedOrder) => void) {
  const queryClient = useQueryClient();
  const userId = useUser()?.id ?? 0;
  const [draft, setDraft] = useState(() => readDraft(userId));
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
    writeDraft(userId, draft);
  }, [userId, draft]);

  const place = useMutation(
    api.customer.orders.place.mutationOptions({
      onSuccess: (order) => {
        forgetDraft(userId);
        queryClient.setQueryData(api.customer.cart.list.queryKey(), { lines: [], totalCents: 0 });
        void queryClient.invalidateQueries(api.customer.pathFilter());
        showToast({ tone: 'success', message: texts.checkout.doneToast });
        onPlaced(order);
      },
      onError: (error) => {
        // A lost answer may hide an order that was placed; the cart and the orders tell.
        if (!isRejected(error)) void queryClient.invalidateQueries(api.customer.pathFilter());
        else void queryClient.invalidateQueries(api.customer.cart.pathFilter());
      },
    }),
  );

  const { deliverDate, comment } = draft;
  const confirm = () => {
    if (deliverDate === null || place.isPending) return;
    const products = cart.lines.map(({ productId, quantity }) => ({ productId, quantity }));
    const order = { products, deliverDate, comment };
    const attempt = attemptFor(latest.current, JSON.stringify(order));
    // Written before it is sent: a reload in between must find the same key.
    writeDraft(userId, { ...draft, attempt });
    setDraft({ ...draft, attempt });
    place.mutate({ ...order, idempotencyKey: attempt.key });
  };
  return {
    deliverDate,
    comment,
    setDeliverDate: (date: ISODate) => setDraft((before) => ({ ...before, deliverDate: date })),
    setComment: (text: string) => setDraft((before) => ({ ...before, comment: text })),
    confirm,
    isSending: place.isPending,
    error: place.error,
    clearError: place.reset,
  };
}
