import {
  createRoute,
  createRouter,
  type ErrorComponentProps,
  lazyRouteComponent as page,
  redirect,
} from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { activeCategories } from '#shared/categories.ts';
import { STAFF_HOMES } from '#shared/roles.ts';
import { notForStaff, onlyFor, onlyForGuests } from './guards.ts';
import { useIsOnline } from './hooks/use-is-online.ts';
import { rootRoute } from './root-route.ts';
import { loginFields } from './routes/profile/login-fields.ts';
import { CategoryPage } from './routes/storefront/category/category-page.tsx';
import { HomePage } from './routes/storefront/home/home-page.tsx';
import { ProductPage } from './routes/storefront/product/product-page.tsx';
import {
  categoryFields,
  documentsFields,
  guideFields,
  searchFields,
} from './routes/storefront/shop-fields.ts';
import { ShopLayout } from './routes/storefront/shop-layout.tsx';
import { searchOf } from './search-fields.ts';
import { CutOff } from './ui/cut-off.tsx';
import { ErrorBox } from './ui/error-box.tsx';
import { PageSpinner } from './ui/page-spinner.tsx';
import type { workspaceRoutes } from './workspace-routes.ts';

const toHome = () => {
  throw redirect({ to: '/', replace: true });
};

/** Landing pages are in the first chunk: another round trip would be visible. */
const shopRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shop',
  component: ShopLayout,
});

const homeRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/',
  beforeLoad: notForStaff,
  component: HomePage,
});

const categoryRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/category/$category',
  validateSearch: searchOf(categoryFields),
  component: CategoryPage,
});

const searchRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/search',
  validateSearch: searchOf(searchFields),
  component: page(() => import('./routes/storefront/search/search-page.tsx'), 'SearchPage'),
});

const productRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/product/$productId',
  component: ProductPage,
});

const cartRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/cart',
  beforeLoad: onlyFor('customer'),
  component: page(() => import('./routes/storefront/cart/cart-page.tsx'), 'CartPage'),
});

const ordersRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/porosite',
  beforeLoad: onlyFor('customer', 'admin'),
  component: page(() => import('./routes/storefront/orders/orders-page.tsx'), 'OrdersPage'),
});

const orderRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/porosite/$orderId',
  beforeLoad: onlyFor('customer'),
  component: page(() => import('./routes/storefront/orders/order-page.tsx'), 'OrderPage'),
});

const guideRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/blerjet',
  validateSearch: searchOf(guideFields),
  beforeLoad: onlyFor('customer'),
  component: page(() => import('./routes/storefront/guide/guide-page.tsx'), 'GuidePage'),
});

const quickOrderRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/porosi-e-shpejte',
  beforeLoad: onlyFor('customer'),
  component: page(() => import('./routes/storefront/quick-order/quick-order-page.tsx'), 'QuickOrderPage'),
});

const documentsRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/faturat',
  validateSearch: searchOf(documentsFields),
  beforeLoad: onlyFor('customer'),
  component: page(() => import('./routes/storefront/documents/documents-page.tsx'), 'DocumentsPage'),
});

const balanceRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/gjendja',
  beforeLoad: onlyFor('customer'),
  component: page(() => import('./routes/profile/balance/balance-page.tsx'), 'BalancePage'),
});

const accountRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/llogaria',
  beforeLoad: onlyFor('customer', 'admin', 'stocker', 'driver', 'packer', 'call_agent'),
  component: page(() => import('./routes/profile/profile-page.tsx'), 'ProfilePage'),
});

const loginRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/login',
  validateSearch: searchOf(loginFields),
  beforeLoad: onlyForGuests,
  component: page(() => import('./routes/profile/login-page.tsx'), 'LoginPage'),
});

const signupRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/signup',
  validateSearch: searchOf(loginFields),
  beforeLoad: onlyForGuests,
  component: page(() => import('./routes/profile/signup-page.tsx'), 'SignupPage'),
});

const brandPage = page(() => import('./routes/storefront/brand-page/brand-page.tsx'), 'BrandPage');

const brandPageRoutes = (['/kushtet', '/privatesia'] as const).map((path) =>
  createRoute({ getParentRoute: () => shopRoute, path, component: brandPage }),
);

/** The bare key of a category opens its page, all else redirects home. */
const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: ({ location }) => {
    const category = activeCategories().find(({ key }) => location.pathname === `/${key}`)?.key;
    if (category === undefined) toHome();
    else throw redirect({ to: '/category/$category', params: { category }, replace: true });
  },
});

const shopPages = [
  shopRoute.addChildren([
    homeRoute,
    categoryRoute,
    searchRoute,
    productRoute,
    cartRoute,
    ordersRoute,
    orderRoute,
    guideRoute,
    quickOrderRoute,
    documentsRoute,
    balanceRoute,
    accountRoute,
    loginRoute,
    signupRoute,
    ...brandPageRoutes,
  ]),
  unknownRoute,
] as const;

const staffEntries = STAFF_HOMES.flatMap((home) =>
  [home, `${home}/$`].map((path) =>
    createRoute({
      getParentRoute: () => rootRoute,
      path,
      beforeLoad: ({ location }) => {
        window.location.replace(location.href);
        return new Promise<never>(() => {});
      },
    }),
  ),
);

const options = {
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingComponent: PageSpinner,
  defaultPendingMs: 300,
  defaultPendingMinMs: 200,
  defaultErrorComponent: ErrorPage,
  parseSearch: (text: string) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search: Record<string, unknown>) => {
    const filled = Object.entries(search).flatMap(([name, value]) =>
      value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
    );
    return filled.length === 0 ? '' : `?${new URLSearchParams(filled)}`;
  },
} as const;

export function createShopRouter() {
  return createRouter({ ...options, routeTree: rootRoute.addChildren([...shopPages, ...staffEntries]) });
}

export function createStaffRouter(workspaces: typeof workspaceRoutes) {
  return createRouter({ ...options, routeTree: rootRoute.addChildren([...shopPages, ...workspaces]) });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createStaffRouter>;
  }
}

/** Most often a missing chunk: a newer version has replaced it, or there is no network. Only a reload helps. */
function ErrorPage({ error }: ErrorComponentProps) {
  const isOnline = useIsOnline();
  const [wasCutOff, setCutOff] = useState(!isOnline);
  if (!isOnline && !wasCutOff) setCutOff(true);
  useEffect(() => {
    if (wasCutOff && isOnline) location.reload();
  }, [wasCutOff, isOnline]);
  return wasCutOff ? <CutOff /> : <ErrorBox error={error} onRetry={() => location.reload()} />;
}
