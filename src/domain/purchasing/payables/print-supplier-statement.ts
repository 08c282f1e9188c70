import { type PrintedDocument, printPdf } from '#domain/documents/print-file.ts';
import { statementXlsx } from '#domain/documents/statements/print-statement.ts';
import type { StatementData } from '#domain/documents/statements/statement-data.ts';
import { freezeSeller } from '#domain/invoicing/freeze-order.ts';
import { findSupplier, partyOf } from '#domain/purchasing/suppliers/suppliers.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import type { ImagesCtx } from '#storage/image-store.ts';
import { getSupplierStatement } from './supplier-account.ts';

type Period = { readonly supplierId: number; readonly from: ISODate; readonly to: ISODate };

type StatementCtx = ActorCtx & ImagesCtx;

/** Rejects with `supplier-not-found` and `pdf-failed`. */
export function printSupplierStatement(ctx: StatementCtx, period: Period): Promise<PrintedDocument> {
  return printPdf(ctx, `${fileNameOf(period)}.pdf`, {
    kind: 'statement',
    data: readStatementData(ctx, period),
  });
}

/** Rejects with `supplier-not-found`. */
export function tabulateSupplierStatement(ctx: StatementCtx, period: Period): Promise<PrintedDocument> {
  return statementXlsx(ctx, readStatementData(ctx, period), fileNameOf(period));
}

function readStatementData(ctx: Ctx, period: Period): StatementData {
  const supplier = findSupplier(ctx, period.supplierId);
  return {
    isOfSupplier: true,
    seller: { ...partyOf(supplier), website: '', bankAccount: supplier.iban, footer: '', logo: null },
    buyer: freezeSeller(ctx),
    logo: null,
    printedOn: getShopMoment(ctx).date,
    statement: { ...getSupplierStatement(ctx, period), known: 'now', changedSince: null },
  };
}

function fileNameOf({ supplierId, from, to }: Period): string {
  return `Kartela_furnitori_${supplierId}_${from}_${to}`;
}
