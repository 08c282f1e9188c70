import * as accounts from './schema/accounts.ts';
import * as audit from './schema/audit.ts';
import * as cart from './schema/cart.ts';
import * as cash from './schema/cash.ts';
import * as catalog from './schema/catalog.ts';
import * as complaints from './schema/complaints.ts';
import * as delivery from './schema/delivery.ts';
import * as documents from './schema/documents.ts';
import * as idempotency from './schema/idempotency.ts';
import * as ledger from './schema/ledger.ts';
import * as notices from './schema/notices.ts';
import * as orderChanges from './schema/order-changes.ts';
import * as orderGuide from './schema/order-guide.ts';
import * as orderPrintings from './schema/order-printings.ts';
import * as orders from './schema/orders.ts';
import * as packing from './schema/packing.ts';
import * as search from './schema/search.ts';
import * as settings from './schema/settings.ts';
import * as stock from './schema/stock.ts';

/** Every table, as Drizzle's client wants them. */
export const schema = {
  ...accounts,
  ...audit,
  ...cart,
  ...cash,
  ...catalog,
  ...complaints,
  ...delivery,
  ...documents,
  ...idempotency,
  ...ledger,
  ...notices,
  ...orderChanges,
  ...orderGuide,
  ...orderPrintings,
  ...orders,
  ...packing,
  ...search,
  ...settings,
  ...stock,
};
