import { lookUpCodes, suggestForCodes } from '#domain/order-guide/look-up-codes.ts';
import { readMarks, setStar, setStockRequest } from '#domain/order-guide/marks.ts';
import { readGuide } from '#domain/order-guide/read-guide.ts';
import {
  guideInput,
  lookUpCodesInput,
  setStarInput,
  setStockRequestInput,
  suggestForCodesInput,
} from '#shared/inputs/guide-inputs.ts';
import { customerProcedure } from '#trpc/procedures.ts';
import { LIST, router, SEARCH_FOR_WORDS } from '#trpc/trpc.ts';

export const guideRouter = router({
  list: customerProcedure
    .meta(LIST)
    .input(guideInput)
    .query(({ ctx, input }) => readGuide(ctx, input)),
  marks: customerProcedure.query(({ ctx }) => readMarks(ctx)),
  setStar: customerProcedure.input(setStarInput).mutation(({ ctx, input }) => setStar(ctx, input)),
  setWish: customerProcedure
    .input(setStockRequestInput)
    .mutation(({ ctx, input }) => setStockRequest(ctx, input)),
  lookUp: customerProcedure
    .meta(LIST)
    .input(lookUpCodesInput)
    .query(({ ctx, input }) => lookUpCodes(ctx, input)),
  suggest: customerProcedure
    .meta(SEARCH_FOR_WORDS)
    .input(suggestForCodesInput)
    .query(({ ctx, input }) => suggestForCodes(ctx, input)),
});
