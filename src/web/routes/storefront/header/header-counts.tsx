import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { useIsLoaded } from '#web/hooks/after-load.ts';
import { useCart } from '#web/routes/storefront/cart/use-cart.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import { useUser } from '#web/session.ts';
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

export function OrdersCount() {
  const isLoaded = useIsLoaded();
  const isCustomer = useUser()?.role === 'customer';
  const { data } = useQuery(
    api.customer.orders.unread.queryOptions(undefined, { enabled: isCustomer && isLoaded }),
  );
  const count = isCustomer ? (data?.count ?? 0) : 0;
  if (count === 0) return null;
  return (
    <>
      <span className={classes['count']} aria-hidden>
        {count}
      </span>
      <VisuallyHidden>{texts.nav.ordersCount(count)}</VisuallyHidden>
    </>
  );
}
