import { markNotificationsSeen, readNotifications } from '#domain/notifications/notifications.ts';
import { notificationsSeenInput } from '#shared/inputs/guide-inputs.ts';
import { customerProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';

export const notificationsRouter = router({
  list: customerProcedure.query(({ ctx }) => readNotifications(ctx)),
  markSeen: customerProcedure
    .input(notificationsSeenInput)
    .mutation(({ ctx, input }) => markNotificationsSeen(ctx, input)),
});
