import { router } from '#trpc/trpc.ts';
import { customersRouter } from './customers-router.ts';
import { documentsRouter } from './documents-router.ts';
import { driversRouter } from './drivers-router.ts';
import { ordersRouter } from './orders-router.ts';
import { productsRouter } from './products-router.ts';
import { receivablesRouter } from './receivables-router.ts';
import { regionsRouter } from './regions-router.ts';

export const callAgentRouter = router({
  products: productsRouter,
  customers: customersRouter,
  regions: regionsRouter,
  drivers: driversRouter,
  orders: ordersRouter,
  documents: documentsRouter,
  receivables: receivablesRouter,
});
