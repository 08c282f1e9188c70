import { getOverviewFile } from '#domain/exports/get-overview-file.ts';
import { getSalesReport } from '#domain/reports/get-sales-report.ts';
import { getToday } from '#domain/reports/get-today.ts';
import { listSilentCustomers } from '#domain/reports/list-silent-customers.ts';
import { listLowStock } from '#domain/stock/list-stock.ts';
import { overviewDaysInput, overviewTableInput } from '#shared/overview-inputs.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { answersFile, router } from '#trpc/trpc.ts';

/** How the day goes, and how the last months went. */
export const overviewRouter = router({
  health: adminProcedure.query(({ ctx }) => ctx.health()),
  today: adminProcedure.query(({ ctx }) => getToday(ctx)),
  sales: adminProcedure.input(overviewDaysInput).query(({ ctx, input }) => getSalesReport(ctx, input)),
  lowStock: adminProcedure.query(({ ctx }) => listLowStock(ctx, { limit: 20 }).items),
  silentCustomers: adminProcedure.query(({ ctx }) => listSilentCustomers(ctx)),
  file: adminProcedure
    .use(answersFile)
    .input(overviewTableInput)
    .query(({ ctx, input }) => getOverviewFile(ctx, input)),
});
