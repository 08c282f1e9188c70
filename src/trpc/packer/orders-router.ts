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
import { answersFile, calls, LIST, router } from '#trpc/trpc.ts';

export const ordersRouter = router({
  list: packerProcedure.input(packagingPageInput).query(calls(listPackagingOrders)),
  count: packerProcedure.input(packagingDayInput).query(calls(countPackagingOrders)),
  byDateRange: packerProcedure.meta(LIST).input(packagingRangeInput).query(calls(listPackagingOrders)),
  countByDateRange: packerProcedure.input(packagingRangeInput).query(calls(countPackagingOrders)),
  find: packerProcedure.input(findOrdersInput).query(calls(findPackagingOrders)),
  stats: packerProcedure.input(packagingDayInput).query(calls(getPackagingStats)),
  setProduced: packerProcedure.input(setProducedInput).mutation(calls(setProduced)),
  shortShip: packerProcedure.input(shortShipInput).mutation(calls(shortShipLine)),
  takeBackShortage: packerProcedure.input(takeBackShortageInput).mutation(calls(takeBackShortage)),
  setLinesProduced: packerProcedure.input(setLinesProducedInput).mutation(calls(setLinesProduced)),
  labels: packerProcedure.use(answersFile).input(labelsInput).query(calls(printLabels)),
});
