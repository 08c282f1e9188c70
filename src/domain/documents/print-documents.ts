import type { Ctx } from '#domain/kernel/ctx.ts';
import type { ISODate } from '#shared/shop-dates.ts';
import { inOwnTurn } from '#workers/in-own-turn.ts';
import { getDayAgendaData, getDriverAgendaData } from './get-driver-agenda-data.ts';
import { getInvoiceData, getInvoicesData, type InvoiceCtx } from './get-invoice-data.ts';
import { getLabelsData, type LabelsWish } from './get-labels-data.ts';
import { getLeftToPick, getPickingListData, type PickingWish } from './get-picking-list-data.ts';
import { renderPdf } from './render-pdf.ts';

/** A finished document and the name it is saved under. */
export type PrintedDocument = { readonly fileName: string; readonly bytes: Uint8Array };

/** The invoice of an order; rejects as `getInvoiceData` and `inOwnTurn` do, and with `pdf-failed`. */
export async function printInvoice(
  ctx: InvoiceCtx,
  input: { readonly orderId: number },
): Promise<PrintedDocument> {
  const data = getInvoiceData(ctx, input);
  const bytes = await inOwnTurn(ctx, () => renderPdf({ kind: 'invoice', data }));
  return { fileName: `Fatura_${input.orderId}.pdf`, bytes };
}

/** The invoices of several orders as one document, in the order wanted. */
export async function printInvoices(
  ctx: InvoiceCtx,
  input: { readonly orderIds: readonly number[] },
): Promise<PrintedDocument> {
  const data = getInvoicesData(ctx, input);
  return { fileName: `Faturat_${data.length}.pdf`, bytes: await renderPdf({ kind: 'invoices', data }) };
}

/** A driver's agenda of a day. */
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

/** The agenda of everybody on a day, what no driver has first. */
export async function printDayAgenda(ctx: Ctx, input: { readonly date: ISODate }): Promise<PrintedDocument> {
  const data = getDayAgendaData(ctx, input);
  return { fileName: `Agjenda_${input.date}.pdf`, bytes: await renderPdf({ kind: 'day-agenda', data }) };
}

/** The picking list of a day or of selected orders: what is left to pick, or with the rest everything. */
export async function printPickingList(ctx: Ctx, wish: PickingWish): Promise<PrintedDocument> {
  const data = wish.withRest ? getPickingListData(ctx, wish) : getLeftToPick(ctx, wish);
  const suffix = 'orderIds' in wish ? 'e_zgjedhur' : wish.day.date;
  return {
    fileName: `Lista_e_mbledhjes_${suffix}.pdf`,
    bytes: await renderPdf({ kind: 'picking-list', data }),
  };
}

/** The parcel labels of orders. */
export async function printLabels(ctx: Ctx, input: LabelsWish): Promise<PrintedDocument> {
  const data = getLabelsData(ctx, input);
  const [first] = input.orders;
  const suffix = input.orders.length === 1 && first ? String(first.orderId) : `${input.orders.length}_porosi`;
  return { fileName: `Etiketat_${suffix}.pdf`, bytes: await renderPdf({ kind: 'labels', data }) };
}
