import { eq } from 'drizzle-orm';
import { deliveries } from '#db/schema/delivery.ts';
import { orders } from '#db/schema/orders.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import { type DayVan, readDayVans } from '#domain/users/driver-vans.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { DocumentParty, DocumentSeller } from '#shared/accounting/documents.ts';
import { vanText } from '#shared/firm/vans.ts';
import { STATUS } from '#shared/order-status.ts';
import { freezeOrder, type OrderParts } from './freeze-order.ts';
import { type DocumentDraft, type StoredDocument, storeDocument } from './store-document.ts';

/**
 * Issues the invoice of an order and locks the order. Rejects with `order-not-found`, `invoice-issued`,
 * `order-cancelled`, `order-on-hold`, `seller-incomplete`, `buyer-incomplete`, `clock-not-confirmed` and
 * `month-closed`. Call it in a transaction.
 */
export function issueInvoice(tx: Ctx, orderId: number): StoredDocument {
  const order = freezeOrder(tx, orderId);
  assertInvoiceable(order);
  const issued = storeDocument(tx, toDraft(order, 'invoice', deliveryDay(tx, order)));
  tx.db
    .update(orders)
    .set({ invoiceId: issued.id, updatedAt: tx.clock.now() })
    .where(eq(orders.id, orderId))
    .run();
  return issued;
}

/** Rejects as `issueInvoice` does. Call it in a transaction. */
export function issueDeliveryNote(tx: Ctx, orderId: number): StoredDocument {
  const order = freezeOrder(tx, orderId);
  assertParties(partiesOf(order));
  const van = vanOf(tx, order);
  const draft = toDraft(order, 'delivery_note', order.deliverOn);
  const issued = storeDocument(tx, van ? { ...draft, van: vanText(van) } : draft);
  tx.db
    .update(orders)
    .set({ deliveryNoteId: issued.id, updatedAt: tx.clock.now() })
    .where(eq(orders.id, orderId))
    .run();
  return issued;
}

function vanOf(tx: Ctx, { orderNumber, deliverOn }: OrderParts): DayVan | undefined {
  const order = tx.db
    .select({ driverId: orders.driverId })
    .from(orders)
    .where(eq(orders.id, orderNumber))
    .get();
  return readDayVans(tx, deliverOn ?? getShopMoment(tx).date).get(order?.driverId ?? 0);
}

/** The order's own state is checked first. */
function assertInvoiceable(order: OrderParts): void {
  if (order.status === STATUS.cancelled) throw new DomainError('order-cancelled');
  if (order.invoiceId !== null) throw new DomainError('invoice-issued');
  if (order.heldAt !== null) throw new DomainError('order-on-hold');
  assertParties(partiesOf(order));
}

function partiesOf({ seller, buyer, lines }: OrderParts): Parties {
  return { seller, buyer, bearsVat: lines.some((line) => line.vatBasisPoints > 0) };
}

type Parties = {
  readonly seller: DocumentSeller;
  readonly buyer: Pick<DocumentParty, 'name' | 'address'>;
  readonly bearsVat: boolean;
};

/**
 * A tax invoice names seller and buyer with their addresses and the seller's fiscal number, and the seller's VAT number
 * when it includes VAT (Law on VAT of Kosovo, invoicing). Rejects with `seller-incomplete` and `buyer-incomplete`.
 */
export function assertParties({ seller, buyer, bearsVat }: Parties): void {
  const missing = [
    ...(seller.name === '' ? (['name'] as const) : []),
    ...(seller.address === '' ? (['address'] as const) : []),
    ...(seller.fiscalNumber === '' ? (['fiscalNumber'] as const) : []),
    ...(seller.vatNumber === '' && bearsVat ? (['vatNumber'] as const) : []),
  ];
  if (missing.length > 0) throw new DomainError('seller-incomplete', { missing });
  const lacking = (['name', 'address'] as const).filter((field) => buyer[field].trim() === '');
  if (lacking.length > 0) throw new DomainError('buyer-incomplete', { missing: lacking });
}

/** The day of the recorded delivery; before that, and without a driver, the planned day. */
function deliveryDay(tx: Ctx, { orderNumber, deliverOn }: OrderParts): string | null {
  const noted = tx.db
    .select({ day: deliveries.deliveredDay })
    .from(deliveries)
    .where(eq(deliveries.orderId, orderNumber))
    .get();
  return noted?.day ?? deliverOn;
}

export function toDraft(
  order: OrderParts,
  kind: 'invoice' | 'delivery_note',
  deliveredOn: string | null,
): DocumentDraft {
  const { orderNumber, customerId, paymentMethod, comment, driverName, seller, buyer, lines, vat, language } =
    order;
  return {
    kind,
    orderNumber,
    customerId,
    refersToId: null,
    refersTo: null,
    deliveredOn,
    paymentMethod,
    termsDays: order.termsDays,
    comment,
    driverName,
    seller,
    buyer,
    lines,
    vat,
    totalCents: order.totalCents,
    reason: '',
    language,
  };
}

export function issuesAtDeparture(ctx: Ctx): boolean {
  return getSettings(ctx).shop.issueAt === 'departure';
}
