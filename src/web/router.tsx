import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { CATEGORIES } from '#shared/categories.ts';
import { ROLE_HOMES, type Role } from '#shared/roles.ts';
import { notForStaff, onlyFor, onlyForGuests } from './guards.ts';
import { Root } from './root.tsx';
import { CategoryPage } from './routes/storefront/category/category-page.tsx';
import { HomePage } from './routes/storefront/home/home-page.tsx';
import { ProductPage } from './routes/storefront/product/product-page.tsx';
import { ShopLayout } from './routes/storefront/shop-layout.tsx';
import { ErrorPage } from './ui/error-page.tsx';
import { PageSpinner } from './ui/page-spinner.tsx';

/** What an address may carry after the question mark; each screen reads its own. */
type AnySearch = Readonly<Record<string, string | undefined>>;

const anySearch = (search: Record<string, unknown>): AnySearch =>
  Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

const toHome = () => {
  throw redirect({ to: '/', replace: true });
};

const rootRoute = createRootRoute({ component: Root, validateSearch: anySearch });

/** The pages that strangers land on come with the first file: another trip to the server would show. */
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
  component: CategoryPage,
});

const searchRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/search',
  component: lazyRouteComponent(() => import('./routes/storefront/search/search-page.tsx'), 'SearchPage'),
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
  component: lazyRouteComponent(() => import('./routes/storefront/cart/cart-page.tsx'), 'CartPage'),
});

const ordersRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/porosite',
  beforeLoad: onlyFor('customer', 'admin'),
  component: lazyRouteComponent(() => import('./routes/storefront/orders/orders-page.tsx'), 'OrdersPage'),
});

const boughtBeforeRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/blerjet',
  beforeLoad: onlyFor('customer'),
  component: lazyRouteComponent(
    () => import('./routes/storefront/bought-before/bought-before-page.tsx'),
    'BoughtBeforePage',
  ),
});

const accountRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/llogaria',
  beforeLoad: onlyFor('customer', 'admin', 'stocker', 'driver', 'packer', 'call_agent'),
  component: lazyRouteComponent(() => import('./routes/account/account-page.tsx'), 'AccountPage'),
});

const loginRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/login',
  beforeLoad: onlyForGuests,
  component: lazyRouteComponent(() => import('./routes/account/login-page.tsx'), 'LoginPage'),
});

const signupRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/signup',
  beforeLoad: onlyForGuests,
  component: lazyRouteComponent(() => import('./routes/account/signup-page.tsx'), 'SignupPage'),
});

/** One reading of the specification links the home cards to the bare category names. */
const bareCategoryRoutes = CATEGORIES.map((category) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: `/${category}`,
    beforeLoad: () => {
      throw redirect({ to: '/category/$category', params: { category }, replace: true });
    },
  }),
);

/** Any other path is the home page (spec 1 §2). */
const unknownRoute = createRoute({ getParentRoute: () => rootRoute, path: '$', beforeLoad: toHome });

type Workspace = Parameters<typeof lazyRouteComponent>[0];

function workspaceRoute(role: Exclude<Role, 'customer'>, load: Workspace, exportName: string) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path: ROLE_HOMES[role],
    beforeLoad: onlyFor(role),
    component: lazyRouteComponent(load, exportName),
  });
}

const workspaceRoutes = [
  workspaceRoute('admin', () => import('./routes/admin/admin-workspace.tsx'), 'AdminWorkspace'),
  workspaceRoute('stocker', () => import('./routes/stocker/stocker-workspace.tsx'), 'StockerWorkspace'),
  workspaceRoute('driver', () => import('./routes/driver/driver-workspace.tsx'), 'DriverWorkspace'),
  workspaceRoute('packer', () => import('./routes/packer/packer-workspace.tsx'), 'PackerWorkspace'),
  workspaceRoute(
    'call_agent',
    () => import('./routes/call-agent/call-agent-workspace.tsx'),
    'CallAgentWorkspace',
  ),
];

const routeTree = rootRoute.addChildren([
  shopRoute.addChildren([
    homeRoute,
    categoryRoute,
    searchRoute,
    productRoute,
    cartRoute,
    ordersRoute,
    boughtBeforeRoute,
    accountRoute,
    loginRoute,
    signupRoute,
  ]),
  ...bareCategoryRoutes,
  ...workspaceRoutes,
  unknownRoute,
]);

/** The router over the sitemap; addresses carry plain text values (`?q=500` is the text 500). */
export const router = createRouter({
  routeTree,
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingComponent: PageSpinner,
  defaultPendingMs: 300,
  defaultPendingMinMs: 200,
  defaultErrorComponent: ErrorPage,
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const filled = Object.entries(search).flatMap(([name, value]) =>
      value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
    );
    return filled.length === 0 ? '' : `?${new URLSearchParams(filled)}`;
  },
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
