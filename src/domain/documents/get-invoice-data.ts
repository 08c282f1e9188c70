import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { inIds } from '#db/conditions.ts';
import { users } from '#db/schema/accounts.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { readDeliveries, readReductions } from '#domain/delivery/read-deliveries.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { linesByOrder } from '#domain/orders/lines-by-order.ts';
import { ordersVisibleTo } from '#domain/orders/visible-orders.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { STATUS } from '#shared/order-status.ts';
import type { ImagesCtx } from '#storage/image-store.ts';
import type { InvoiceData, InvoiceSeller } from './invoice-data.ts';

const lineColumns = {
  orderId: orderLines.orderId,
  orderLineId: orderLines.id,
  code: orderLines.productCode,
  name: orderLines.productName,
  unit: orderLines.unit,
  quantity: orderLines.quantity,
  listPriceCents: orderLines.listPriceCents,
  discountBasisPoints: orderLines.discountBasisPoints,
  customerDiscountBasisPoints: orderLines.customerDiscountBasisPoints,
  unitPriceCents: orderLines.unitPriceCents,
  vatBasisPoints: orderLines.vatBasisPoints,
};

/** What an invoice needs: who asks, and the image store for the seller's logo. */
export type InvoiceCtx = ActorCtx & ImagesCtx;

/**
 * All that the invoice of an order shows. A customer gets their own orders, a driver those assigned to them, the office,
 * warehouse and call centre all; anything else is `order-not-found`.
 */
export function getInvoiceData(ctx: InvoiceCtx, { orderId }: { readonly orderId: number }): InvoiceData {
  const [invoice] = getInvoicesData(ctx, { orderIds: [orderId] });
  if (!invoice) throw new DomainError('order-not-found');
  return invoice;
}

/** The invoices of several orders in the order wanted; one that is out of the caller's reach is `order-not-found`. */
export function getInvoicesData(
  ctx: InvoiceCtx,
  { orderIds }: { readonly orderIds: readonly number[] },
): InvoiceData[] {
  const seller = readSeller(ctx);
  const wanted = [...new Set(orderIds)];
  const found = new Map(readOrders(ctx, wanted).map((order) => [order.orderNumber, order]));
  const lines = linesByOrder(ctx, wanted, lineColumns);
  const deliveries = readDeliveries(ctx, wanted);
  const reductions = readReductions(ctx, wanted);
  return wanted.map((orderId) => {
    const order = found.get(orderId);
    if (!order) throw new DomainError('order-not-found');
    const { status, driverName, ...head } = order;
    const ofLine = Map.groupBy(reductions.get(orderId) ?? [], (reduction) => reduction.orderLineId);
    return {
      ...head,
      isCancelled: status === STATUS.cancelled,
      seller,
      driverName: driverName ?? '',
      lines: (lines.get(orderId) ?? []).map(({ orderLineId, ...line }) => ({
        ...line,
        reductions: ofLine.get(orderLineId) ?? [],
      })),
      receipt: status === STATUS.delivered ? (deliveries.get(orderId) ?? null) : null,
    };
  });
}

function readOrders(ctx: ActorCtx, orderIds: readonly number[]) {
  return ctx.db
    .select({
      orderNumber: orders.id,
      issuedOn: orders.createdDay,
      deliverOn: orders.deliverDate,
      paymentMethod: orders.paymentMethod,
      comment: orders.comment,
      status: orders.status,
      driverName: users.name,
      buyer: {
        name: orders.buyerName,
        address: orders.buyerAddress,
        fiscalNumber: orders.buyerFiscalNumber,
        vatNumber: orders.buyerVatNumber,
        phone: orders.buyerPhone,
      },
    })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.driverId))
    .where(and(inIds(orders.id, orderIds), ordersVisibleTo(ctx.actor)))
    .all();
}

function readSeller(ctx: ImagesCtx): InvoiceSeller {
  const { seller } = getSettings(ctx);
  return {
    name: seller.name,
    address: [seller.address, seller.city].filter(Boolean).join(', '),
    fiscalNumber: seller.fiscalNumber,
    vatNumber: seller.vatNumber,
    bankAccount: [seller.bankName, seller.bankAccount].filter(Boolean).join(' '),
    phone: seller.phone,
    email: seller.email,
    logo: readLogo(ctx.imagesFolder, seller.logo),
    footer: seller.documentFooter,
  };
}

/** An invoice without its logo is better than none: the file may have been lost with a disk. */
function readLogo(folder: string, fileName: string | null): Uint8Array | null {
  if (fileName === null) return null;
  try {
    return readFileSync(join(folder, basename(fileName)));
  } catch {
    return null;
  }
}
