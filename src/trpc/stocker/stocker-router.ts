import { router } from '#trpc/trpc.ts';
import { agendaRouter } from './agenda-router.ts';
import { cashRouter } from './cash-router.ts';
import { documentsRouter, pickingListRouter } from './documents-router.ts';
import { driversRouter } from './drivers-router.ts';
import { issuedDocumentsRouter } from './issued-documents-router.ts';
import { ordersRouter } from './orders-router.ts';
import { productsRouter } from './products-router.ts';
import { purchasingRouter } from './purchasing/purchasing-router.ts';
import { roadConflictsRouter } from './road-conflicts-router.ts';
import { stockRouter } from './stock-router.ts';
import { vansRouter } from './vans-router.ts';

export const stockerRouter = router({
  pickingList: pickingListRouter,
  documents: documentsRouter,
  issuedDocuments: issuedDocumentsRouter,
  agenda: agendaRouter,
  cash: cashRouter,
  stock: stockRouter,
  products: productsRouter,
  drivers: driversRouter,
  orders: ordersRouter,
  roadConflicts: roadConflictsRouter,
  vans: vansRouter,
  purchasing: purchasingRouter,
});
