import { router } from '#trpc/trpc.ts';
import { suppliersRouter } from './suppliers-router.ts';

export const purchasingRouter = router({
  suppliers: suppliersRouter,
});
