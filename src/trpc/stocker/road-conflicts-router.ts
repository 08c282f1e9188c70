import { countRoadConflicts, listRoadConflicts } from '#domain/delivery/list-conflicts.ts';
import { listRoadConflictsInput } from '#shared/inputs/road-conflict-inputs.ts';
import { stockerProcedure } from '#trpc/procedures.ts';
import { calls, router } from '#trpc/trpc.ts';

export const roadConflictsRouter = router({
  list: stockerProcedure.input(listRoadConflictsInput).query(calls(listRoadConflicts)),
  count: stockerProcedure.query(({ ctx }) => countRoadConflicts(ctx)),
});
