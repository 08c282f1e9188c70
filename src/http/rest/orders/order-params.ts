import { z } from 'zod';
import { param } from '#http/rest/kit/params.ts';
import { DELIVERY_PAYMENT_METHODS, type DeliveryPaymentMethod } from '#shared/accounting/ledger.ts';
import { ADD_PRODUCT_MESSAGE, MAX_ORDER_LINES, placeOrderInput } from '#shared/inputs/order-inputs.ts';
import { toCents } from '#shared/prices/money.ts';

const orderedProduct = z
  .object({
    product_id: param.id.optional().meta({ description: 'Either this or `id`', example: 1 }),
    id: param.id.optional().meta({ description: 'The same as `product_id`' }),
    quantity: param.quantity,
  })
  .transform((line, context) => {
    const productId = line.product_id ?? line.id;
    if (productId !== undefined) return { productId, quantity: line.quantity };
    context.addIssue({ code: 'custom', path: ['product_id'], message: 'Product ID is missing' });
    return z.NEVER;
  });

export const orderedProducts = z
  .array(orderedProduct, ADD_PRODUCT_MESSAGE)
  .min(1, ADD_PRODUCT_MESSAGE)
  .max(MAX_ORDER_LINES, `Një porosi mund të ketë më së shumti ${MAX_ORDER_LINES} artikuj.`);

export const PLACING_ERRORS = [
  'Product not found',
  'Insufficient stock',
  'Product not available in region',
  'Below minimum order value',
] as const;

export const deliverDateParam = placeOrderInput.shape.deliverDate.meta({
  format: 'date',
  example: '2026-11-27',
});

export const expectedTotalParam = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,9}(\.\d{1,12})?$/)
      .transform(Number),
  ])
  .pipe(z.number().min(0).max(1e9))
  .meta({ description: 'Euros that the buyer was shown; 409 where they are no longer true' })
  .transform(toCents);

export const commentParam = z.preprocess((value) => value ?? undefined, placeOrderInput.shape.comment);

export const optionalDayParams = z
  .object({ created_at: param.date.optional(), deliver_date: param.date.optional() })
  .transform(({ created_at: created, deliver_date: delivery }) => {
    if (created !== undefined) return { date: created, by: 'created' as const };
    return delivery === undefined ? undefined : { date: delivery, by: 'delivery' as const };
  });

export const dayParams = optionalDayParams.transform((day, context) => {
  if (day) return day;
  context.addIssue({ code: 'custom', path: ['created_at'], message: 'Datë e pavlefshme' });
  return z.NEVER;
});

const HANDOVER_WORDS: Readonly<Record<string, DeliveryPaymentMethod>> = {
  cash: 'cash_driver',
  para: 'cash_driver',
  'para në dorëzim': 'cash_driver',
  'me afat': 'terms',
  bankë: 'bank',
  banke: 'bank',
};

export const handoverMethodParam = z.preprocess((value) => {
  if (typeof value !== 'string') return value;
  const word = value.trim().toLowerCase();
  return HANDOVER_WORDS[word] ?? word;
}, z.enum(DELIVERY_PAYMENT_METHODS));
