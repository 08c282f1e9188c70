import { useMutation, useQueryClient } from '@tanstack/react-query';
import { onlyInStockMessage } from '../../../../shared/stock.ts';
import { api, client } from '../../../api.ts';
import { errorText } from '../../../error-text.ts';
import { uiTexts } from '../../../ui/texts.ts';
import { showToast } from '../../../ui/toast.ts';
import type { ProductView } from '../products/product-view.ts';
import { texts } from '../texts.ts';
import { quantityIn, withQuantity } from './with-quantity.ts';

const TOAST_ID = 'cart';
/** Apart from the others, so that a success that arrives late does not replace a refusal. */
const REFUSAL_TOAST_ID = 'cart-refusal';
const MUTATION_KEY = ['cart'];

type Change = {
  readonly product: ProductView;
  /** How many there shall be; 0 takes the product out. */
  readonly quantity: number;
  /** How many there were. */
  readonly before: number;
};

/** Adding is told apart from setting, since the server adds to what another device may have put there. */
function send({ product, quantity, before }: Change): Promise<unknown> {
  const productId = product.id;
  if (before === 0) return client.customer.cart.add.mutate({ productId, quantity });
  if (quantity === 0) return client.customer.cart.remove.mutate({ productId });
  return client.customer.cart.setQuantity.mutate({ productId, quantity });
}

/**
 * Changing the cart. The screen changes at once and goes back to what it was when the server refuses, which also
 * fetches the cart again (spec 1 §4). Changes reach the server one after another.
 */
export function useCartChanges() {
  const queryClient = useQueryClient();
  const cartKey = api.customer.cart.list.queryKey();

  const { mutate } = useMutation({
    mutationKey: MUTATION_KEY,
    scope: { id: 'cart' },
    mutationFn: send,
    onMutate: async ({ product, quantity }: Change) => {
      await queryClient.cancelQueries({ queryKey: cartKey });
      const cart = queryClient.getQueryData(cartKey);
      queryClient.setQueryData(cartKey, withQuantity(cart, product, quantity));
      return { cart };
    },
    onError: (error, _change, context) => {
      queryClient.setQueryData(cartKey, context?.cart);
      showToast({ tone: 'error', message: errorText(error), id: REFUSAL_TOAST_ID });
    },
    onSuccess: (_answer, change) =>
      announce(change, () => mutate({ ...change, quantity: change.before, before: 0 })),
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: MUTATION_KEY }) > 1) return;
      void queryClient.invalidateQueries({ queryKey: cartKey });
      void queryClient.invalidateQueries(api.public.catalog.recommendations.pathFilter());
    },
  });

  /** Sets how many of a product there are; more than the shop has is refused at once (spec 1 §5). */
  const setQuantity = (product: ProductView, quantity: number) => {
    const before = quantityIn(queryClient.getQueryData(cartKey), product.id);
    if (quantity > product.stock && quantity > before) {
      showToast({ tone: 'error', message: onlyInStockMessage(product.stock), id: REFUSAL_TOAST_ID });
      return;
    }
    if (quantity !== before) mutate({ product, quantity, before });
  };
  return { setQuantity };
}

function announce({ quantity, before }: Change, undo: () => void): void {
  if (quantity === 0) {
    const action = { label: uiTexts.undo, run: undo };
    showToast({ tone: 'success', message: texts.product.removed, id: TOAST_ID, action });
    return;
  }
  const message = before === 0 ? texts.product.added : texts.product.quantitySaved(quantity);
  showToast({ tone: 'success', message, id: TOAST_ID });
}
