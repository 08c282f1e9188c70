import { Outlet } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { useIsLoaded } from '#web/hooks/after-load.ts';
import { useUser } from '#web/session.ts';
import { LazyCartBar } from './cart/lazy-cart-bar.tsx';
import { useWantedProduct } from './cart/use-wanted-product.ts';
import { BottomBar } from './header/bottom-bar.tsx';
import { CategoryBar, ShopHeader } from './header/shop-header.tsx';
import { StaffBar } from './header/staff-bar.tsx';
import { usePrefetchMyOrders } from './orders/use-my-orders.ts';
import classes from './shop-layout.module.css';
import { texts } from './texts.ts';

/** Loaded after everything else: it must not delay the first visit. */
const ShopFooter = lazy(
  (): Promise<{ default: () => ReactNode }> =>
    import('./shop-footer.tsx')
      .then((module) => ({ default: module.ShopFooter }))
      // Offline, the chunk is missing: the page works without the footer.
      .catch(() => ({ default: () => null })),
);

export function ShopLayout() {
  const user = useUser();
  usePrefetchMyOrders(user?.role === 'customer');
  useWantedProduct(user?.role === 'customer');
  const isLoaded = useIsLoaded();
  const isStaff = user !== null && user.role !== 'customer';
  return (
    <div className={classes['page']}>
      <a className={classes['skip']} href="#shop-main">
        {texts.nav.skip}
      </a>
      {isStaff ? <StaffBar user={user} /> : <ShopHeader user={user} />}
      {!isStaff && <CategoryBar />}
      <main id="shop-main" className={classes['main']} tabIndex={-1}>
        <Outlet />
      </main>
      <Suspense>{!isStaff && isLoaded && <ShopFooter />}</Suspense>
      {user?.role === 'customer' && <LazyCartBar />}
      {!isStaff && <BottomBar isLoggedIn={user !== null} />}
    </div>
  );
}
