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
import { answersFile, calls, callsOnce, router, WHOLE_TABLE } from '#trpc/trpc.ts';

export const costsRouter = router({
  ofProduct: purchasingProcedure.input(z.object({ productId: idInput })).query(calls(getProductCost)),
  setOpening: purchasingProcedure.input(openingCostInput).mutation(callsOnce(setOpeningCost)),
  margin: purchasingProcedure.meta(WHOLE_TABLE).input(marginInput).query(calls(getMargin)),
  marginXlsx: purchasingProcedure.use(answersFile).input(marginInput).query(calls(tabulateMargin)),
  stockValue: purchasingProcedure.meta(WHOLE_TABLE).input(stockValueInput).query(calls(getStockValue)),
  stockValueXlsx: purchasingProcedure
    .use(answersFile)
    .input(stockValueInput)
    .query(calls(tabulateStockValue)),
  losses: purchasingProcedure.input(lossesInput).query(calls(getLosses)),
  lossesXlsx: purchasingProcedure.use(answersFile).input(lossesInput).query(calls(tabulateLosses)),
  check: purchasingProcedure.meta(WHOLE_TABLE).query(({ ctx }) => checkCosts(ctx)),
});
