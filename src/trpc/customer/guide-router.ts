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
import { calls, LIST, router, SEARCH_FOR_WORDS } from '#trpc/trpc.ts';

export const guideRouter = router({
  list: customerProcedure.meta(LIST).input(guideInput).query(calls(readGuide)),
  marks: customerProcedure.query(({ ctx }) => readMarks(ctx)),
  setStar: customerProcedure.input(setStarInput).mutation(calls(setStar)),
  setWish: customerProcedure.input(setStockRequestInput).mutation(calls(setStockRequest)),
  lookUp: customerProcedure.meta(LIST).input(lookUpCodesInput).query(calls(lookUpCodes)),
  suggest: customerProcedure.meta(SEARCH_FOR_WORDS).input(suggestForCodesInput).query(calls(suggestForCodes)),
});
