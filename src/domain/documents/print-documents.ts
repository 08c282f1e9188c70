import { getLoadListData, getReturnListData, type VanDay } from '#domain/delivery/get-van-list-data.ts';
import { notePrinted } from '#domain/orders/queries/staff-order.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { getDayAgendaData, getDriverAgendaData } from './agendas/get-driver-agenda-data.ts';
import { getLabelsData, type LabelsRequest } from './labels/get-labels-data.ts';
import { getLeftToPick, getPickingListData, type PickingRequest } from './picking/get-picking-list-data.ts';
import { type PrintedDocument, printPdf } from './print-file.ts';

export async function printAgenda(
  ctx: ActorCtx,
  input: { readonly driverCode: number; readonly date: ISODate },
): Promise<PrintedDocument> {
  const data = getDriverAgendaData(ctx, input);
  const name = data.driver.name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_');
  return printPdf(ctx, `Driver_${name}_Agenda_${input.date}.pdf`, { kind: 'driver-agenda', data });
}

export async function printDayAgenda(
  ctx: ActorCtx,
  input: { readonly date: ISODate },
): Promise<PrintedDocument> {
  return printPdf(ctx, `Agjenda_${input.date}.pdf`, {
    kind: 'day-agenda',
    data: getDayAgendaData(ctx, input),
  });
}

export async function printPickingList(ctx: ActorCtx, request: PickingRequest): Promise<PrintedDocument> {
  const data = request.withRest ? getPickingListData(ctx, request) : getLeftToPick(ctx, request);
  const suffix = 'orderIds' in request ? 'e_zgjedhur' : request.day.date;
  const printed = await printPdf(ctx, `Lista_e_mbledhjes_${suffix}.pdf`, { kind: 'picking-list', data });
  notePrinted(
    ctx,
    data.orders.map((order) => order.orderNumber),
  );
  return printed;
}

export async function printLabels(ctx: ActorCtx, input: LabelsRequest): Promise<PrintedDocument> {
  const data = getLabelsData(ctx, input);
  const [first] = input.orders;
  const suffix = input.orders.length === 1 && first ? String(first.orderId) : `${input.orders.length}_porosi`;
  const printed = await printPdf(ctx, `Etiketat_${suffix}.pdf`, { kind: 'labels', data });
  notePrinted(
    ctx,
    input.orders.map((order) => order.orderId),
  );
  return printed;
}

export async function printLoadList(ctx: ActorCtx, day: VanDay): Promise<PrintedDocument> {
  return printPdf(ctx, vanFileName('ngarkimit', day), { kind: 'load-list', data: getLoadListData(ctx, day) });
}

export async function printReturnList(ctx: ActorCtx, day: VanDay): Promise<PrintedDocument> {
  return printPdf(ctx, vanFileName('kthimit', day), {
    kind: 'return-list',
    data: getReturnListData(ctx, day),
  });
}

function vanFileName(list: string, { driverCode, date }: VanDay): string {
  return `Lista_e_${list}_${driverCode}_${date}.pdf`;
}
