import { eq } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { pick } from '#db/schema/columns.ts';
import { customers } from '#db/schema/customers.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { users } from '#db/schema/users.ts';
import { readTerms } from '#domain/ledger/read-terms.ts';
import { getBrand } from '#domain/settings/brand/get-brand.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { DocumentLine, DocumentParty, DocumentSeller } from '#shared/accounting/documents.ts';
import { TERMS_PAYMENT_METHOD } from '#shared/accounting/payment.ts';
import { isSoldByPack } from '#shared/prices/packs.ts';
import { centsToE4 } from '#shared/prices/unit-price.ts';
import { PIECE_UNIT } from '#shared/prices/units.ts';
import { splitVat } from '#shared/prices/vat.ts';

export type OrderParts = ReturnType<typeof freezeOrder>;

const TRANSPORT = 'Transport';

/** Does not check that the caller may see the order. Rejects with `order-not-found`. */
export function freezeOrder(ctx: Ctx, orderId: number) {
  const order = ctx.db
    .select({
      orderNumber: orders.id,
      ...pick(orders, 'customerId', 'status', 'createdDay'),
      deliverOn: orders.deliverDate,
      ...pick(orders, 'invoiceId', 'heldAt', 'transportCents', 'transportVatBasisPoints', 'paymentMethod'),
      comment: orders.comment,
      driverName: users.name,
      language: customers.documentLanguage,
      buyer: {
        name: orders.buyerName,
        address: orders.buyerAddress,
        fiscalNumber: orders.buyerFiscalNumber,
        vatNumber: orders.buyerVatNumber,
        businessNumber: orders.buyerBusinessNumber,
        phone: orders.buyerPhone,
        email: orders.buyerEmail,
      } satisfies Record<keyof DocumentParty, unknown>,
    })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(users, eq(users.id, orders.driverId))
    .where(eq(orders.id, orderId))
    .get();
  if (!order) throw new DomainError('order-not-found');
  const { transportCents, transportVatBasisPoints, ...parts } = order;
  const lines = [...freezeLines(ctx, orderId), ...transportLine({ transportCents, transportVatBasisPoints })];
  const { rates, grossCents } = splitVat(lines.map(toVatLine));
  return {
    ...parts,
    termsDays: order.paymentMethod === TERMS_PAYMENT_METHOD ? readTerms(ctx, order.customerId).termsDays : 0,
    driverName: order.driverName ?? '',
    seller: freezeSeller(ctx),
    lines,
    vat: rates,
    totalCents: grossCents,
  };
}

export function toVatLine({
  totalCents,
  vatBasisPoints,
}: Pick<DocumentLine, 'totalCents' | 'vatBasisPoints'>) {
  return { grossCents: totalCents, vatBasisPoints };
}

function freezeLines(ctx: Ctx, orderId: number): DocumentLine[] {
  const found = ctx.db
    .select({
      orderLineId: orderLines.id,
      productId: orderLines.productId,
      code: orderLines.productCode,
      name: orderLines.productName,
      ...pick(orderLines, 'unit', 'unitName'),
      ...pick(products, 'packName', 'packSize', 'orderStep'),
      ...pick(orderLines, 'quantity', 'listPriceE4', 'discountBasisPoints', 'customerDiscountBasisPoints'),
      ...pick(orderLines, 'unitPriceE4', 'vatBasisPoints', 'totalCents'),
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.id)
    .all();
  return found
    .filter((line) => line.quantity > 0)
    .map(({ unitName, packName, packSize, orderStep, ...line }) => ({
      ...line,
      goods: null,
      ...(unitName === '' ? {} : { unitName }),
      ...(isSoldByPack({ packSize, orderStep }) ? { pack: { name: packName, size: packSize } } : {}),
    }));
}

function transportLine({
  transportCents: totalCents,
  transportVatBasisPoints: vatBasisPoints,
}: Pick<typeof orders.$inferSelect, 'transportCents' | 'transportVatBasisPoints'>): DocumentLine[] {
  if (totalCents === 0) return [];
  const unitPriceE4 = centsToE4(totalCents);
  const line = {
    orderLineId: null,
    productId: null,
    code: '',
    name: TRANSPORT,
    unit: PIECE_UNIT,
    quantity: 1,
  } as const;
  const discounts = { discountBasisPoints: 0, customerDiscountBasisPoints: 0 };
  return [
    { ...line, ...discounts, listPriceE4: unitPriceE4, unitPriceE4, vatBasisPoints, totalCents, goods: null },
  ];
}

export function freezeSeller(ctx: Ctx): DocumentSeller {
  const { seller } = getSettings(ctx);
  return {
    name: seller.name,
    // A town alone is not the full address that a tax invoice needs.
    address: seller.address === '' ? '' : [seller.address, seller.city].filter(Boolean).join(', '),
    fiscalNumber: seller.fiscalNumber,
    vatNumber: seller.vatNumber,
    businessNumber: seller.businessNumber,
    phone: seller.phone,
    email: seller.email,
    website: seller.website,
    bankAccount: [seller.bankName, seller.bankAccount].filter(Boolean).join(' '),
    footer: seller.documentFooter,
    logo: seller.logo ?? getBrand(ctx).logo,
  };
}
