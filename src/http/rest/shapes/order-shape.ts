import {
  bool,
  date,
  euros,
  field,
  fieldsOf,
  int,
  listOf,
  oneOf,
  shapeOf,
  text,
  time,
  unitEuros,
} from '#http/rest/kit/shape.ts';
import { ORDER_STATUSES } from '#shared/order-status.ts';
import type { Caller } from '#trpc/app-router.ts';

type StaffOrder = Awaited<ReturnType<Caller['stocker']['orders']['details']>>;
type StaffLine = StaffOrder['lines'][number];
type CustomerOrder = Awaited<ReturnType<Caller['customer']['orders']['get']>>;
type CustomerLine = CustomerOrder['lines'][number];

const deliveryStatus = oneOf(ORDER_STATUSES);

const productOfLine = fieldsOf<StaffLine>()({
  product_id: int((line) => line.productId),
  product_name: text((line) => line.productName),
});

const headOfOrder = fieldsOf<StaffOrder>()({
  order_id: int((order) => order.orderId),
  totalamount: euros((order) => order.totalCents),
  user_name: text((order) => order.buyerName),
  user_email: text.orNull((order) => order.buyerEmail || null),
  user_number: text((order) => order.buyerPhone),
  user_address: text((order) => order.buyerAddress),
  deliver_date: date.orNull((order) => order.deliverDate),
  delivery_status: deliveryStatus((order) => order.status),
});

const staffLine = shapeOf<StaffLine>('OrderLine')({
  order_product_id: int((line) => line.orderLineId),
  ...productOfLine,
  product_code: text((line) => line.productCode),
  product_price: unitEuros((line) => line.unitPriceE4),
  quantity: int((line) => line.quantity),
  order_product_price: euros((line) => line.totalCents),
  stock_confirmed: bool((line) => line.isStockConfirmed),
  is_produced: bool((line) => line.isProduced),
});

export const staffOrderShape = shapeOf<StaffOrder>('Order')({
  ...headOfOrder,
  created_at: time((order) => order.createdAt),
  ...text.named('payment_method', 'comment'),
  // API clients use either field as the driver's number.
  driver_id: int.orNull((order) => order.driverCode),
  driver_nr: int.orNull((order) => order.driverCode),
  driver_user_id: int.orNull((order) => order.driverId),
  region_id: int((order) => order.regionId),
  region: text.orNull((order) => order.regionName),
  attempts: int((order) => order.attempts),
  on_hold: bool((order) => order.heldAt !== null),
  invoice_number: text.orNull((order) => order.invoiceNumber),
  products: listOf(staffLine, (order: StaffOrder) => order.lines),
});

const detailedLine = shapeOf<StaffLine>()({
  order_product_id: int((line) => line.orderLineId),
  ...productOfLine,
  product_code: text((line) => line.productCode),
  price: unitEuros((line) => line.unitPriceE4),
  quantity: int((line) => line.quantity),
  total_price: euros((line) => line.totalCents),
});

export const orderDetailsShape = shapeOf<StaffOrder>('OrderDetails')({
  ...headOfOrder,
  products: listOf(detailedLine, (order: StaffOrder) => order.lines),
});

const pastLine = shapeOf<StaffLine>()({
  ...productOfLine,
  quantity: int((line) => line.quantity),
  price: unitEuros((line) => line.unitPriceE4),
});

export const pastOrderShape = shapeOf<StaffOrder>('PastOrder')({
  id: int((order) => order.orderId),
  deliver_date: date.orNull((order) => order.deliverDate),
  totalamount: euros((order) => order.totalCents),
  delivery_status: deliveryStatus((order) => order.status),
  products: listOf(pastLine, (order: StaffOrder) => order.lines),
});

const orderedProduct = shapeOf<CustomerLine>()({
  id: int((line) => line.productId),
  name: text((line) => line.name),
  price: unitEuros((line) => line.unitPriceE4),
  image: text.orNull((line) => line.image),
});

const customerLine = shapeOf<CustomerLine>()({
  quantity: int((line) => line.quantity),
  price: unitEuros((line) => line.unitPriceE4),
  total_price: euros((line) => line.totalCents),
  product: field(orderedProduct, (line: CustomerLine) => line),
});

export const customerOrderShape = shapeOf<CustomerOrder>('CustomerOrder')({
  id: int((order) => order.id),
  status: text((order) => order.status.toLowerCase()),
  delivery_status: deliveryStatus((order) => order.status),
  created_at: time((order) => order.createdAt),
  deliver_date: date.orNull((order) => order.deliverDate),
  totalamount: euros((order) => order.totalCents),
  products: listOf(customerLine, (order: CustomerOrder) => order.lines),
});
