import { acceptConflict, declineConflict } from '#domain/delivery/decide-conflict.ts';
import { acceptConflictInput, declineConflictInput } from '#shared/inputs/road-conflict-inputs.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { callsOnce, router } from '#trpc/trpc.ts';

export const roadConflictsRouter = router({
  accept: adminProcedure.input(acceptConflictInput).mutation(callsOnce(acceptConflict)),
  decline: adminProcedure.input(declineConflictInput).mutation(callsOnce(declineConflict)),
});
