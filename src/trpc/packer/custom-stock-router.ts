import {
  addCustomStock,
  correctCustomStock,
  takeCustomStock,
} from '#domain/custom-stock/change-custom-stock.ts';
import { listCustomStock, listCustomStockHistory } from '#domain/custom-stock/list-custom-stock.ts';
import { listUsableLines } from '#domain/packing/list-usable-lines.ts';
import { once } from '#kernel/idempotency.ts';
import { customerInput } from '#shared/inputs/order-inputs.ts';
import {
  addCustomStockInput,
  correctCustomStockInput,
  customStockHistoryInput,
  usableLinesInput,
  useCustomStockInput,
} from '#shared/inputs/packing-inputs.ts';
import { packerProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';
import { withKeyOf } from '#trpc/with-key.ts';

export const customStockRouter = router({
  list: packerProcedure.input(customerInput).query(({ ctx, input }) => listCustomStock(ctx, input)),
  add: packerProcedure
    .input(addCustomStockInput)
    .mutation(({ ctx, input }) => once(ctx, 'custom-stock.add', withKeyOf(ctx, input), addCustomStock)),
  usableLines: packerProcedure.input(usableLinesInput).query(({ ctx, input }) => listUsableLines(ctx, input)),
  use: packerProcedure
    .input(useCustomStockInput)
    .mutation(({ ctx, input }) => once(ctx, 'custom-stock.use', input, takeCustomStock)),
  correct: packerProcedure
    .input(correctCustomStockInput)
    .mutation(({ ctx, input }) => correctCustomStock(ctx, input)),
  history: packerProcedure
    .input(customStockHistoryInput)
    .query(({ ctx, input }) => listCustomStockHistory(ctx, input)),
});
