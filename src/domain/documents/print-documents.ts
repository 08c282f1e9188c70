import { getLoadListData, getReturnListData, type VanDay } from '#domain/delivery/get-van-list-data.ts';
import { notePrinted } from '#domain/orders/queries/staff-order.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { getDayAgendaData, getDriverAgendaData } from './agendas/get-driver-agenda-data.ts';
import type { PrintedDocument } from './invoices/print-invoices.ts';
import { getLabelsData, type LabelsRequest } from './labels/get-labels-data.ts';
import { getLeftToPick, getPickingListData, type PickingRequest } from './picking/get-picking-list-data.ts';
import { renderPdf } from './render-pdf.ts';

export async function printAgenda(
  ctx: Ctx,
  input: { readonly driverCode: number; readonly date: ISODate },
): Promise<PrintedDocument> {
  const data = getDriverAgendaData(ctx, input);
  const name = data.driver.name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_');
  return {
    fileName: `Driver_${name}_Agenda_${input.date}.pdf`,
    bytes: await renderPdf({ kind: 'driver-agenda', data }),
  };
}

export async function printDayAgenda(ctx: Ctx, input: { readonly date: ISODate }): Promise<PrintedDocument> {
  const data = getDayAgendaData(ctx, input);
  return { fileName: `Agjenda_${input.date}.pdf`, bytes: await renderPdf({ kind: 'day-agenda', data }) };
}

export async function printPickingList(ctx: Ctx, request: PickingRequest): Promise<PrintedDocument> {
  const data = request.withRest ? getPickingListData(ctx, request) : getLeftToPick(ctx, request);
  const suffix = 'orderIds' in request ? 'e_zgjedhur' : request.day.date;
  const bytes = await renderPdf({ kind: 'picking-list', data });
  notePrinted(
    ctx,
    data.orders.map((order) => order.orderNumber),
  );
  return { fileName: `Lista_e_mbledhjes_${suffix}.pdf`, bytes };
}

export async function printLabels(ctx: Ctx, input: LabelsRequest): Promise<PrintedDocument> {
  const data = getLabelsData(ctx, input);
  const [first] = input.orders;
  const suffix = input.orders.length === 1 && first ? String(first.orderId) : `${input.orders.length}_porosi`;
  const bytes = await renderPdf({ kind: 'labels', data });
  notePrinted(
    ctx,
    input.orders.map((order) => order.orderId),
  );
  return { fileName: `Etiketat_${suffix}.pdf`, bytes };
}

export async function printLoadList(ctx: ActorCtx, day: VanDay): Promise<PrintedDocument> {
  const data = getLoadListData(ctx, day);
  return { fileName: vanFileName('ngarkimit', day), bytes: await renderPdf({ kind: 'load-list', data }) };
}

export async function printReturnList(ctx: ActorCtx, day: VanDay): Promise<PrintedDocument> {
  const data = getReturnListData(ctx, day);
  return { fileName: vanFileName('kthimit', day), bytes: await renderPdf({ kind: 'return-list', data }) };
}

function vanFileName(list: string, { driverCode, date }: VanDay): string {
  return `Lista_e_${list}_${driverCode}_${date}.pdf`;
}
