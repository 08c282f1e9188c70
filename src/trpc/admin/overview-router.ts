import { z } from 'zod';
import { readClockQuestion } from '#domain/clock/clock-question.ts';
import { confirmClock } from '#domain/clock/confirm-clock.ts';
import { getOverviewFile } from '#domain/exports/get-overview-file.ts';
import { getSalesReport } from '#domain/reports/get-sales-report.ts';
import { getToday } from '#domain/reports/get-today.ts';
import { getWaiting } from '#domain/reports/get-waiting.ts';
import { listSilentCustomers } from '#domain/reports/list-silent-customers.ts';
import { dismissSetup, getSetup, markSetupStep } from '#domain/reports/setup-steps.ts';
import { listLowStock } from '#domain/stock/list-stock.ts';
import { dayInput } from '#shared/inputs/basic-inputs.ts';
import { overviewSpanInput, overviewTableInput } from '#shared/inputs/overview-inputs.ts';
import { SETUP_STEPS } from '#shared/setup.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { answersFile, calls, router, WHOLE_TABLE } from '#trpc/trpc.ts';

const MAX_LOW_STOCK = 200;

export const overviewRouter = router({
  health: adminProcedure.query(({ ctx }) => ({ ...ctx.health(), clock: readClockQuestion(ctx) })),
  confirmClock: adminProcedure.input(z.object({ date: dayInput })).mutation(calls(confirmClock)),
  setup: adminProcedure.query(({ ctx }) => getSetup(ctx)),
  markSetupStep: adminProcedure.input(z.object({ step: z.enum(SETUP_STEPS) })).mutation(calls(markSetupStep)),
  dismissSetup: adminProcedure.mutation(({ ctx }) => dismissSetup(ctx)),
  waiting: adminProcedure.query(({ ctx }) => getWaiting(ctx)),
  today: adminProcedure.query(({ ctx }) => getToday(ctx)),
  sales: adminProcedure.meta(WHOLE_TABLE).input(overviewSpanInput).query(calls(getSalesReport)),
  lowStock: adminProcedure.query(({ ctx }) => listLowStock(ctx, { limit: MAX_LOW_STOCK }).items),
  silentCustomers: adminProcedure.query(({ ctx }) => listSilentCustomers(ctx)),
  file: adminProcedure.use(answersFile).input(overviewTableInput).query(calls(getOverviewFile)),
});
