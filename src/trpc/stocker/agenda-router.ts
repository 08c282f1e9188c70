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
import { calls, router } from '#trpc/trpc.ts';

export const agendaRouter = router({
  all: stockerProcedure.input(agendasInput).query(calls(listAgendas)),
  driver: stockerProcedure.input(driverAgendaInput).query(calls(getAgenda)),
  unassigned: stockerProcedure.input(agendaInput).query(calls(listUnassigned)),
  countUnassigned: stockerProcedure.input(agendaInput).query(calls(countUnassigned)),
  unassignedDays: stockerProcedure.query(({ ctx }) => listUnassignedDays(ctx)),
  saveRoute: stockerProcedure.input(saveRouteInput).mutation(calls(saveRoute)),
  vanReturns: stockerProcedure.input(agendaInput).query(calls(listVanReturns)),
  checkInVan: stockerProcedure.input(checkInVanInput).mutation(calls(checkInVan)),
});
