import { Box, Group } from '@mantine/core';
import { IconSearch, IconUser } from '@tabler/icons-react';
import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import { Suspense, useRef } from 'react';
import { activeCategories } from '#shared/categories.ts';
import { useBrand } from '#web/brand.ts';
import { useFirm } from '#web/firm.ts';
import { useIsLoaded } from '#web/hooks/after-load.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import type { SessionUser } from '#web/session.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { lazyExtra } from '#web/ui/lazy-extra.ts';
import { CartCount, OrdersCount } from './header-counts.tsx';
import { LogoutButton } from './logout-button.tsx';
import classes from './shop-header.module.css';

const { nav } = texts;

export function ShopHeader({ user }: { readonly user: SessionUser | null }) {
  return (
    <header className="shop-header">
      <div className="shop-header-inner">
        <Link to="/" className="shop-brand" aria-label={useBrand().name}>
          <BrandMark />
        </Link>
        <HeaderSearch />
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
            <Link to="/login" className={`${classes['link']} ${classes['login']}`}>
              {nav.login}
            </Link>
          )}
          {user && <LogoutButton className={classes['link'] ?? ''}>{nav.logout}</LogoutButton>}
        </nav>
        {user && (
          <Group component="span" wrap="nowrap" align="stretch" gap={0} ml="auto">
            <LazyBell />
            <Link to="/llogaria" className={classes['link']} aria-label={nav.account} title={nav.account}>
              <IconUser size={22} aria-hidden />
            </Link>
          </Group>
        )}
      </div>
    </header>
  );
}

function HeaderSearch() {
  const navigate = useNavigate();
  const isSearching = useRouterState({ select: ({ location }) => location.pathname === '/search' });
  const field = useRef<HTMLInputElement>(null);
  if (isSearching) return <span className={classes['find']} />;
  return (
    <search className={classes['find']}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void navigate({ to: '/search', search: { q: field.current?.value.trim() } });
        }}
      >
        <IconSearch size={18} className={classes['lens'] ?? ''} aria-hidden />
        <input
          ref={field}
          type="search"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          className={classes['field']}
          aria-label={texts.search.title}
          placeholder={texts.search.placeholder}
        />
      </form>
    </search>
  );
}

const BROWSING = /^\/($|category\/|search$|product\/)/;

export function CategoryBar() {
  useFirm();
  const isBrowsing = useRouterState({ select: ({ location }) => BROWSING.test(location.pathname) });
  if (!isBrowsing) return null;
  return (
    <nav className="shop-categories" aria-label={texts.home.categories}>
      <div>
        {activeCategories().map(({ key: category, name }) => (
          <Link key={category} to="/category/$category" params={{ category }} className={classes['link']}>
            {name}
          </Link>
        ))}
      </div>
    </nav>
  );
}

const Bell = lazyExtra(() =>
  import('#web/routes/storefront/notifications/bell.tsx').then((module) => module.Bell),
);

export function LazyBell() {
  const isLoaded = useIsLoaded();
  return (
    <Box component="span" w="2.75rem" h="2.75rem">
      <Suspense>{isLoaded && <Bell />}</Suspense>
    </Box>
  );
}
