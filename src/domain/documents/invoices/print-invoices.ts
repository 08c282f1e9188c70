import { and } from 'drizzle-orm';
import { inIds } from '#db/conditions.ts';
import { orders } from '#db/schema/orders.ts';
import { type PrintedDocument, printPdf } from '#domain/documents/print-file.ts';
import { renderPdf } from '#domain/documents/render-pdf.ts';
import { type DocumentsCtx, getStoredPdf } from '#domain/documents/stored-pdf.ts';
import { notePrinted } from '#domain/orders/queries/staff-order.ts';
import { ordersVisibleTo } from '#domain/orders/queries/visible-orders.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { queueByKey } from '#workers/queue-by-key.ts';
import type { DocumentPart } from './compose-document.ts';
import { getProforma } from './get-proforma.ts';
import { getProof } from './get-proof.ts';

export type PrintCtx = ActorCtx & DocumentsCtx;

/**
 * An order's pro-forma until it is invoiced, the stored invoice from then on. Rejects with `order-not-found`, also
 * for an order the caller may not see, and with `pdf-failed`.
 */
export async function printInvoice(
  ctx: PrintCtx,
  { orderId }: { readonly orderId: number },
): Promise<PrintedDocument> {
  const invoiceId = findInvoices(ctx, [orderId]).get(orderId);
  if (invoiceId === undefined) throw new DomainError('order-not-found');
  const fileName = `Fatura_${orderId}.pdf`;
  const printed = await queueByKey(ctx, async () => {
    if (invoiceId !== null) {
      const { bytes, sha256 } = await getStoredPdf(ctx, invoiceId);
      return { fileName, bytes, sha256 };
    }
    return { fileName, bytes: await renderPdf({ kind: 'document', data: getProforma(ctx, orderId) }) };
  });
  notePrinted(ctx, [orderId]);
  return printed;
}

export async function printInvoices(
  ctx: PrintCtx,
  { orderIds }: { readonly orderIds: readonly number[] },
): Promise<PrintedDocument> {
  const wanted = [...new Set(orderIds)];
  const invoices = findInvoices(ctx, wanted);
  if (invoices.size < wanted.length) throw new DomainError('order-not-found');
  const parts: DocumentPart[] = [];
  for (const [orderId, invoiceId] of wanted.map((id) => [id, invoices.get(id) ?? null] as const)) {
    parts.push(
      invoiceId === null
        ? { kind: 'document', data: getProforma(ctx, orderId) }
        : { kind: 'stored', bytes: (await getStoredPdf(ctx, invoiceId)).bytes },
    );
  }
  const data = { title: `Fatura (${parts.length})`, parts };
  const printed = await printPdf(ctx, `Faturat_${parts.length}.pdf`, { kind: 'documents', data });
  notePrinted(ctx, wanted);
  return printed;
}

export async function printDocument(
  ctx: PrintCtx,
  { documentId }: { readonly documentId: number },
): Promise<PrintedDocument> {
  const { number, bytes, sha256 } = await queueByKey(ctx, () => getStoredPdf(ctx, documentId));
  return { fileName: `${number}.pdf`, bytes, sha256 };
}

export async function printProof(
  ctx: PrintCtx,
  { orderId }: { readonly orderId: number },
): Promise<PrintedDocument> {
  return printPdf(ctx, `Deshmi_${orderId}.pdf`, { kind: 'proof', data: getProof(ctx, orderId) });
}

function findInvoices({ db, actor }: ActorCtx, orderIds: readonly number[]): Map<number, number | null> {
  const found = db
    .select({ id: orders.id, invoiceId: orders.invoiceId })
    .from(orders)
    .where(and(inIds(orders.id, orderIds), ordersVisibleTo(actor)))
    .all();
  return new Map(found.map(({ id, invoiceId }) => [id, invoiceId]));
}
