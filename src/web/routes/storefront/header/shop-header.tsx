import { IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { texts } from '#web/routes/storefront/texts.ts';
import type { SessionUser } from '#web/session.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { CartCount } from './cart-count.tsx';
import { LogoutButton } from './logout-button.tsx';
import { OrdersCount } from './orders-count.tsx';
import classes from './shop-header.module.css';

const { nav } = texts;

/** The header of guests and customers; its links move to the bottom bar on phones. */
export function ShopHeader({ user }: { readonly user: SessionUser | null }) {
  return (
    <header className="shop-header">
      <div className="shop-header-inner">
        <Link to="/" className="shop-brand">
          <BrandMark />
          {texts.shopName}
        </Link>
        <nav className={classes['nav']} aria-label={nav.main}>
          <Link to="/" className={classes['link']} activeOptions={{ exact: true }}>
            {nav.home}
          </Link>
          <Link to="/search" className={classes['link']}>
            {nav.search}
          </Link>
          <Link to="/cart" className={classes['link']}>
            {nav.cart}
            <CartCount />
          </Link>
          {user && (
            <Link to="/porosite" className={classes['link']}>
              {nav.orders}
              <OrdersCount />
            </Link>
          )}
          {!user && (
            <Link to="/login" className={`${classes['link']} ${classes['login']} ${classes['end']}`}>
              {nav.login}
            </Link>
          )}
          {user && (
            <LogoutButton className={`${classes['link']} ${classes['end']}`}>{nav.logout}</LogoutButton>
          )}
        </nav>
        {user && (
          <Link
            to="/llogaria"
            className={`${classes['link']} ${classes['account']}`}
            aria-label={nav.account}
            title={nav.account}
          >
            <IconUser size={22} aria-hidden />
          </Link>
        )}
      </div>
    </header>
  );
}
