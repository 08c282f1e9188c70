import { z } from 'zod';
import {
  bool,
  date,
  euros,
  field,
  int,
  listOf,
  oneOf,
  percent,
  shapeOf,
  text,
  unitEuros,
} from '#http/rest/kit/shape.ts';
import { BILL_KINDS, COST_SPREADS } from '#shared/purchasing/purchasing-types.ts';
import type { Caller } from '#trpc/app-router.ts';

type Bill = Awaited<ReturnType<Caller['admin']['purchasing']['bills']['get']>>;
type Line = Bill['lines'][number];

const spreadShape = shapeOf<Line>()({
  receipt_ids: { type: z.array(z.int()), get: (line) => line.spreadReceiptIds },
  by: oneOf(COST_SPREADS)((line) => line.spreadBy ?? 'value'),
});

const lineShape = shapeOf<Line>('BillLine')({
  line_id: int((line) => line.id),
  receipt_line_id: int.orNull((line) => line.receiptLineId),
  return_line_id: int.orNull((line) => line.returnLineId),
  product_id: int.orNull((line) => line.productId),
  quantity: int.orNull((line) => line.quantity),
  net_price: unitEuros.orNull((line) => line.netPriceE4),
  description: text((line) => line.description),
  net: euros((line) => line.netCents),
  rate: percent.orNull((line) => line.vatBasisPoints),
  spread: field(spreadShape.nullable(), (line: Line) => (line.spreadBy === null ? null : line)),
  owed: bool((line) => line.isOwed),
});

const vatShape = shapeOf<Bill['vat'][number]>()({
  rate: percent((vat) => vat.vatBasisPoints),
  net: euros((vat) => vat.netCents),
  vat: euros((vat) => vat.vatCents),
});

export const billShape = shapeOf<Bill>('Bill')({
  id: int((bill) => bill.id),
  number: text((bill) => bill.number),
  kind: oneOf(BILL_KINDS)((bill) => bill.kind),
  supplier_id: int((bill) => bill.supplierId),
  issued_on: date((bill) => bill.issuedOn),
  due_on: date((bill) => bill.dueOn),
  booked_on: date((bill) => bill.bookedOn),
  asset: bool((bill) => bill.isAsset),
  deductible: bool((bill) => bill.isDeductible),
  note: text((bill) => bill.note),
  lines: listOf(lineShape, (bill: Bill) => bill.lines),
  vat: listOf(vatShape, (bill: Bill) => bill.vat),
  total: euros((bill) => bill.totalCents),
  open: euros((bill) => bill.openCents),
  reversed: bool((bill) => bill.isReversed),
});
