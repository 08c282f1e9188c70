import { router } from '#trpc/trpc.ts';
import { customStockRouter } from './custom-stock-router.ts';
import { documentsRouter } from './documents-router.ts';
import { ordersRouter } from './orders-router.ts';
import { customersRouter, productsRouter } from './search-routers.ts';

export const packerRouter = router({
  products: productsRouter,
  customers: customersRouter,
  customStock: customStockRouter,
  orders: ordersRouter,
  documents: documentsRouter,
});
