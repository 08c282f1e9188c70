import { adminRows } from './admin-rows.ts';
import { agendaRows } from './agenda-rows.ts';
import { authRows } from './auth-rows.ts';
import { booksRows } from './books-rows.ts';
import { callCenterProductsRows } from './call-center-products-rows.ts';
import { callCenterRows } from './call-center-rows.ts';
import { cartRows } from './cart-rows.ts';
import { cashRows } from './cash-rows.ts';
import { categoriesRows } from './categories-rows.ts';
import { customStockRows } from './custom-stock-rows.ts';
import { dispatchRows } from './dispatch-rows.ts';
import { documentFilesRows } from './document-files-rows.ts';
import { documentsRows } from './documents-rows.ts';
import { driverRows } from './driver-rows.ts';
import { fileRows } from './file-rows.ts';
import { orderItemsRows } from './order-items-rows.ts';
import { orderWorkRows } from './order-work-rows.ts';
import { ordersRows } from './orders-rows.ts';
import { packageRows } from './package-rows.ts';
import { paymentsRows } from './payments-rows.ts';
import { peopleRows } from './people-rows.ts';
import { pricesRows } from './prices-rows.ts';
import { productsAdminRows } from './products-admin-rows.ts';
import { productsRows } from './products-rows.ts';
import { receivablesRows } from './receivables-rows.ts';
import { regionsRows } from './regions-rows.ts';
import type { RestRow } from './rest-row.ts';
import { settingsRows } from './settings-rows.ts';
import { statementRows } from './statement-rows.ts';
import { stockRows } from './stock-rows.ts';

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
