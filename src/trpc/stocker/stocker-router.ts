import { router } from '../trpc.ts';
import { driversRouter } from './drivers-router.ts';
import { ordersRouter } from './orders-router.ts';
import { productsRouter } from './products-router.ts';
import { stockRouter } from './stock-router.ts';

export const stockerRouter = router({
  stock: stockRouter,
  products: productsRouter,
  drivers: driversRouter,
  orders: ordersRouter,
});
