import { VisuallyHidden } from '@mantine/core';
import { useCart } from '#web/routes/storefront/cart/use-cart.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import classes from './shop-header.module.css';

export function CartCount() {
  const count = useCart().lines.length;
  if (count === 0) return null;
  return (
    <>
      <span className={classes['count']} aria-hidden>
        {count}
      </span>
      <VisuallyHidden>{texts.nav.cartCount(count)}</VisuallyHidden>
    </>
  );
}
