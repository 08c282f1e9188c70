import { Button } from '@mantine/core';
import { IconShoppingCartPlus } from '@tabler/icons-react';
import { useNavigate, useRouter } from '@tanstack/react-router';
import type { ProductView } from '#web/routes/storefront/products/product-view.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import { useUser } from '#web/session.ts';
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx';
import { showToast } from '#web/ui/toast.ts';
import classes from './cart-control.module.css';
import { useQuantityInCart } from './use-cart.ts';
import { useCartChanges } from './use-cart-changes.ts';

/** How long a guest may read why they are sent to /login (spec 1 §5). */
const LOGIN_DELAY_MS = 500;

type CartControlProps = { readonly product: ProductView; readonly size?: 'normal' | 'large' };

/** Puts a product into the cart; once it is there, says how many and changes it. Staff have no cart. */
export function CartControl({ product, size = 'normal' }: CartControlProps) {
  const user = useUser();
  const quantity = useQuantityInCart(product.id);
  const { setQuantity } = useCartChanges();
  const askToLogIn = useLoginFirst();
  if (user && user.role !== 'customer') return null;
  if (quantity > 0) {
    return (
      <div className={classes['control']}>
        <QuantityStepper
          quantity={quantity}
          label={product.name}
          size={size}
          onChange={(wanted) => setQuantity(product, wanted)}
        />
      </div>
    );
  }
  const isSoldOut = product.stock <= 0;
  return (
    <Button
      fullWidth
      size={size === 'large' ? 'lg' : 'md'}
      disabled={isSoldOut}
      leftSection={<IconShoppingCartPlus size={20} aria-hidden />}
      aria-label={`${texts.product.add}: ${product.name}`}
      onClick={() => (user ? setQuantity(product, 1) : askToLogIn())}
    >
      {isSoldOut ? texts.product.outOfStock : texts.product.add}
    </Button>
  );
}

/** Tells a guest that they must log in first, and leads them there and back (spec 1 §5). */
function useLoginFirst(): () => void {
  const navigate = useNavigate();
  const router = useRouter();
  return () => {
    showToast({ tone: 'error', message: texts.product.loginFirst, id: 'login-first' });
    const from = router.state.location.href;
    setTimeout(() => void navigate({ to: '/login', search: { from } }), LOGIN_DELAY_MS);
  };
}
