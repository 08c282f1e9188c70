import { markNotificationsSeen, readNotifications } from '#domain/notifications/notifications.ts';
import { notificationsSeenInput } from '#shared/inputs/guide-inputs.ts';
import { customerProcedure } from '#trpc/procedures.ts';
import { calls, LIST, router } from '#trpc/trpc.ts';

export const notificationsRouter = router({
  list: customerProcedure.meta(LIST).query(({ ctx }) => readNotifications(ctx)),
  markSeen: customerProcedure.input(notificationsSeenInput).mutation(calls(markNotificationsSeen)),
});
