import { featuresOn } from '#domain/settings/features.ts';
import { firmTables } from '#shared/firm/firm-tables.ts';
import { publicProcedure, router } from '#trpc/trpc.ts';

export const firmRouter = router({
  /** Regions, categories and units of the firm, from which screens read names. */
  tables: publicProcedure.query(() => firmTables()),
  features: publicProcedure.query(({ ctx }) => featuresOn(ctx)),
});
