import { z } from 'zod';
import { DOCUMENT_KINDS, type DocumentParty, type IssuedDocument } from '#shared/accounting/documents.ts';
import { toEuros, toPercent } from '#shared/prices/money.ts';
import { e4ToEuros } from '#shared/prices/unit-price.ts';

const partyShape = z.object({
  name: z.string(),
  address: z.string(),
  fiscal_number: z.string(),
  vat_number: z.string(),
  business_number: z.string(),
  phone: z.string(),
  email: z.string(),
});

export const documentShape = z.object({
  id: z.int(),
  kind: z.enum(DOCUMENT_KINDS),
  number: z.string(),
  year: z.int(),
  order_id: z.int(),
  customer_id: z.int(),
  issued_on: z.string(),
  due_on: z.string(),
  delivered_on: z.string().nullable(),
  payment_method: z.string(),
  comment: z.string(),
  driver: z.string(),
  seller: partyShape.extend({ bank_account: z.string() }),
  buyer: partyShape,
  lines: z.array(
    z.object({
      line_id: z.int(),
      product_id: z.int().nullable(),
      product_code: z.string(),
      product_name: z.string(),
      unit: z.string().nullable(),
      quantity: z.int(),
      unit_price: z.number(),
      discount_percentage: z.number(),
      vat_rate_percentage: z.number(),
      total: z.number(),
      goods: z.string().nullable(),
    }),
  ),
  vat: z.array(z.object({ rate: z.number(), net: z.number(), vat: z.number(), gross: z.number() })),
  total: z.number(),
  refers_to: z.int().nullable(),
  reason: z.string(),
  sha256: z.string(),
});

export function toDocumentShape(document: IssuedDocument): z.input<typeof documentShape> {
  const { seller, buyer } = document;
  return {
    id: document.id,
    kind: document.kind,
    number: document.number,
    year: document.year,
    order_id: document.orderId,
    customer_id: document.customerId,
    issued_on: document.issuedOn,
    due_on: document.dueOn,
    delivered_on: document.deliveredOn,
    payment_method: document.paymentMethod,
    comment: document.comment,
    driver: document.driverName,
    seller: { ...toParty(seller), bank_account: seller.bankAccount },
    buyer: toParty(buyer),
    lines: document.lines.map((line) => ({
      line_id: line.lineId,
      product_id: line.productId,
      product_code: line.code,
      product_name: line.name,
      unit: line.unit,
      quantity: line.quantity,
      unit_price: e4ToEuros(line.unitPriceE4),
      discount_percentage: discountOf(line),
      vat_rate_percentage: toPercent(line.vatBasisPoints),
      total: toEuros(line.totalCents),
      goods: line.goods,
    })),
    vat: document.vat.map((rate) => ({
      rate: toPercent(rate.vatBasisPoints),
      net: toEuros(rate.netCents),
      vat: toEuros(rate.vatCents),
      gross: toEuros(rate.grossCents),
    })),
    total: toEuros(document.totalCents),
    refers_to: document.refersToId,
    reason: document.reason,
    sha256: document.sha256,
  };
}

function toParty(party: DocumentParty): z.input<typeof partyShape> {
  return {
    name: party.name,
    address: party.address,
    fiscal_number: party.fiscalNumber,
    vat_number: party.vatNumber,
    business_number: party.businessNumber,
    phone: party.phone,
    email: party.email,
  };
}

function discountOf(line: IssuedDocument['lines'][number]): number {
  const left = (10_000 - line.discountBasisPoints) * (10_000 - line.customerDiscountBasisPoints);
  return toPercent(Math.round(10_000 - left / 10_000));
}
