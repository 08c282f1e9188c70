import { printLabels } from '#domain/documents/print-documents.ts';
import { shortShipLine, takeBackShortage } from '#domain/orders/changes/short-ship-line.ts';
import { findPackagingOrders } from '#domain/packing/find-packaging-orders.ts';
import { getPackagingStats } from '#domain/packing/get-packaging-stats.ts';
import { countPackagingOrders, listPackagingOrders } from '#domain/packing/list-packaging-orders.ts';
import { setLinesProduced, setProduced } from '#domain/packing/set-produced.ts';
import { findOrdersInput, shortShipInput, takeBackShortageInput } from '#shared/inputs/order-inputs.ts';
import {
  labelsInput,
  packagingDayInput,
  packagingPageInput,
  packagingRangeInput,
  setLinesProducedInput,
  setProducedInput,
} from '#shared/inputs/packing-inputs.ts';
import { packerProcedure } from '#trpc/procedures.ts';
import { answersFile, LIST, router } from '#trpc/trpc.ts';

export const ordersRouter = router({
  list: packerProcedure.input(packagingPageInput).query(({ ctx, input }) => listPackagingOrders(ctx, input)),
  count: packerProcedure.input(packagingDayInput).query(({ ctx, input }) => countPackagingOrders(ctx, input)),
  byDateRange: packerProcedure
    .meta(LIST)
    .input(packagingRangeInput)
    .query(({ ctx, input }) => listPackagingOrders(ctx, input)),
  countByDateRange: packerProcedure
    .input(packagingRangeInput)
    .query(({ ctx, input }) => countPackagingOrders(ctx, input)),
  find: packerProcedure.input(findOrdersInput).query(({ ctx, input }) => findPackagingOrders(ctx, input)),
  stats: packerProcedure.input(packagingDayInput).query(({ ctx, input }) => getPackagingStats(ctx, input)),
  setProduced: packerProcedure.input(setProducedInput).mutation(({ ctx, input }) => setProduced(ctx, input)),
  shortShip: packerProcedure.input(shortShipInput).mutation(({ ctx, input }) => shortShipLine(ctx, input)),
  takeBackShortage: packerProcedure
    .input(takeBackShortageInput)
    .mutation(({ ctx, input }) => takeBackShortage(ctx, input)),
  setLinesProduced: packerProcedure
    .input(setLinesProducedInput)
    .mutation(({ ctx, input }) => setLinesProduced(ctx, input)),
  labels: packerProcedure
    .use(answersFile)
    .input(labelsInput)
    .query(({ ctx, input }) => printLabels(ctx, input)),
});
