import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { showToast } from '#web/ui/toast.ts';
import classes from './cart-page.module.css';
import { cartTexts } from './texts.ts';
import type { Cart } from './use-cart.ts';

export function WithdrawnProducts({ products }: { readonly products: Cart['withdrawn'] }) {
  const queryClient = useQueryClient();
  const { mutate } = useMutation(
    api.customer.cart.remove.mutationOptions({
      onError: (error) => showToast({ tone: 'error', message: errorText(error) }),
      onSettled: () => queryClient.invalidateQueries(api.customer.cart.pathFilter()),
    }),
  );
  return products.map(({ productId, name }) => (
    <p key={productId} className={classes['withdrawn']} role="status" tabIndex={-1} data-withdrawn>
      {cartTexts.withdrawn(name)}
      <Button variant="default" size="compact-md" onClick={() => mutate({ productId })}>
        {cartTexts.seen}
      </Button>
    </p>
  ));
}
