import {
  date,
  euros,
  field,
  fieldsOf,
  int,
  listOf,
  oneOf,
  percent,
  shapeOf,
  text,
  unitEuros,
} from '#http/rest/kit/shape.ts';
import { DOCUMENT_KINDS, type DocumentParty, type IssuedDocument } from '#shared/accounting/documents.ts';

type Line = IssuedDocument['lines'][number];
type Rate = IssuedDocument['vat'][number];

const party = fieldsOf<DocumentParty>()({
  ...text.named('name', 'address', 'fiscal_number', 'vat_number', 'business_number', 'phone', 'email'),
});

const buyer = shapeOf<DocumentParty>('Party')(party);

const seller = shapeOf<IssuedDocument['seller']>('Seller')({
  ...party,
  bank_account: text((of) => of.bankAccount),
});

const lineShape = shapeOf<Line>('DocumentLine')({
  line_id: int((line) => line.lineId),
  product_id: int.orNull((line) => line.productId),
  product_code: text((line) => line.code),
  product_name: text((line) => line.name),
  unit: text.orNull((line) => line.unit),
  quantity: int((line) => line.quantity),
  unit_price: unitEuros((line) => line.unitPriceE4),
  discount_percentage: percent(discountOf),
  vat_rate_percentage: percent((line) => line.vatBasisPoints),
  total: euros((line) => line.totalCents),
  goods: text.orNull((line) => line.goods),
});

const rateShape = shapeOf<Rate>()({
  rate: percent((rate) => rate.vatBasisPoints),
  ...euros.named('net', 'vat', 'gross'),
});

export const documentShape = shapeOf<IssuedDocument>('Document')({
  id: int((document) => document.id),
  kind: oneOf(DOCUMENT_KINDS)((document) => document.kind),
  number: text((document) => document.number),
  ...int.named('year', 'order_id', 'customer_id'),
  ...date.named('issued_on', 'due_on'),
  delivered_on: date.orNull((document) => document.deliveredOn),
  ...text.named('payment_method', 'comment'),
  driver: text((document) => document.driverName),
  seller: field(seller, (document: IssuedDocument) => document.seller),
  buyer: field(buyer, (document: IssuedDocument) => document.buyer),
  lines: listOf(lineShape, (document: IssuedDocument) => document.lines),
  vat: listOf(rateShape, (document: IssuedDocument) => document.vat),
  total: euros((document) => document.totalCents),
  refers_to: int.orNull((document) => document.refersToId),
  ...text.named('reason', 'sha256'),
});

function discountOf(line: Line): number {
  const left = (10_000 - line.discountBasisPoints) * (10_000 - line.customerDiscountBasisPoints);
  return Math.round(10_000 - left / 10_000);
}
