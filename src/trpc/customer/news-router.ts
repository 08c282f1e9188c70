import { markNewsSeen, readNews } from '#domain/news/read-news.ts';
import { newsSeenInput } from '#shared/guide-inputs.ts';
import { customerProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';

/** What happened to a customer's orders, papers and wishes. */
export const newsRouter = router({
  list: customerProcedure.query(({ ctx }) => readNews(ctx)),
  markSeen: customerProcedure.input(newsSeenInput).mutation(({ ctx, input }) => markNewsSeen(ctx, input)),
});
