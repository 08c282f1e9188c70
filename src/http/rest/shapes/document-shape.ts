import { field, fieldsOf, listOf, shapeOf, to } from '#http/rest/kit/shape.ts';
import { DOCUMENT_KINDS, type DocumentParty, type IssuedDocument } from '#shared/accounting/documents.ts';

type Line = IssuedDocument['lines'][number];
type Rate = IssuedDocument['vat'][number];

const party = fieldsOf<DocumentParty>()({
  ...to.text.named('name', 'address', 'fiscal_number', 'vat_number', 'business_number', 'phone', 'email'),
});

const buyer = shapeOf<DocumentParty>('Party')(party);

const seller = shapeOf<IssuedDocument['seller']>('Seller')({
  ...party,
  bank_account: to.text((of) => of.bankAccount),
});

const lineShape = shapeOf<Line>('DocumentLine')({
  line_id: to.int((line) => line.lineId),
  product_id: to.int.orNull((line) => line.productId),
  product_code: to.text((line) => line.code),
  product_name: to.text((line) => line.name),
  unit: to.text.orNull((line) => line.unit),
  quantity: to.int((line) => line.quantity),
  unit_price: to.unitEuros((line) => line.unitPriceE4),
  discount_percentage: to.percent(discountOf),
  vat_rate_percentage: to.percent((line) => line.vatBasisPoints),
  total: to.euros((line) => line.totalCents),
  goods: to.text.orNull((line) => line.goods),
});

const rateShape = shapeOf<Rate>()({
  rate: to.percent((rate) => rate.vatBasisPoints),
  ...to.euros.named('net', 'vat', 'gross'),
});

export const documentShape = shapeOf<IssuedDocument>('Document')({
  id: to.int((document) => document.id),
  kind: to.oneOf(DOCUMENT_KINDS)((document) => document.kind),
  number: to.text((document) => document.number),
  ...to.int.named('year', 'order_id', 'customer_id'),
  ...to.date.named('issued_on', 'due_on'),
  delivered_on: to.date.orNull((document) => document.deliveredOn),
  ...to.text.named('payment_method', 'comment'),
  driver: to.text((document) => document.driverName),
  seller: field(seller, (document) => document.seller),
  buyer: field(buyer, (document) => document.buyer),
  lines: listOf(lineShape, (document) => document.lines),
  vat: listOf(rateShape, (document) => document.vat),
  total: to.euros((document) => document.totalCents),
  refers_to: to.int.orNull((document) => document.refersToId),
  ...to.text.named('reason', 'sha256'),
});

function discountOf(line: Line): number {
  const left = (10_000 - line.discountBasisPoints) * (10_000 - line.customerDiscountBasisPoints);
  return Math.round(10_000 - left / 10_000);
}
