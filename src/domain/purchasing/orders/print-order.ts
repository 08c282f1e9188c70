import { type PrintedDocument, printPdf, printSheet } from '#domain/documents/print-file.ts';
import { readLogo } from '#domain/documents/read-logo.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { lineTotal } from '#shared/prices/unit-price.ts';
import { type PurchasePaper, purchaseText, purchaseWords } from '#shared/purchasing/order-paper.ts';
import type { SheetCell, SheetColumn } from '#spreadsheets/sheet.ts';
import type { ImagesCtx } from '#storage/image-store.ts';
import { readPaper } from './order-papers.ts';
import { findPurchaseOrder } from './read-orders.ts';

type Request = { readonly id: number };

/** Rejects with `purchase-order-not-found`, `purchase-status-change-not-possible` for a draft, and `pdf-failed`. */
export async function printPurchaseOrder(
  ctx: ActorCtx & ImagesCtx,
  { id }: Request,
): Promise<PrintedDocument> {
  const paper = readPaper(ctx, findPurchaseOrder(ctx, id));
  const logo = readLogo(ctx.imagesFolder, paper.buyer.logo);
  return printPdf(ctx, `${fileNameOf(paper)}.pdf`, { kind: 'purchase-order', data: { paper, logo } });
}

export async function tabulatePurchaseOrder(
  ctx: ActorCtx & ImagesCtx,
  { id }: Request,
): Promise<PrintedDocument> {
  const paper = readPaper(ctx, findPurchaseOrder(ctx, id));
  return printSheet(ctx, `${fileNameOf(paper)}.xlsx`, {
    name: paper.number,
    columns: columnsOf(paper),
    rows: rowsOf(paper),
  });
}

/** For copying into a message. Rejects like `printPurchaseOrder`. */
export function getPurchaseText(ctx: ActorCtx, { id }: Request): { readonly text: string } {
  return { text: purchaseText(readPaper(ctx, findPurchaseOrder(ctx, id))) };
}

function fileNameOf({ number, revision }: PurchasePaper): string {
  return revision === 1 ? number : `${number}_${revision}`;
}

function columnsOf({ language }: PurchasePaper): SheetColumn[] {
  const { columns } = purchaseWords(language);
  return [
    { header: columns.supplierCode, kind: 'text', width: 18 },
    { header: columns.code, kind: 'text', width: 16 },
    { header: columns.name, kind: 'text', width: 44 },
    { header: columns.packs, kind: 'whole', width: 10 },
    { header: columns.pieces, kind: 'whole', width: 10 },
    { header: columns.price, kind: 'e4', width: 14 },
    { header: columns.total, kind: 'cents', width: 14 },
  ];
}

function rowsOf({ lines }: PurchasePaper): SheetCell[][] {
  return lines.map(({ supplierCode, code, name, packSize, quantity, netPriceE4 }) => [
    supplierCode,
    code,
    name,
    quantity % packSize === 0 ? quantity / packSize : null,
    quantity,
    netPriceE4,
    netPriceE4 === null ? null : lineTotal(netPriceE4, quantity),
  ]);
}
