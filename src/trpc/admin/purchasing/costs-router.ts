import { z } from 'zod';
import { checkCosts } from '#domain/purchasing/costs/check-costs.ts';
import { tabulateLosses, tabulateMargin, tabulateStockValue } from '#domain/purchasing/costs/cost-files.ts';
import { getLosses } from '#domain/purchasing/costs/losses.ts';
import { getMargin } from '#domain/purchasing/costs/margin.ts';
import { getProductCost, setOpeningCost } from '#domain/purchasing/costs/opening-cost.ts';
import { getStockValue } from '#domain/purchasing/costs/stock-value.ts';
import { idInput } from '#shared/inputs/basic-inputs.ts';
import { lossesInput, marginInput, stockValueInput } from '#shared/purchasing/cost-inputs.ts';
import { openingCostInput } from '#shared/purchasing/receipt-inputs.ts';
import { purchasingProcedure } from '#trpc/procedures.ts';
import { answersFile, router, WHOLE_TABLE } from '#trpc/trpc.ts';
import { withKeyOf } from '#trpc/with-key.ts';

export const costsRouter = router({
  ofProduct: purchasingProcedure
    .input(z.object({ productId: idInput }))
    .query(({ ctx, input }) => getProductCost(ctx, input)),
  setOpening: purchasingProcedure
    .input(openingCostInput)
    .mutation(({ ctx, input }) => setOpeningCost(ctx, withKeyOf(ctx, input))),
  margin: purchasingProcedure
    .meta(WHOLE_TABLE)
    .input(marginInput)
    .query(({ ctx, input }) => getMargin(ctx, input)),
  marginXlsx: purchasingProcedure
    .use(answersFile)
    .input(marginInput)
    .query(({ ctx, input }) => tabulateMargin(ctx, input)),
  stockValue: purchasingProcedure
    .meta(WHOLE_TABLE)
    .input(stockValueInput)
    .query(({ ctx, input }) => getStockValue(ctx, input)),
  stockValueXlsx: purchasingProcedure
    .use(answersFile)
    .input(stockValueInput)
    .query(({ ctx, input }) => tabulateStockValue(ctx, input)),
  losses: purchasingProcedure.input(lossesInput).query(({ ctx, input }) => getLosses(ctx, input)),
  lossesXlsx: purchasingProcedure
    .use(answersFile)
    .input(lossesInput)
    .query(({ ctx, input }) => tabulateLosses(ctx, input)),
  check: purchasingProcedure.meta(WHOLE_TABLE).query(({ ctx }) => checkCosts(ctx)),
});
