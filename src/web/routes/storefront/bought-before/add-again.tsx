import { Button } from '@mantine/core';
import { IconShoppingCartPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { useCart } from '#web/routes/storefront/cart/use-cart.ts';
import { useCartChanges } from '#web/routes/storefront/cart/use-cart-changes.ts';
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx';
import { showToast } from '#web/ui/toast.ts';
import classes from './bought-before-page.module.css';
import { boughtBeforeTexts } from './texts.ts';

type AddAgainProps = {
  readonly productId: number;
  readonly name: string;
  /** How much was taken the last time; offered again as far as there is stock. */
  readonly quantity: number;
  readonly stock: number;
};

/** Puts a product bought before into the cart, in the quantity of the last time. */
export function AddAgain({ productId, name, quantity, stock }: AddAgainProps) {
  const queryClient = useQueryClient();
  const line = useCart().lines.find((cartLine) => cartLine.productId === productId);
  const { setQuantity } = useCartChanges();
  const add = useMutation(
    api.customer.cart.add.mutationOptions({
      onSuccess: ({ message }) => showToast({ tone: 'success', message, id: 'cart' }),
      onError: (error) => showToast({ tone: 'error', message: errorText(error), id: 'cart' }),
      onSettled: () => queryClient.invalidateQueries(api.customer.cart.pathFilter()),
    }),
  );
  if (line) {
    return (
      <div className={classes['action']}>
        <QuantityStepper
          quantity={line.quantity}
          label={name}
          onChange={(wanted) => setQuantity(line.product, wanted)}
        />
      </div>
    );
  }
  const offered = Math.min(quantity, stock);
  return (
    <Button
      className={classes['action'] ?? ''}
      size="sm"
      variant="light"
      loading={add.isPending}
      leftSection={<IconShoppingCartPlus size={18} aria-hidden />}
      aria-label={`${boughtBeforeTexts.add(offered)}: ${name}`}
      onClick={() => add.mutate({ productId, quantity: offered })}
    >
      {boughtBeforeTexts.add(offered)}
    </Button>
  );
}
