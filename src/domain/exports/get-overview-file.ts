import type { z } from 'zod';
import { getSalesReport } from '#domain/reports/get-sales-report.ts';
import { getToday } from '#domain/reports/get-today.ts';
import { listSilentCustomers } from '#domain/reports/list-silent-customers.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import { listLowStock } from '#domain/stock/list-stock.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { OverviewSpan, OverviewTable, overviewTableInput } from '#shared/inputs/overview-inputs.ts';
import { formatPhone } from '#shared/text/phone.ts';
import type { SheetCell, SheetColumn } from '#spreadsheets/sheet.ts';
import { writeCsv } from '#spreadsheets/write-sheet.ts';

type Table = { readonly columns: readonly SheetColumn[]; readonly rows: readonly (readonly SheetCell[])[] };

const text = (header: string): SheetColumn => ({ header, kind: 'text' });
const whole = (header: string): SheetColumn => ({ header, kind: 'whole' });
const cents = (header: string): SheetColumn => ({ header, kind: 'cents' });

export async function getOverviewFile(
  ctx: Ctx,
  input: z.output<typeof overviewTableInput>,
): Promise<{ readonly fileName: string; readonly bytes: Uint8Array }> {
  const { columns, rows } = await TABLES[input.table](ctx, input);
  return {
    fileName: `${input.table}_${getShopMoment(ctx).date}.csv`,
    bytes: writeCsv(columns, rows),
  };
}

const TABLES: Readonly<Record<OverviewTable, (ctx: Ctx, span: OverviewSpan) => Table | Promise<Table>>> = {
  today: (ctx) => ({
    columns: [text('Statusi'), whole('Porosi sot'), cents('Shuma'), whole('Për dorëzim sot')],
    rows: getToday(ctx).statuses.map((row) => [row.status, row.placed, row.placedCents, row.toDeliver]),
  }),
  revenue: async (ctx, span) => ({
    columns: [text('Data'), whole('Fatura'), cents('Qarkullimi')],
    rows: (await getSalesReport(ctx, span)).days.map((row) => [row.day, row.invoices, row.revenueCents]),
  }),
  'top-products': async (ctx, span) => ({
    columns: [text('Kodi'), text('Produkti'), whole('Sasia'), cents('Qarkullimi')],
    rows: (await getSalesReport(ctx, span)).topProducts.map((row) => [
      row.code,
      row.name,
      row.quantity,
      row.totalCents,
    ]),
  }),
  'top-customers': async (ctx, span) => ({
    columns: [text('Klienti'), whole('Fatura'), cents('Qarkullimi')],
    rows: (await getSalesReport(ctx, span)).topCustomers.map((row) => [
      row.name,
      row.invoices,
      row.totalCents,
    ]),
  }),
  vat: async (ctx, span) => ({
    columns: [
      { header: 'Norma (%)', kind: 'basisPoints' },
      cents('Vlera pa TVSH'),
      cents('TVSH'),
      cents('Totali'),
    ],
    rows: (await getSalesReport(ctx, span)).vat.map((row) => [
      row.vatBasisPoints,
      row.netCents,
      row.vatCents,
      row.grossCents,
    ]),
  }),
  'low-stock': (ctx) => ({
    columns: [text('Kodi'), text('Produkti'), whole('Stoku')],
    rows: listLowStock(ctx, { limit: 20 }).items.map((row) => [row.code, row.name, row.stock]),
  }),
  'silent-customers': async (ctx) => ({
    columns: [text('Klienti'), text('Telefoni'), text('Porosia e fundit'), cents('Shuma')],
    rows: (await listSilentCustomers(ctx)).map((row) => [
      row.name,
      formatPhone(row.phone),
      row.lastOrderDay,
      row.lastOrderCents,
    ]),
  }),
};
