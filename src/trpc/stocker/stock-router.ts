import { z } from 'zod';
import { receiveFree, undoReceived } from '#domain/purchasing/receipts/receive-free.ts';
import { isFeatureOn } from '#domain/settings/features.ts';
import { adjustStock, receiveGoods, setStock } from '#domain/stock/adjust-stock.ts';
import { listMovements } from '#domain/stock/list-movements.ts';
import { listAllStock, listLowStock, listStock } from '#domain/stock/list-stock.ts';
import { postStockCount, previewStockCount } from '#domain/stock/post-stock-count.ts';
import { undoStock } from '#domain/stock/undo-stock.ts';
import { once } from '#kernel/idempotency.ts';
import { idInput } from '#shared/inputs/basic-inputs.ts';
import {
  adjustStockInput,
  allStockInput,
  listMovementsInput,
  listStockInput,
  lowStockInput,
  postStockCountInput,
  previewStockCountInput,
  receiveGoodsInput,
  setStockInput,
} from '#shared/inputs/stock-inputs.ts';
import { stockerProcedure } from '#trpc/procedures.ts';
import { calls, router, WHOLE_TABLE } from '#trpc/trpc.ts';

export const stockRouter = router({
  list: stockerProcedure.input(listStockInput).query(calls(listStock)),
  all: stockerProcedure.meta(WHOLE_TABLE).input(allStockInput).query(calls(listAllStock)),
  low: stockerProcedure.input(lowStockInput).query(calls(listLowStock)),
  adjust: stockerProcedure
    .input(adjustStockInput)
    .mutation(({ ctx, input }) => once(ctx, 'stock.adjust', input, adjustStock)),
  set: stockerProcedure.input(setStockInput).mutation(calls(setStock)),
  receive: stockerProcedure
    .input(receiveGoodsInput)
    .mutation(({ ctx, input }) =>
      once(ctx, 'stock.receive', input, isFeatureOn(ctx, 'purchasing') ? receiveFree : receiveGoods),
    ),
  // A mutation although it changes nothing: hundreds of lines exceed the length of a URL.
  previewCount: stockerProcedure.input(previewStockCountInput).mutation(calls(previewStockCount)),
  count: stockerProcedure
    .input(postStockCountInput)
    .mutation(({ ctx, input }) => once(ctx, 'stock.count', input, postStockCount)),
  undo: stockerProcedure
    .input(z.object({ changeId: idInput }))
    .mutation(({ ctx, input }) => undoReceived(ctx, input) ?? undoStock(ctx, input)),
  movements: stockerProcedure.input(listMovementsInput).query(calls(listMovements)),
});
