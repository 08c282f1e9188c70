import { Outlet } from '@tanstack/react-router';
import { useUser } from '#web/session.ts';
import { LazyCartBar } from './cart/lazy-cart-bar.tsx';
import { useWantedProduct } from './cart/use-wanted-product.ts';
import { BottomBar } from './header/bottom-bar.tsx';
import { CategoryBar, ShopHeader } from './header/shop-header.tsx';
import { StaffBar } from './header/staff-bar.tsx';
import { usePrefetchMyOrders } from './orders/use-my-orders.ts';
import { ShopFooter } from './shop-footer.tsx';
import classes from './shop-layout.module.css';
import { texts } from './texts.ts';

export function ShopLayout() {
  const user = useUser();
  usePrefetchMyOrders(user?.role === 'customer');
  useWantedProduct(user?.role === 'customer');
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
      {!isStaff && <ShopFooter />}
      {user?.role === 'customer' && <LazyCartBar />}
      {!isStaff && <BottomBar isLoggedIn={user !== null} />}
    </div>
  );
}
