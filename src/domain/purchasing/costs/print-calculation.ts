import type { PrintedDocument } from '#domain/documents/invoices/print-invoices.ts';
import { renderPdf } from '#domain/documents/render-pdf.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { queueByKey } from '#workers/queue-by-key.ts';
import { getCalculation } from './calculation.ts';

/** Rejects with `receipt-not-found` and `pdf-failed`. */
export async function printCalculation(
  ctx: ActorCtx,
  request: { readonly id: number },
): Promise<PrintedDocument> {
  const { receipt, lines } = getCalculation(ctx, request);
  const { number, receivedOn, supplierPaper } = receipt;
  const data = { number, receivedOn, supplierPaper, supplierName: receipt.supplierName ?? '', lines };
  const bytes = await queueByKey(ctx, () => renderPdf({ kind: 'calculation', data }));
  return { fileName: `Kalkulim_${number}.pdf`, bytes };
}
