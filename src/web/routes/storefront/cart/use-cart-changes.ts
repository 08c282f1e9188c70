import { useMutation, useQueryClient } from '@tanstack/react-query';
import { countText, quantityText } from '#shared/prices/packs.ts';
import { stepFor } from '#shared/prices/pricing.ts';
import { mostQuantity } from '#shared/prices/quantity-rules.ts';
import { lineTotal } from '#shared/prices/unit-price.ts';
import { onlyInStockMessage } from '#shared/stock.ts';
import { api, client } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import type { PricedProduct } from '#web/routes/storefront/products/product-view.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import { uiTexts } from '#web/ui/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import { createCartOutbox, type OutboxEntry, type Sent } from './create-cart-outbox.ts';
import type { Cart, CartLine } from './use-cart.ts';

const TOAST_ID = 'cart';
/** A separate toast id, so that a late success does not replace a rejection. */
const REFUSAL_TOAST_ID = 'cart-rejection';
const MUTATION_KEY = ['cart'];
export const CART_SCOPE = 'cart';

type Change = {
  readonly product: PricedProduct;
  readonly quantity: number;
  readonly before: number;
  readonly entry: OutboxEntry;
};

const outbox = createCartOutbox({
  add: (line) => client.customer.cart.add.mutate(line),
  setQuantity: (line) => client.customer.cart.setQuantity.mutate(line),
  remove: (line) => client.customer.cart.remove.mutate(line),
});

export function useCartChanges() {
  const queryClient = useQueryClient();
  const cartKey = api.customer.cart.list.queryKey();

  const readQuantity = (productId: number) => quantityIn(queryClient.getQueryData(cartKey), productId);

  const show = (product: PricedProduct, quantity: number) =>
    queryClient.setQueryData(cartKey, (cart: Cart | undefined) => withQuantity(cart, product, quantity));

  const { mutate } = useMutation({
    mutationKey: MUTATION_KEY,
    scope: { id: CART_SCOPE },
    mutationFn: ({ entry }: Change) => outbox.send(entry),
    onError: (error, { product, entry }) => {
      // A later change of the same product is still queued and already displayed.
      if (outbox.isLatest(entry)) show(product, outbox.confirmedQuantity(product.id));
      showToast({ tone: 'error', message: errorText(error), id: REFUSAL_TOAST_ID });
    },
    onSuccess: (sent, change) => announce(sent, change, () => put(change.product, change.before, 0)),
    onSettled: (_sent, _error, { entry }) => {
      outbox.close(entry);
      if (queryClient.isMutating({ mutationKey: MUTATION_KEY }) > 1) return;
      void queryClient.invalidateQueries({ queryKey: cartKey });
      void queryClient.invalidateQueries(api.public.catalog.recommendations.pathFilter());
    },
  });

  const put = (product: PricedProduct, quantity: number, before: number) => {
    // Not awaited: the next tap counts from the quantity in the cache. Cancelling reverts at once, before it is shown.
    void queryClient.cancelQueries({ queryKey: cartKey });
    show(product, quantity);
    mutate({ product, quantity, before, entry: outbox.enter(product.id, quantity, before) });
  };

  const setQuantity = (product: PricedProduct, quantity: number) => {
    const before = readQuantity(product.id);
    if (quantity > product.stock && quantity > before) {
      const most = mostQuantity(product, product.stock);
      const action = {
        label: texts.product.takeWhatThereIs(quantityText(most, product)),
        run: () => put(product, most, before),
      };
      showToast({
        tone: 'error',
        message: onlyInStockMessage(product.stock),
        id: REFUSAL_TOAST_ID,
        ...(most > before ? { action } : {}),
      });
      return;
    }
    if (quantity !== before) put(product, quantity, before);
  };
  return { setQuantity, readQuantity };
}

function announce(sent: Sent, { product, quantity }: Change, undo: () => void): void {
  if (sent === 'nothing') return;
  if (sent === 'removed') {
    const action = { label: uiTexts.undo, run: undo };
    showToast({ tone: 'success', message: texts.product.removed, id: TOAST_ID, action });
    return;
  }
  const message =
    sent === 'added' ? texts.product.added : texts.product.quantitySaved(countText(quantity, product));
  showToast({ tone: 'success', message, id: TOAST_ID });
}

const NO_MINIMUM = { minimumCents: 0, transportCents: null };

export function quantityIn(cart: Cart | undefined, productId: number): number {
  return cart?.lines.find((line) => line.productId === productId)?.quantity ?? 0;
}

export function withQuantity(cart: Cart | undefined, product: PricedProduct, quantity: number): Cart {
  const before = cart?.lines ?? [];
  const { unitPriceE4 } = stepFor(product.priceBreaks, quantity);
  const changed: CartLine = {
    productId: product.id,
    product,
    quantity,
    unitPriceE4,
    totalCents: lineTotal(unitPriceE4, quantity),
    available: product.stock,
    problem: null,
  };
  const lines = before.some((line) => line.productId === product.id)
    ? before.map((line) => (line.productId === product.id ? changed : line))
    : [...before, changed];
  const remaining = lines.filter((line) => line.quantity > 0);
  const totalCents = remaining.reduce((total, line) => total + line.totalCents, 0);
  return {
    withdrawn: [],
    readAt: 0,
    minimum: NO_MINIMUM,
    awaitsApproval: false,
    holdCause: null,
    termsDays: 0,
    transportVatBasisPoints: 0,
    ...cart,
    lines: remaining,
    totalCents,
  };
}
