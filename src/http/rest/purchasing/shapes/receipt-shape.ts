import { z } from 'zod';
import { bool, date, field, fieldsOf, int, listOf, shapeOf, text, unitEuros } from '#http/rest/kit/shape.ts';
import { e4ToEuros } from '#shared/prices/unit-price.ts';
import { e4ToCents } from '#shared/purchasing/cost-math.ts';
import type { Caller } from '#trpc/app-router.ts';

type Receipts = Caller['admin']['purchasing']['receipts'];
type Receipt = Awaited<ReturnType<Receipts['get']>>;
type Received = Awaited<ReturnType<Caller['stocker']['purchasing']['receipts']['get']>>;
type Return = Awaited<ReturnType<Receipts['return']>>;
type Calculation = Awaited<ReturnType<Receipts['calculation']>>;

const lineFields = fieldsOf<Received['lines'][number]>()({
  line_id: int((line) => line.id),
  ...int.named('product_id', 'quantity', 'billed'),
  off_order: bool((line) => line.isOffOrder),
});

const headFields = fieldsOf<Received>()({
  id: int((receipt) => receipt.id),
  number: text((receipt) => receipt.number),
  ...int.orNull.named('supplier_id', 'order_id'),
  received_on: date((receipt) => receipt.receivedOn),
  ...text.named('supplier_paper', 'note'),
  reversed: bool((receipt) => receipt.isReversed),
});

const costedLineShape = shapeOf<Receipt['lines'][number]>('ReceiptLine')({
  ...lineFields,
  // A line without the field is not of this shape: it is one that others than admins see.
  net_cost: field(z.number().nullable(), ({ netCostE4 }) =>
    netCostE4 === null ? null : e4ToEuros(netCostE4),
  ),
});

export const receiptShape = shapeOf<Receipt>('Receipt')({
  ...headFields,
  lines: listOf(costedLineShape, (receipt: Receipt) => receipt.lines),
});

export const receivedShape = shapeOf<Received>('ReceivedGoods')({
  ...headFields,
  lines: listOf(
    shapeOf<Received['lines'][number]>('ReceivedLine')(lineFields),
    (receipt: Received) => receipt.lines,
  ),
});

/** Ten-thousandths of a euro, answered in euros to the cent. */
const toValue = (valueE4: number | null) => (valueE4 === null ? null : e4ToCents(valueE4) / 100);

export const returnShape = shapeOf<Return>('SupplierReturn')({
  id: int((of) => of.id),
  number: text((of) => of.number),
  supplier_id: int((of) => of.supplierId),
  lines: listOf(
    shapeOf<Return['lines'][number]>()({
      line_id: int((line) => line.id),
      ...int.named('product_id', 'quantity'),
      value: field(z.number().nullable(), (line) => toValue(line.valueE4)),
    }),
    (of: Return) => of.lines,
  ),
});

export const calculatedLineShape = shapeOf<Calculation['lines'][number]>('CalculatedLine')({
  product_id: int((line) => line.productId),
  ...unitEuros.orNull.named('cost_before', 'cost_after'),
  spread: field(z.number(), (line) => line.spreadCents / 100),
  net_price: unitEuros((line) => line.netPriceE4),
  margin_percentage: field(z.number().nullable(), (line) =>
    line.percentE2 === null ? null : line.percentE2 / 100,
  ),
});
