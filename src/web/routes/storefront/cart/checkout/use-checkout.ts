import { useCallbackRef } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { readAgainstMinimum } from '#shared/prices/minimum-order.ts';
import { api } from '#web/api.ts';
import { isRejected } from '#web/error-text.ts';
import { placedTotal } from '#web/features/order-notes.ts';
import { checkoutTexts } from '#web/routes/storefront/cart/texts.ts';
import type { Cart } from '#web/routes/storefront/cart/use-cart.ts';
import { CART_SCOPE } from '#web/routes/storefront/cart/use-cart-changes.ts';
import type { CustomerOrder } from '#web/routes/storefront/orders/use-my-orders.ts';
import { useOwnerId } from '#web/session.ts';
import { longDate } from '#web/ui/date-texts.ts';
import { showToast } from '#web/ui/toast.ts';
import { attemptFor, type CheckoutDraft, forgetDraft, readDraft, writeDraft } from './checkout-draft.ts';
import { isTakenBack, usePriceReview } from './use-price-review.ts';

export type Checkout = ReturnType<typeof useCheckout>;

export function useCheckout(cartNow: Cart | undefined) {
  const queryClient = useQueryClient();
  const { draft, setDraft, drop, ...fields } = useDraft();
  const [sent, setSent] = useState<Cart | null>(null);
  const [placed, setPlaced] = useState<CustomerOrder | null>(null);
  const [hasNotArrived, setNotArrived] = useState(false);
  const review = usePriceReview(cartNow);

  const finish = useCallback(
    (order: CustomerOrder) => {
      drop();
      setPlaced(order);
      queryClient.setQueryData(api.customer.cart.list.queryKey(), emptied);
      void queryClient.invalidateQueries(api.customer.pathFilter());
      showToast({ tone: 'success', message: toDoneToast(order) });
    },
    [drop, queryClient],
  );
  const close = useCallback(() => {
    setSent(null);
    setDraft((before) => ({ ...before, attempt: before.attempt && { ...before.attempt, isOpen: false } }));
  }, [setDraft]);

  const place = useMutation(
    api.customer.orders.place.mutationOptions({
      // Runs after pending cart changes: the server compares the cart with what was displayed.
      scope: { id: CART_SCOPE },
      onSuccess: finish,
      onError: (error) => {
        if (!isRejected(error)) return;
        review.acceptRefusal(error);
        close();
        void queryClient.invalidateQueries(api.customer.cart.pathFilter());
        // The day may have become full: refetch, so that it is no longer offered.
        void queryClient.invalidateQueries(api.public.shop.info.queryFilter());
      },
    }),
  );

  const { attempt, deliverDate, comment } = draft;
  const isEmpty = cartNow?.lines.length === 0;
  const isAsking = attempt !== null && !place.isPending && (attempt.isOpen === true || isEmpty);
  useLostOrder(isAsking ? attempt.key : null, (order) => {
    if (order) return finish(order);
    setNotArrived(attempt?.isOpen === true);
    if (isEmpty) drop();
    close();
  });

  const cart = sent ?? cartNow;
  const confirm = () => {
    if (deliverDate === null || place.isPending || !cart) return;
    if (review.mustAsk()) return;
    const order = { products: toProducts(cart), deliverDate, comment };
    const next = { ...draft, attempt: attemptFor(draft, JSON.stringify(order)) };
    setDraft(() => next);
    setSent(cart);
    setNotArrived(false);
    place.mutate({ ...order, ...toShown(cart), idempotencyKey: next.attempt.key });
  };
  return {
    cart,
    placed,
    deliverDate,
    comment,
    ...fields,
    confirm,
    isSending: place.isPending,
    isUnknown: attempt?.isOpen === true && !place.isPending,
    hasNotArrived,
    review,
    error: cartNow && isTakenBack(place.error, cartNow) ? null : place.error,
    clearError: place.reset,
  };
}

/** Saved synchronously: a reload during an attempt must find the same idempotency key. */
function useDraft() {
  const userId = useOwnerId() ?? 0;
  const [draft, setState] = useState(() => readDraft(userId));
  const latest = useRef(draft);
  const setDraft = useCallback(
    (change: (before: CheckoutDraft) => CheckoutDraft) => {
      latest.current = change(latest.current);
      writeDraft(userId, latest.current);
      setState(latest.current);
    },
    [userId],
  );
  const drop = useCallback(() => {
    forgetDraft(userId);
    setDraft(() => readDraft(userId));
  }, [userId, setDraft]);
  return {
    draft,
    setDraft,
    drop,
    setDeliverDate: (date: ISODate) => setDraft((before) => ({ ...before, deliverDate: date })),
    setComment: (text: string) => setDraft((before) => ({ ...before, comment: text })),
  };
}

function toDoneToast(order: CustomerOrder): string {
  const day = order.deliverDate === null ? '' : longDate(order.deliverDate);
  return checkoutTexts.doneToast(placedTotal(order), day);
}

function emptied(cart: Cart | undefined): Cart | undefined {
  return cart && { ...cart, lines: [], totalCents: 0 };
}

function toProducts(cart: Cart) {
  return cart.lines.map(({ productId, quantity }) => ({ productId, quantity }));
}

function toShown(cart: Cart) {
  const lines = cart.lines.map(({ productId, unitPriceE4 }) => ({ productId, unitPriceE4 }));
  const { totalCents: expectedTotalCents } = readAgainstMinimum(cart.minimum, cart.totalCents);
  return { shownCart: { readAt: cart.readAt, lines }, expectedTotalCents };
}

const ASK_EVERY_MS = 5000;

export function useLostOrder(key: string | null, onKnown: (order: CustomerOrder | null) => void): void {
  const tell = useCallbackRef(onKnown);
  const { data, isSuccess, fetchStatus } = useQuery(
    api.customer.orders.placed.queryOptions(
      { idempotencyKey: key ?? '-' },
      {
        enabled: key !== null,
        staleTime: 0,
        gcTime: 0,
        refetchInterval: ({ state }) => (state.status === 'error' ? ASK_EVERY_MS : false),
      },
    ),
  );
  const isKnown = key !== null && isSuccess && fetchStatus === 'idle';
  useEffect(() => {
    if (isKnown) tell(data);
  }, [isKnown, data, tell]);
}
