import { adminRows } from './admin-rows.ts';
import { authRows } from './auth-rows.ts';
import { callCenterProductsRows } from './call-center-products-rows.ts';
import { cartRows } from './cart-rows.ts';
import { peopleRows } from './people-rows.ts';
import { productsAdminRows } from './products-admin-rows.ts';
import { productsRows } from './products-rows.ts';
import type { RestRow } from './rest-row.ts';
import { stockRows } from './stock-rows.ts';

/** Every endpoint of the façade, by area; the order is that of its description. */
export const restRows: readonly RestRow[] = [
  ...authRows,
  ...adminRows,
  ...peopleRows,
  ...cartRows,
  ...productsRows,
  ...productsAdminRows,
  ...stockRows,
  ...callCenterProductsRows,
];
