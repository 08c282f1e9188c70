import { booksRows } from './accounting/books-rows.ts';
import { cashRows } from './accounting/cash-rows.ts';
import { documentsRows } from './accounting/documents-rows.ts';
import { paymentsRows } from './accounting/payments-rows.ts';
import { receivablesRows } from './accounting/receivables-rows.ts';
import { categoriesRows } from './catalogue/categories-rows.ts';
import { pricesRows } from './catalogue/prices-rows.ts';
import { productsAdminRows } from './catalogue/products-admin-rows.ts';
import { productsRows } from './catalogue/products-rows.ts';
import { stockRows } from './catalogue/stock-rows.ts';
import { unitsRows } from './catalogue/units-rows.ts';
import { authRows } from './firm/auth-rows.ts';
import { fileRows } from './firm/file-rows.ts';
import { regionsRows } from './firm/regions-rows.ts';
import { settingsRows } from './firm/settings-rows.ts';
import { usersRows } from './firm/users-rows.ts';
import { vansRows } from './firm/vans-rows.ts';
import type { RestRow } from './kit/rest-row.ts';
import { agendaRows } from './orders/agenda-rows.ts';
import { callCenterRows } from './orders/call-center-rows.ts';
import { cartRows } from './orders/cart-rows.ts';
import { dispatchRows } from './orders/dispatch-rows.ts';
import { orderItemsRows, orderWorkRows } from './orders/order-work-rows.ts';
import { ordersRows } from './orders/orders-rows.ts';
import { packageRows } from './orders/package-rows.ts';
import { billsRows } from './purchasing/bills-rows.ts';
import { costsRows } from './purchasing/costs-rows.ts';
import { purchaseOrdersRows } from './purchasing/orders-rows.ts';
import { payablesRows } from './purchasing/payables-rows.ts';
import { receiptsRows } from './purchasing/receipts-rows.ts';
import { suppliersRows } from './purchasing/suppliers-rows.ts';

export const restRows: readonly RestRow[] = [
  ...authRows,
  ...usersRows,
  ...cartRows,
  ...productsRows,
  ...productsAdminRows,
  ...stockRows,
  ...ordersRows,
  ...orderWorkRows,
  ...orderItemsRows,
  ...dispatchRows,
  ...documentsRows,
  ...receivablesRows,
  ...paymentsRows,
  ...cashRows,
  ...agendaRows,
  ...packageRows,
  ...callCenterRows,
  ...pricesRows,
  ...regionsRows,
  ...categoriesRows,
  ...unitsRows,
  ...vansRows,
  ...settingsRows,
  ...booksRows,
  ...suppliersRows,
  ...purchaseOrdersRows,
  ...receiptsRows,
  ...costsRows,
  ...billsRows,
  ...payablesRows,
  ...fileRows,
];
