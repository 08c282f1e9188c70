import { type PrintedDocument, printPdf } from '#domain/documents/print-file.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { getCalculation } from './calculation.ts';

/** Rejects with `receipt-not-found` and `pdf-failed`. */
export async function printCalculation(
  ctx: ActorCtx,
  request: { readonly id: number },
): Promise<PrintedDocument> {
  const { receipt, lines } = getCalculation(ctx, request);
  const { number, receivedOn, supplierPaper } = receipt;
  const data = { number, receivedOn, supplierPaper, supplierName: receipt.supplierName ?? '', lines };
  return printPdf(ctx, `Kalkulim_${number}.pdf`, { kind: 'calculation', data });
}
