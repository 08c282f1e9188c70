import { checkInVan, listVanReturns } from '#domain/delivery/check-in-van.ts';
import {
  countUnassigned,
  getAgenda,
  listAgendas,
  listUnassigned,
  listUnassignedDays,
} from '#domain/delivery/list-agendas.ts';
import { saveRoute } from '#domain/delivery/save-route.ts';
import {
  agendaInput,
  agendasInput,
  checkInVanInput,
  driverAgendaInput,
  saveRouteInput,
} from '#shared/inputs/delivery-inputs.ts';
import { stockerProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';

export const agendaRouter = router({
  all: stockerProcedure.input(agendasInput).query(({ ctx, input }) => listAgendas(ctx, input)),
  driver: stockerProcedure.input(driverAgendaInput).query(({ ctx, input }) => getAgenda(ctx, input)),
  unassigned: stockerProcedure.input(agendaInput).query(({ ctx, input }) => listUnassigned(ctx, input)),
  countUnassigned: stockerProcedure.input(agendaInput).query(({ ctx, input }) => countUnassigned(ctx, input)),
  unassignedDays: stockerProcedure.query(({ ctx }) => listUnassignedDays(ctx)),
  saveRoute: stockerProcedure.input(saveRouteInput).mutation(({ ctx, input }) => saveRoute(ctx, input)),
  vanReturns: stockerProcedure.input(agendaInput).query(({ ctx, input }) => listVanReturns(ctx, input)),
  checkInVan: stockerProcedure.input(checkInVanInput).mutation(({ ctx, input }) => checkInVan(ctx, input)),
});
