import { field, fieldsOf, listOf, shapeOf, to } from '#http/rest/kit/shape.ts';
import { ORDER_STATUSES } from '#shared/order-status.ts';
import type { Caller } from '#trpc/app-router.ts';

type StaffOrder = Awaited<ReturnType<Caller['stocker']['orders']['details']>>;
type StaffLine = StaffOrder['lines'][number];
type CustomerOrder = Awaited<ReturnType<Caller['customer']['orders']['get']>>;
type CustomerLine = CustomerOrder['lines'][number];

const deliveryStatus = to.oneOf(ORDER_STATUSES);

const productOfLine = fieldsOf<StaffLine>()({
  product_id: to.int((line) => line.productId),
  product_name: to.text((line) => line.productName),
});

const headOfOrder = fieldsOf<StaffOrder>()({
  order_id: to.int((order) => order.orderId),
  totalamount: to.euros((order) => order.totalCents),
  user_name: to.text((order) => order.buyerName),
  user_email: to.text.orNull((order) => order.buyerEmail || null),
  user_number: to.text((order) => order.buyerPhone),
  user_address: to.text((order) => order.buyerAddress),
  deliver_date: to.date.orNull((order) => order.deliverDate),
  delivery_status: deliveryStatus((order) => order.status),
});

const staffLine = shapeOf<StaffLine>('OrderLine')({
  order_product_id: to.int((line) => line.orderLineId),
  ...productOfLine,
  product_code: to.text((line) => line.productCode),
  product_price: to.unitEuros((line) => line.unitPriceE4),
  quantity: to.int((line) => line.quantity),
  order_product_price: to.euros((line) => line.totalCents),
  stock_confirmed: to.bool((line) => line.isStockConfirmed),
  is_produced: to.bool((line) => line.isProduced),
});

export const staffOrderShape = shapeOf<StaffOrder>('Order')({
  ...headOfOrder,
  created_at: to.time((order) => order.createdAt),
  ...to.text.named('payment_method', 'comment'),
  // API clients use either field as the driver's number.
  driver_id: to.int.orNull((order) => order.driverCode),
  driver_nr: to.int.orNull((order) => order.driverCode),
  driver_user_id: to.int.orNull((order) => order.driverId),
  region_id: to.int((order) => order.regionId),
  region: to.text.orNull((order) => order.regionName),
  attempts: to.int((order) => order.attempts),
  on_hold: to.bool((order) => order.heldAt !== null),
  invoice_number: to.text.orNull((order) => order.invoiceNumber),
  products: listOf(staffLine, (order) => order.lines),
});

const detailedLine = shapeOf<StaffLine>()({
  order_product_id: to.int((line) => line.orderLineId),
  ...productOfLine,
  product_code: to.text((line) => line.productCode),
  price: to.unitEuros((line) => line.unitPriceE4),
  quantity: to.int((line) => line.quantity),
  total_price: to.euros((line) => line.totalCents),
});

export const orderDetailsShape = shapeOf<StaffOrder>('OrderDetails')({
  ...headOfOrder,
  products: listOf(detailedLine, (order) => order.lines),
});

const pastLine = shapeOf<StaffLine>()({
  ...productOfLine,
  quantity: to.int((line) => line.quantity),
  price: to.unitEuros((line) => line.unitPriceE4),
});

export const pastOrderShape = shapeOf<StaffOrder>('PastOrder')({
  id: to.int((order) => order.orderId),
  deliver_date: to.date.orNull((order) => order.deliverDate),
  totalamount: to.euros((order) => order.totalCents),
  delivery_status: deliveryStatus((order) => order.status),
  products: listOf(pastLine, (order) => order.lines),
});

const orderedProduct = shapeOf<CustomerLine>()({
  id: to.int((line) => line.productId),
  name: to.text((line) => line.name),
  price: to.unitEuros((line) => line.unitPriceE4),
  image: to.text.orNull((line) => line.image),
});

const customerLine = shapeOf<CustomerLine>()({
  quantity: to.int((line) => line.quantity),
  price: to.unitEuros((line) => line.unitPriceE4),
  total_price: to.euros((line) => line.totalCents),
  product: field(orderedProduct, (line) => line),
});

export const customerOrderShape = shapeOf<CustomerOrder>('CustomerOrder')({
  id: to.int((order) => order.id),
  status: to.text((order) => order.status.toLowerCase()),
  delivery_status: deliveryStatus((order) => order.status),
  created_at: to.time((order) => order.createdAt),
  deliver_date: to.date.orNull((order) => order.deliverDate),
  totalamount: to.euros((order) => order.totalCents),
  products: listOf(customerLine, (order) => order.lines),
});

type Refused = { readonly orderId: number; readonly error: string; readonly message: string };

export const refusedOrderShape = shapeOf<Refused>('RefusedOrder')({
  order_id: to.int((order) => order.orderId),
  ...to.text.named('error', 'message'),
});
