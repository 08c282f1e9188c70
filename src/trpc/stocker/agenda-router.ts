import { checkInVan, listVanReturns } from '#domain/delivery/check-in-van.ts';
import { countOfficeCash } from '#domain/delivery/count-cash.ts';
import { listCash } from '#domain/delivery/get-cash.ts';
import { countUnassigned, getAgenda, listAgendas, listUnassigned } from '#domain/delivery/list-agendas.ts';
import { saveRoute } from '#domain/delivery/save-route.ts';
import {
  agendaInput,
  cashDayInput,
  checkInVanInput,
  countOfficeCashInput,
  driverAgendaInput,
  saveRouteInput,
} from '#shared/delivery-inputs.ts';
import { stockerProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';

/** The drivers' days: stops, routes, and the cash that comes back. */
export const agendaRouter = router({
  all: stockerProcedure.input(agendaInput).query(({ ctx, input }) => listAgendas(ctx, input)),
  driver: stockerProcedure.input(driverAgendaInput).query(({ ctx, input }) => getAgenda(ctx, input)),
  unassigned: stockerProcedure.input(agendaInput).query(({ ctx, input }) => listUnassigned(ctx, input)),
  countUnassigned: stockerProcedure.input(agendaInput).query(({ ctx, input }) => countUnassigned(ctx, input)),
  saveRoute: stockerProcedure.input(saveRouteInput).mutation(({ ctx, input }) => saveRoute(ctx, input)),
  cash: stockerProcedure.input(cashDayInput).query(({ ctx, input }) => listCash(ctx, input)),
  vanReturns: stockerProcedure.input(agendaInput).query(({ ctx, input }) => listVanReturns(ctx, input)),
  checkInVan: stockerProcedure.input(checkInVanInput).mutation(({ ctx, input }) => checkInVan(ctx, input)),
  countCash: stockerProcedure
    .input(countOfficeCashInput)
    .mutation(({ ctx, input }) => countOfficeCash(ctx, input)),
});
