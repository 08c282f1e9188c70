import { z } from 'zod';
import {
  bool,
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
import { BILL_KINDS, COST_SPREADS } from '#shared/purchasing/purchasing-types.ts';
import type { Caller } from '#trpc/app-router.ts';

type Bill = Awaited<ReturnType<Caller['admin']['purchasing']['bills']['get']>>;
type Line = Bill['lines'][number];

const spreadShape = shapeOf<Line>()({
  receipt_ids: { type: z.array(z.int()), get: (line) => line.spreadReceiptIds },
  by: oneOf(COST_SPREADS)((line) => line.spreadBy ?? 'value'),
});

const pieces = fieldsOf<Line>()({
  quantity: int((line) => line.quantity ?? 0),
  net_price: unitEuros((line) => line.netPriceE4 ?? 0),
});

const receivedLine = shapeOf<Line>('BillLineOfReceipt')({
  // A line of no receipt is not of this shape.
  receipt_line_id: field(z.int(), (line: Line) => line.receiptLineId ?? Number.NaN),
  ...pieces,
});

const returnedLine = shapeOf<Line>('BillLineOfReturn')({
  return_line_id: field(z.int(), (line: Line) => line.returnLineId ?? Number.NaN),
  ...pieces,
});

const wordsLine = shapeOf<Line>('BillLineOfWords')({
  description: text((line) => line.description),
  net: euros((line) => line.netCents),
  rate: percent.orNull((line) => line.vatBasisPoints),
  spread: field(spreadShape.optional(), (line: Line) => (line.spreadBy === null ? undefined : line)),
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
  lines: listOf(z.union([receivedLine, returnedLine, wordsLine]), (bill: Bill) => bill.lines),
  vat: listOf(vatShape, (bill: Bill) => bill.vat),
  ...euros.named('total'),
  reversed: bool((bill) => bill.isReversed),
});
