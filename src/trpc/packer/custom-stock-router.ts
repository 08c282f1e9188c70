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
import { calls, router, withKeyOf } from '#trpc/trpc.ts';

export const customStockRouter = router({
  list: packerProcedure.input(customerInput).query(calls(listCustomStock)),
  add: packerProcedure
    .input(addCustomStockInput)
    .mutation(({ ctx, input }) => once(ctx, 'custom-stock.add', withKeyOf(ctx, input), addCustomStock)),
  usableLines: packerProcedure.input(usableLinesInput).query(calls(listUsableLines)),
  use: packerProcedure
    .input(useCustomStockInput)
    .mutation(({ ctx, input }) => once(ctx, 'custom-stock.use', input, takeCustomStock)),
  correct: packerProcedure.input(correctCustomStockInput).mutation(calls(correctCustomStock)),
  history: packerProcedure.input(customStockHistoryInput).query(calls(listCustomStockHistory)),
});
