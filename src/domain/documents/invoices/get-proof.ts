import { and, eq } from 'drizzle-orm';
import { documents } from '#db/schema/documents.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { readPhotosOfDelivery } from '#domain/delivery/delivery-photos.ts';
import { readDeliveries, readReductions } from '#domain/delivery/read-deliveries.ts';
import { readLogo } from '#domain/documents/read-logo.ts';
import { freezeOrder } from '#domain/invoicing/freeze-order.ts';
import { parseContent } from '#domain/invoicing/invoice-balance.ts';
import { ordersVisibleTo } from '#domain/orders/queries/visible-orders.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { DocumentContent } from '#shared/accounting/documents.ts';
import { toLocalTime } from '#shared/dates/shop-dates.ts';
import type { DocumentFilesCtx } from '#storage/document-files.ts';
import type { ImagesCtx } from '#storage/image-store.ts';
import type { ProofData, ProofReduction } from './document-content.ts';

export function getProof(ctx: ActorCtx & ImagesCtx & DocumentFilesCtx, orderId: number): ProofData {
  const order = ctx.db
    .select({ invoiceId: orders.invoiceId })
    .from(orders)
    .where(and(eq(orders.id, orderId), ordersVisibleTo(ctx.actor)))
    .get();
  const delivery = readDeliveries(ctx, [orderId]).get(orderId);
  if (!order || !delivery || ctx.actor.role === 'packer') throw new DomainError('order-not-found');
  const invoice = readInvoice(ctx, order.invoiceId);
  const { seller, buyer, language = 'sq' } = invoice ?? freezeOrder(ctx, orderId);
  return {
    proof: {
      orderNumber: orderId,
      invoiceNumber: invoice?.number ?? '',
      deliveredOn: delivery.deliveredDay,
      deliveredTime: toLocalTime(delivery.deliveredAt, getSettings(ctx).shop.timeZone),
      driverName: delivery.driverName,
      receiverName: delivery.receiverName,
      signaturePath: delivery.signaturePath,
      amountReceivedCents: delivery.amountReceivedCents,
      reductions: readReduced(ctx, orderId),
      seller,
      buyer,
      language,
    },
    logo: readLogo(ctx.imagesFolder, seller.logo),
    photos: readPhotosOfDelivery(ctx, orderId),
  };
}

function readInvoice({ db }: Ctx, invoiceId: number | null): DocumentContent | null {
  if (invoiceId === null) return null;
  const invoice = db
    .select({ content: documents.content })
    .from(documents)
    .where(eq(documents.id, invoiceId))
    .get();
  return invoice ? parseContent(invoice.content) : null;
}

function readReduced(ctx: Ctx, orderId: number): ProofReduction[] {
  const lines = ctx.db
    .select({
      id: orderLines.id,
      code: orderLines.productCode,
      name: orderLines.productName,
      unit: orderLines.unit,
      unitName: orderLines.unitName,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .all();
  return (readReductions(ctx, [orderId]).get(orderId) ?? []).flatMap(({ orderLineId, quantity, reason }) => {
    const line = lines.find(({ id }) => id === orderLineId);
    return line
      ? [{ code: line.code, name: line.name, unit: line.unit, unitName: line.unitName, quantity, reason }]
      : [];
  });
}
