import { Anchor, Button, Group } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ROLE_HOMES } from '#shared/roles.ts';
import { useIsLoaded } from '#web/hooks/after-load.ts';
import { logOut } from '#web/log-out.ts';
import { type SessionUser, useUser } from '#web/session.ts';
import { lazyExtra } from '#web/ui/lazy-extra.ts';
import { useCart } from './cart/use-cart.ts';
import { useWantedProduct } from './cart/use-wanted-product.ts';
import { BottomBar } from './header/bottom-bar.tsx';
import { CategoryBar, ShopHeader } from './header/shop-header.tsx';
import { usePrefetchMyOrders } from './orders/use-my-orders.ts';
import classes from './shop-layout.module.css';
import { texts } from './texts.ts';

/** Loaded after everything else: it must not delay the first visit. */
const ShopFooter = lazyExtra(() => import('./shop-footer.tsx').then((module) => module.ShopFooter));

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

const CartBar = lazyExtra(() => import('./cart/cart-bar.tsx').then((module) => module.CartBar));

function LazyCartBar() {
  const isLoaded = useIsLoaded();
  const isEmpty = useCart().lines.length === 0;
  if (!isLoaded || isEmpty) return null;
  return (
    <Suspense>
      <CartBar />
    </Suspense>
  );
}

function StaffBar({ user }: { readonly user: SessionUser }) {
  return (
    <div className="shop-header">
      <Group
        wrap="nowrap"
        justify="space-between"
        gap="1rem"
        maw="80rem"
        mx="auto"
        p="0.6rem clamp(1rem, 3vw, 2rem)"
      >
        <Anchor component={Link} to={ROLE_HOMES[user.role]} fw={600}>
          <IconArrowLeft size={18} aria-hidden style={{ verticalAlign: '-4px' }} /> {texts.nav.backToWork}
        </Anchor>
        <Button variant="default" onClick={() => void logOut()}>
          {texts.nav.logout}
        </Button>
      </Group>
    </div>
  );
}
