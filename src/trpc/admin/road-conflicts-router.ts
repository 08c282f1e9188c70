import { acceptConflict, declineConflict } from '#domain/delivery/decide-conflict.ts';
import { acceptConflictInput, declineConflictInput } from '#shared/inputs/road-conflict-inputs.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';
import { withKeyOf } from '#trpc/with-key.ts';

export const roadConflictsRouter = router({
  accept: adminProcedure
    .input(acceptConflictInput)
    .mutation(({ ctx, input }) => acceptConflict(ctx, withKeyOf(ctx, input))),
  decline: adminProcedure
    .input(declineConflictInput)
    .mutation(({ ctx, input }) => declineConflict(ctx, withKeyOf(ctx, input))),
});
