import {
  IconClipboardList,
  IconHome,
  IconLogin2,
  IconLogout,
  IconSearch,
  IconShoppingCart,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { texts } from '#web/routes/storefront/texts.ts';
import { CartCount, OrdersCount } from './header-counts.tsx';
import { LogoutButton } from './logout-button.tsx';
import classes from './shop-header.module.css';

const { nav } = texts;

export function BottomBar({ isLoggedIn }: { readonly isLoggedIn: boolean }) {
  return (
    <nav className={classes['bottom']} aria-label={nav.bottom}>
      <Link to="/" className={classes['item']} activeOptions={{ exact: true }}>
        <IconHome size={22} aria-hidden />
        {nav.homeShort}
      </Link>
      <Link to="/search" className={classes['item']}>
        <IconSearch size={22} aria-hidden />
        {nav.searchShort}
      </Link>
      <Link to="/cart" className={classes['item']}>
        <IconShoppingCart size={22} aria-hidden />
        {nav.cartShort}
        <CartCount />
      </Link>
      <Link to="/porosite" className={classes['item']}>
        <IconClipboardList size={22} aria-hidden />
        {nav.ordersShort}
        <OrdersCount />
      </Link>
      {isLoggedIn ? (
        <LogoutButton className={classes['item'] ?? ''}>
          <IconLogout size={22} aria-hidden />
          {nav.logout}
        </LogoutButton>
      ) : (
        <Link to="/login" className={classes['item']}>
          <IconLogin2 size={22} aria-hidden />
          {nav.login}
        </Link>
      )}
    </nav>
  );
}
