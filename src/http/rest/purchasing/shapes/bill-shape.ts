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
  ...int.orNull.named('receipt_line_id', 'return_line_id', 'product_id', 'quantity'),
  net_price: unitEuros.orNull((line) => line.netPriceE4),
  description: text((line) => line.description),
  net: euros((line) => line.netCents),
  rate: percent.orNull((line) => line.vatBasisPoints),
  spread: field(spreadShape.nullable(), (line: Line) => (line.spreadBy === null ? null : line)),
  owed: bool((line) => line.isOwed),
});

const vatShape = shapeOf<Bill['vat'][number]>()({
  rate: percent((vat) => vat.vatBasisPoints),
  ...euros.named('net', 'vat'),
});

export const billShape = shapeOf<Bill>('Bill')({
  id: int((bill) => bill.id),
  number: text((bill) => bill.number),
  kind: oneOf(BILL_KINDS)((bill) => bill.kind),
  supplier_id: int((bill) => bill.supplierId),
  ...date.named('issued_on', 'due_on', 'booked_on'),
  ...bool.named('asset', 'deductible'),
  note: text((bill) => bill.note),
  lines: listOf(lineShape, (bill: Bill) => bill.lines),
  vat: listOf(vatShape, (bill: Bill) => bill.vat),
  ...euros.named('total', 'open'),
  reversed: bool((bill) => bill.isReversed),
});
