import { booksRows } from './accounting/books-rows.ts';
import { cashRows } from './accounting/cash-rows.ts';
import { documentFilesRows } from './accounting/document-files-rows.ts';
import { documentsRows } from './accounting/documents-rows.ts';
import { paymentsRows } from './accounting/payments-rows.ts';
import { receivablesRows } from './accounting/receivables-rows.ts';
import { statementRows } from './accounting/statement-rows.ts';
import { categoriesRows } from './catalogue/categories-rows.ts';
import { pricesRows } from './catalogue/prices-rows.ts';
import { productsAdminRows } from './catalogue/products-admin-rows.ts';
import { productsRows } from './catalogue/products-rows.ts';
import { stockRows } from './catalogue/stock-rows.ts';
import { adminRows } from './firm/admin-rows.ts';
import { authRows } from './firm/auth-rows.ts';
import { fileRows } from './firm/file-rows.ts';
import { peopleRows } from './firm/people-rows.ts';
import { regionsRows } from './firm/regions-rows.ts';
import { settingsRows } from './firm/settings-rows.ts';
import type { RestRow } from './kit/rest-row.ts';
import { agendaRows } from './orders/agenda-rows.ts';
import { callCenterProductsRows } from './orders/call-center-products-rows.ts';
import { callCenterRows } from './orders/call-center-rows.ts';
import { cartRows } from './orders/cart-rows.ts';
import { customStockRows } from './orders/custom-stock-rows.ts';
import { dispatchRows } from './orders/dispatch-rows.ts';
import { driverRows } from './orders/driver-rows.ts';
import { orderItemsRows } from './orders/order-items-rows.ts';
import { orderWorkRows } from './orders/order-work-rows.ts';
import { ordersRows } from './orders/orders-rows.ts';
import { packageRows } from './orders/package-rows.ts';

export const restRows: readonly RestRow[] = [
  ...authRows,
  ...adminRows,
  ...peopleRows,
  ...cartRows,
  ...productsRows,
  ...productsAdminRows,
  ...stockRows,
  ...callCenterProductsRows,
  ...ordersRows,
  ...orderWorkRows,
  ...orderItemsRows,
  ...dispatchRows,
  ...documentsRows,
  ...documentFilesRows,
  ...receivablesRows,
  ...statementRows,
  ...paymentsRows,
  ...cashRows,
  ...driverRows,
  ...agendaRows,
  ...packageRows,
  ...customStockRows,
  ...callCenterRows,
  ...pricesRows,
  ...regionsRows,
  ...categoriesRows,
  ...settingsRows,
  ...booksRows,
  ...fileRows,
];
