import { z } from 'zod';
import { toEuros } from '#shared/prices/money.ts';
import { e4ToEuros } from '#shared/prices/unit-price.ts';
import type { Caller } from '#trpc/app-router.ts';

type StaffOrder = Awaited<ReturnType<Caller['stocker']['orders']['details']>>;
type CustomerOrder = Awaited<ReturnType<Caller['customer']['orders']['get']>>;

export const staffOrderShape = z.object({
  order_id: z.int(),
  totalamount: z.number(),
  user_name: z.string(),
  user_email: z.string().nullable(),
  user_number: z.string(),
  user_address: z.string(),
  deliver_date: z.string().nullable(),
  delivery_status: z.string(),
  created_at: z.string(),
  payment_method: z.string(),
  comment: z.string(),
  driver_id: z.int().nullable(),
  driver_nr: z.int().nullable(),
  driver_user_id: z.int().nullable(),
  region_id: z.int(),
  region: z.string().nullable(),
  attempts: z.int(),
  on_hold: z.boolean(),
  invoice_number: z.string().nullable(),
  products: z.array(
    z.object({
      order_product_id: z.int(),
      product_id: z.int(),
      product_name: z.string(),
      product_code: z.string(),
      product_price: z.number(),
      quantity: z.int(),
      order_product_price: z.number(),
      stock_confirmed: z.boolean(),
      is_produced: z.boolean(),
    }),
  ),
});

export function toStaffOrderShape(order: StaffOrder): z.output<typeof staffOrderShape> {
  return {
    order_id: order.orderId,
    totalamount: toEuros(order.totalCents),
    user_name: order.buyerName,
    user_email: order.buyerEmail === '' ? null : order.buyerEmail,
    user_number: order.buyerPhone,
    user_address: order.buyerAddress,
    deliver_date: order.deliverDate,
    delivery_status: order.status,
    created_at: new Date(order.createdAt).toISOString(),
    payment_method: order.paymentMethod,
    comment: order.comment,
    // API clients use either field as the driver's number.
    driver_id: order.driverCode,
    driver_nr: order.driverCode,
    driver_user_id: order.driverId,
    region_id: order.regionId,
    region: order.regionName,
    attempts: order.attempts,
    on_hold: order.heldAt !== null,
    invoice_number: order.invoiceNumber,
    products: order.lines.map((line) => ({
      order_product_id: line.orderLineId,
      product_id: line.productId,
      product_name: line.productName,
      product_code: line.productCode,
      product_price: e4ToEuros(line.unitPriceE4),
      quantity: line.quantity,
      order_product_price: toEuros(line.totalCents),
      stock_confirmed: line.isStockConfirmed,
      is_produced: line.isProduced,
    })),
  };
}

export const customerOrderShape = z.object({
  id: z.int(),
  status: z.string(),
  delivery_status: z.string(),
  created_at: z.string(),
  deliver_date: z.string().nullable(),
  totalamount: z.number(),
  products: z.array(
    z.object({
      quantity: z.int(),
      price: z.number(),
      total_price: z.number(),
      product: z.object({
        id: z.int(),
        name: z.string(),
        price: z.number(),
        image: z.string().nullable(),
      }),
    }),
  ),
});

export function toCustomerOrderShape(order: CustomerOrder): z.output<typeof customerOrderShape> {
  return {
    id: order.id,
    status: order.status.toLowerCase(),
    delivery_status: order.status,
    created_at: new Date(order.createdAt).toISOString(),
    deliver_date: order.deliverDate,
    totalamount: toEuros(order.totalCents),
    products: order.lines.map((line) => ({
      quantity: line.quantity,
      price: e4ToEuros(line.unitPriceE4),
      total_price: toEuros(line.totalCents),
      product: {
        id: line.productId,
        name: line.name,
        price: e4ToEuros(line.unitPriceE4),
        image: line.image,
      },
    })),
  };
}

export const pastOrderShape = z.object({
  id: z.int(),
  deliver_date: z.string().nullable(),
  totalamount: z.number(),
  delivery_status: z.string(),
  products: z.array(
    z.object({
      product_id: z.int(),
      product_name: z.string(),
      quantity: z.int(),
      price: z.number(),
    }),
  ),
});

export function toPastOrderShape(order: StaffOrder): z.output<typeof pastOrderShape> {
  return {
    id: order.orderId,
    deliver_date: order.deliverDate,
    totalamount: toEuros(order.totalCents),
    delivery_status: order.status,
    products: order.lines.map((line) => ({
      product_id: line.productId,
      product_name: line.productName,
      quantity: line.quantity,
      price: e4ToEuros(line.unitPriceE4),
    })),
  };
}
