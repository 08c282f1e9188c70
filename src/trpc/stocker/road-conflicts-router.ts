import { countRoadConflicts, listRoadConflicts } from '#domain/delivery/list-conflicts.ts';
import { listRoadConflictsInput } from '#shared/inputs/road-conflict-inputs.ts';
import { stockerProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';

export const roadConflictsRouter = router({
  list: stockerProcedure
    .input(listRoadConflictsInput)
    .query(({ ctx, input }) => listRoadConflicts(ctx, input)),
  count: stockerProcedure.query(({ ctx }) => countRoadConflicts(ctx)),
});
