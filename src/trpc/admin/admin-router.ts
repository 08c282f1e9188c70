import { router } from '#trpc/trpc.ts';
import { auditRouter } from './audit-router.ts';
import { bankImportRouter } from './bank-import-router.ts';
import { booksRouter } from './books-router.ts';
import { cashRouter } from './cash-router.ts';
import { categoriesRouter } from './categories-router.ts';
import { complaintsRouter } from './complaints-router.ts';
import { deliveryRulesRouter } from './delivery-rules-router.ts';
import { documentsRouter } from './documents-router.ts';
import { exportsRouter } from './exports-router.ts';
import { importsRouter } from './imports-router.ts';
import { ordersRouter } from './orders-router.ts';
import { overviewRouter } from './overview-router.ts';
import { pricesRouter } from './prices-router.ts';
import { productsRouter } from './products-router.ts';
import { purchasingRouter } from './purchasing/purchasing-router.ts';
import { receivablesRouter } from './receivables-router.ts';
import { regionsRouter } from './regions-router.ts';
import { roadConflictsRouter } from './road-conflicts-router.ts';
import { searchRouter } from './search-router.ts';
import { settingsRouter } from './settings-router.ts';
import { unitsRouter } from './units-router.ts';
import { usersRouter } from './users-router.ts';
import { vansRouter } from './vans-router.ts';

export const adminRouter = router({
  products: productsRouter,
  audit: auditRouter,
  search: searchRouter,
  settings: settingsRouter,
  users: usersRouter,
  orders: ordersRouter,
  deliveryRules: deliveryRulesRouter,
  documents: documentsRouter,
  overview: overviewRouter,
  imports: importsRouter,
  exports: exportsRouter,
  books: booksRouter,
  receivables: receivablesRouter,
  bankImport: bankImportRouter,
  cash: cashRouter,
  prices: pricesRouter,
  complaints: complaintsRouter,
  roadConflicts: roadConflictsRouter,
  regions: regionsRouter,
  units: unitsRouter,
  vans: vansRouter,
  categories: categoriesRouter,
  purchasing: purchasingRouter,
});
