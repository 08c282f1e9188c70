import { date, euros, fieldsOf, int, listOf, oneOf, shapeOf, text, unitEuros } from '#http/rest/kit/shape.ts';
import { PURCHASE_ORDER_STATUSES } from '#shared/purchasing/purchasing-types.ts';
import type { Caller } from '#trpc/app-router.ts';

type Order = Awaited<ReturnType<Caller['admin']['purchasing']['orders']['get']>>;
type BareOrder = Awaited<ReturnType<Caller['stocker']['purchasing']['orders']['get']>>;

const lineFields = fieldsOf<BareOrder['lines'][number]>()({
  line_id: int((line) => line.id),
  product_id: int((line) => line.productId),
  ...text.named('product_code', 'product_name', 'supplier_code'),
  ...int.named('quantity', 'received'),
});

const orderFields = fieldsOf<Omit<BareOrder, 'lines'>>()({
  id: int((order) => order.id),
  number: text.orNull((order) => order.number),
  version: int((order) => order.version),
  status: oneOf(PURCHASE_ORDER_STATUSES)((order) => order.status),
  supplier_id: int((order) => order.supplierId),
  supplier: text((order) => order.supplierName),
  expected_on: date.orNull((order) => order.expectedOn),
});

const lineShape = shapeOf<Order['lines'][number]>('PurchaseOrderLine')({
  ...lineFields,
  net_price: unitEuros.orNull((line) => line.netPriceE4),
});

export const purchaseOrderShape = shapeOf<Order>('PurchaseOrder')({
  ...orderFields,
  lines: listOf(lineShape, (order: Order) => order.lines),
  total_net: euros((order) => order.totalCents),
});

export const bareOrderShape = shapeOf<BareOrder>('PurchaseOrderWithoutPrices')({
  ...orderFields,
  lines: listOf(shapeOf<BareOrder['lines'][number]>()(lineFields), (order: BareOrder) => order.lines),
});
