import { createRoute, lazyRouteComponent as page, redirect } from '@tanstack/react-router';
import { ROLE_HOMES } from '#shared/roles.ts';
import { readLastPlace } from './device/last-place.ts';
import { cashFields } from './features/cash/cash-fields.ts';
import { onlyFor } from './guards.ts';
import { findMovedPage } from './moved-pages.ts';
import { rootRoute } from './root-route.ts';
import * as officeFields from './routes/admin/admin-fields.ts';
import { deskFields } from './routes/call-agent/call-agent-fields.ts';
import { dayFields, loadFields } from './routes/driver/driver-fields.ts';
import { clientsFields, packingFields } from './routes/packer/packer-fields.ts';
import * as warehouseFields from './routes/stocker/stocker-fields.ts';
import { searchOf } from './search-fields.ts';
import { getSession } from './session.ts';
import { PagePending } from './ui/page-pending.tsx';

/* The bare address of a workspace renders its first page without a redirect: a login ends there. The office's
   redirects to the page of the last visit. Pages are loaded lazily. */

type Visit = { readonly location: { readonly pathname: string; readonly searchStr: string } };

function redirectMoved({ location: { pathname, searchStr } }: Visit): void {
  const href = findMovedPage(pathname, Object.fromEntries(new URLSearchParams(searchStr)));
  if (href !== null) throw redirect({ href, replace: true });
}

const pendingComponent = PagePending;
const index = { path: '/', beforeLoad: redirectMoved, pendingComponent } as const;

const office = createRoute({
  getParentRoute: () => rootRoute,
  path: '/secret-dashboard',
  beforeLoad: onlyFor('admin'),
  component: page(() => import('./routes/admin/admin-workspace.tsx'), 'AdminWorkspace'),
});
const inOffice = { getParentRoute: () => office, pendingComponent } as const;
const newProduct = page(() => import('./routes/admin/products/new/new-product-page.tsx'), 'NewProductPage');

function redirectToLastPlace(visit: Visit): void {
  redirectMoved(visit);
  const session = getSession();
  const place = session.status === 'user' ? readLastPlace(session.user.id, ROLE_HOMES.admin) : null;
  if (place !== null) throw redirect({ href: place, replace: true });
}

const officePages = [
  createRoute({ ...inOffice, ...index, beforeLoad: redirectToLastPlace, component: newProduct }),
  createRoute({
    ...inOffice,
    path: 'overview',
    validateSearch: searchOf(officeFields.overviewFields),
    component: page(() => import('./routes/admin/overview/overview-page.tsx'), 'OverviewPage'),
  }),
  createRoute({
    ...inOffice,
    path: 'users/new',
    component: page(() => import('./routes/admin/users/new/new-user-page.tsx'), 'NewUserPage'),
  }),
  createRoute({
    ...inOffice,
    path: 'products/new',
    component: newProduct,
  }),
  createRoute({
    ...inOffice,
    path: 'products',
    validateSearch: searchOf(officeFields.productsFields),
    component: page(() => import('./routes/admin/products/products-page.tsx'), 'ProductsPage'),
  }),
  createRoute({
    ...inOffice,
    path: 'products/edit',
    validateSearch: searchOf(officeFields.productPickerFields),
    component: page(() => import('./routes/admin/products/edit/product-picker.tsx'), 'ProductPicker'),
  }),
  createRoute({
    ...inOffice,
    path: 'products/$productId',
    component: page(() => import('./routes/admin/products/edit/edit-product-page.tsx'), 'EditProductPage'),
  }),
  createRoute({
    ...inOffice,
    path: 'orders',
    validateSearch: searchOf(officeFields.ordersFields),
    component: page(() => import('./routes/admin/orders/orders-page.tsx'), 'OrdersPage'),
  }),
  createRoute({
    ...inOffice,
    path: 'documents',
    validateSearch: searchOf(officeFields.documentsFields),
    component: page(() => import('./routes/admin/documents/documents-page.tsx'), 'DocumentsPage'),
  }),
  createRoute({
    ...inOffice,
    path: 'accounts',
    validateSearch: searchOf(officeFields.receivablesFields),
    component: page(() => import('./routes/admin/receivables/receivables-page.tsx'), 'ReceivablesPage'),
  }),
  createRoute({
    ...inOffice,
    path: 'accounts/$customerId',
    validateSearch: searchOf(officeFields.receivableFields),
    component: page(() => import('./routes/admin/receivables/receivable-page.tsx'), 'ReceivablePage'),
  }),
  createRoute({
    ...inOffice,
    path: 'purchasing',
    validateSearch: searchOf(officeFields.purchasingFields),
    component: page(() => import('./routes/admin/purchasing/purchasing-page.tsx'), 'PurchasingPage'),
  }),
  createRoute({
    ...inOffice,
    path: 'reports',
    validateSearch: searchOf(officeFields.reportsFields),
    component: page(() => import('./routes/admin/reports/reports-page.tsx'), 'ReportsPage'),
  }),
  createRoute({
    ...inOffice,
    path: 'prices',
    component: page(() => import('./routes/admin/prices/prices-page.tsx'), 'PricesPage'),
  }),
  createRoute({
    ...inOffice,
    path: 'prices/$listId',
    validateSearch: searchOf(officeFields.pricesFields),
    component: page(() => import('./routes/admin/prices/list-page.tsx'), 'ListPage'),
  }),
  createRoute({
    ...inOffice,
    path: 'prices/customers/$customerId',
    validateSearch: searchOf(officeFields.pricesFields),
    component: page(() => import('./routes/admin/prices/customer-page.tsx'), 'CustomerPage'),
  }),
  createRoute({
    ...inOffice,
    path: 'users',
    validateSearch: searchOf(officeFields.usersFields),
    component: page(() => import('./routes/admin/users/users-page.tsx'), 'UsersPage'),
  }),
  createRoute({
    ...inOffice,
    path: 'imports',
    validateSearch: searchOf(officeFields.importsFields),
    component: page(() => import('./routes/admin/imports/imports-page.tsx'), 'ImportsPage'),
  }),
  createRoute({
    ...inOffice,
    path: 'bank-import',
    validateSearch: searchOf(officeFields.jobFields),
    component: page(() => import('./routes/admin/bank-import/bank-import-page.tsx'), 'BankImportPage'),
  }),
  createRoute({
    ...inOffice,
    path: 'books',
    validateSearch: searchOf(officeFields.booksFields),
    component: page(() => import('./routes/admin/books/books-page.tsx'), 'BooksPage'),
  }),
  createRoute({
    ...inOffice,
    path: 'cash',
    validateSearch: searchOf(officeFields.cashFields),
    component: page(() => import('./routes/admin/cash/cash-page.tsx'), 'CashPage'),
  }),
  createRoute({
    ...inOffice,
    path: 'audit',
    validateSearch: searchOf(officeFields.auditFields),
    component: page(() => import('./routes/admin/audit/audit-page.tsx'), 'AuditPage'),
  }),
  createRoute({
    ...inOffice,
    path: 'settings',
    component: page(() => import('./routes/admin/settings/settings-page.tsx'), 'SettingsPage'),
  }),
  createRoute({
    ...inOffice,
    path: 'settings/look',
    beforeLoad: () => {
      throw redirect({ to: '/secret-dashboard/settings/firm', search: { tab: 'look' }, replace: true });
    },
  }),
  createRoute({
    ...inOffice,
    path: 'settings/setup',
    component: page(() => import('./routes/admin/settings/setup/setup-page.tsx'), 'SetupPage'),
  }),
  createRoute({
    ...inOffice,
    path: 'settings/firm',
    validateSearch: searchOf(officeFields.firmFields),
    component: page(() => import('./routes/admin/settings/firm/firm-page.tsx'), 'FirmPage'),
  }),
] as const;

const warehouse = createRoute({
  getParentRoute: () => rootRoute,
  path: '/stocker-dashboard',
  beforeLoad: onlyFor('stocker'),
  component: page(() => import('./routes/stocker/stocker-workspace.tsx'), 'StockerWorkspace'),
});
const inWarehouse = { getParentRoute: () => warehouse, pendingComponent } as const;
const warehouseOrders = {
  validateSearch: searchOf(warehouseFields.ordersFields),
  component: page(() => import('./routes/stocker/orders/orders-page.tsx'), 'OrdersPage'),
};

const warehousePages = [
  createRoute({ ...inWarehouse, ...index, ...warehouseOrders }),
  createRoute({ ...inWarehouse, path: 'orders', ...warehouseOrders }),
  createRoute({
    ...inWarehouse,
    path: 'stock',
    validateSearch: searchOf(warehouseFields.stockFields),
    component: page(() => import('./routes/stocker/stock/stock-page.tsx'), 'StockPage'),
  }),
  createRoute({
    ...inWarehouse,
    path: 'agenda',
    validateSearch: searchOf(warehouseFields.agendaFields),
    component: page(() => import('./routes/stocker/agenda/agenda-page.tsx'), 'AgendaPage'),
  }),
  createRoute({
    ...inWarehouse,
    path: 'cash',
    validateSearch: searchOf(cashFields),
    component: page(() => import('./routes/stocker/cash/cash-page.tsx'), 'CashPage'),
  }),
  createRoute({
    ...inWarehouse,
    path: 'returns',
    validateSearch: searchOf(warehouseFields.returnsFields),
    component: page(() => import('./routes/stocker/returns/returns-page.tsx'), 'ReturnsPage'),
  }),
  createRoute({
    ...inWarehouse,
    path: 'conflicts',
    component: page(() => import('./routes/stocker/conflicts/conflicts-page.tsx'), 'ConflictsPage'),
  }),
] as const;

const road = createRoute({
  getParentRoute: () => rootRoute,
  path: '/driver-dashboard',
  beforeLoad: onlyFor('driver'),
  component: page(() => import('./routes/driver/driver-workspace.tsx'), 'DriverWorkspace'),
});
const onRoad = { getParentRoute: () => road, pendingComponent } as const;
const day = page(() => import('./routes/driver/day/day-page.tsx'), 'DayPage');

const roadPages = [
  createRoute({ ...onRoad, ...index, validateSearch: searchOf(dayFields), component: day }),
  createRoute({
    ...onRoad,
    path: 'day',
    validateSearch: searchOf(dayFields),
    beforeLoad: ({ search }) => {
      throw redirect({ to: '/driver-dashboard', search, replace: true });
    },
  }),
  createRoute({
    ...onRoad,
    path: 'orders/$orderId',
    validateSearch: searchOf(dayFields),
    component: page(() => import('./routes/driver/handover/handover-page.tsx'), 'HandoverPage'),
  }),
  createRoute({
    ...onRoad,
    path: 'load',
    validateSearch: searchOf(loadFields),
    component: page(() => import('./routes/driver/load/load-page.tsx'), 'LoadPage'),
  }),
  createRoute({
    ...onRoad,
    path: 'cash',
    validateSearch: searchOf(dayFields),
    component: page(() => import('./routes/driver/cash/cash-page.tsx'), 'CashPage'),
  }),
] as const;

const packing = createRoute({
  getParentRoute: () => rootRoute,
  path: '/package-dashboard',
  beforeLoad: onlyFor('packer'),
  component: page(() => import('./routes/packer/packer-workspace.tsx'), 'PackerWorkspace'),
});
const atPacking = { getParentRoute: () => packing, pendingComponent } as const;
const packingOrders = {
  validateSearch: searchOf(packingFields),
  component: page(() => import('./routes/packer/orders/orders-page.tsx'), 'OrdersPage'),
};

const packingPages = [
  createRoute({ ...atPacking, ...index, ...packingOrders }),
  createRoute({ ...atPacking, path: 'orders', ...packingOrders }),
  createRoute({
    ...atPacking,
    path: 'clients',
    validateSearch: searchOf(clientsFields),
    component: page(() => import('./routes/packer/clients/clients-page.tsx'), 'ClientsPage'),
  }),
] as const;

const telephone = createRoute({
  getParentRoute: () => rootRoute,
  path: '/call-center-dashboard',
  beforeLoad: onlyFor('call_agent'),
  component: page(() => import('./routes/call-agent/call-agent-workspace.tsx'), 'CallAgentWorkspace'),
});

const telephonePages = [
  createRoute({
    getParentRoute: () => telephone,
    ...index,
    validateSearch: searchOf(deskFields),
    component: page(() => import('./routes/call-agent/clients/clients-page.tsx'), 'ClientsPage'),
  }),
] as const;

export const workspaceRoutes = [
  office.addChildren(officePages),
  warehouse.addChildren(warehousePages),
  road.addChildren(roadPages),
  packing.addChildren(packingPages),
  telephone.addChildren(telephonePages),
] as const;
