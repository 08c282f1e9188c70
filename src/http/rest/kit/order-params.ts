import { z } from 'zod';
import { MAX_DRIVER_NUMBER } from '#shared/delivery.ts';
import {
  ADD_PRODUCT_MESSAGE,
  dateInput,
  MAX_ORDER_LINES,
  placeOrderInput,
} from '#shared/inputs/order-inputs.ts';
import { toCents } from '#shared/prices/money.ts';
import { MAX_QUANTITY } from '#shared/stock.ts';
import { idParam, wholeNumber } from './number-params.ts';

export const quantityParam = wholeNumber(1, MAX_QUANTITY);

export const driverNrParam = wholeNumber(1, MAX_DRIVER_NUMBER);

export const booleanParam = z.preprocess((value) => {
  if (value === 'true' || value === '1' || value === 1) return true;
  return value === 'false' || value === '0' || value === 0 ? false : value;
}, z.boolean());

const orderedProduct = z
  .object({ product_id: idParam.optional(), id: idParam.optional(), quantity: quantityParam })
  .transform((line, context) => {
    const productId = line.product_id ?? line.id;
    if (productId !== undefined) return { productId, quantity: line.quantity };
    context.addIssue({ code: 'custom', path: ['product_id'], message: 'Product ID is missing' });
    return z.NEVER;
  });

export const orderedProducts = z
  .array(orderedProduct, ADD_PRODUCT_MESSAGE)
  .min(1, ADD_PRODUCT_MESSAGE)
  .max(MAX_ORDER_LINES);

export const deliverDateParam = placeOrderInput.shape.deliverDate;

export const expectedTotalParam = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,9}(\.\d{1,12})?$/)
      .transform(Number),
  ])
  .pipe(z.number().min(0).max(1e9))
  .transform(toCents);

export const commentParam = z.preprocess((value) => value ?? undefined, placeOrderInput.shape.comment);

export const dayParams = z
  .object({ created_at: dateInput.optional(), deliver_date: dateInput.optional() })
  .transform((days, context) => {
    const day = toDay(days);
    if (day) return day;
    context.addIssue({ code: 'custom', path: ['created_at'], message: 'Datë e pavlefshme' });
    return z.NEVER;
  });

type Days = { readonly created_at?: string | undefined; readonly deliver_date?: string | undefined };

export function toDay(days: Days): { date: string; by: 'created' | 'delivery' } | undefined {
  if (days.created_at !== undefined) return { date: days.created_at, by: 'created' };
  return days.deliver_date === undefined ? undefined : { date: days.deliver_date, by: 'delivery' };
}
