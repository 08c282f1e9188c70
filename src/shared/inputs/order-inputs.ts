import { z } from 'zod';
import { CREDIT_GOODS } from '#shared/accounting/documents.ts';
import { MAX_BULK_ORDERS } from '#shared/bulk-orders.ts';
import { isISODate } from '#shared/dates/shop-dates.ts';
import { MAX_DRIVER_NUMBER } from '#shared/delivery.ts';
import { NONE, ORDER_SORTS } from '#shared/list-choices.ts';
import { LOSS_REASONS } from '#shared/order-changes.ts';
import { findOrderStatus, ORDER_STATUSES } from '#shared/order-status.ts';
import { MAX_QUANTITY } from '#shared/stock.ts';
import { freeText } from '#shared/text/clean-text.ts';
import { changedSinceInput, idempotencyKeyInput, idInput, regionIdInput } from './basic-inputs.ts';
import { deliveryPaymentInput } from './ledger-inputs.ts';
import { addressInput } from './user-inputs.ts';

export const MAX_ORDER_LINES = 200;

export const dateInput = z.string('Datë e pavlefshme').refine(isISODate, 'Datë e pavlefshme');

export const quantityInput = z.int().min(1).max(MAX_QUANTITY);

const chooseDate = 'Ju lutem zgjidhni një datë dorëzimi';
export const ADD_PRODUCT_MESSAGE = 'Ju lutem shtoni të paktën një produkt në porosi';

const orderProductInput = z.object({ productId: idInput, quantity: quantityInput });

/** Prices are computed by the server and never part of the input. */
export const placeOrderInput = z.object({
  products: z.array(orderProductInput, ADD_PRODUCT_MESSAGE).min(1, ADD_PRODUCT_MESSAGE).max(MAX_ORDER_LINES),
  deliverDate: z.string(chooseDate).refine(isISODate, chooseDate),
  comment: freeText(1000).default(''),
  idempotencyKey: idempotencyKeyInput,
});

const cents = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

export const shownCartInput = z.object({
  readAt: z.int().min(0),
  lines: z.array(z.object({ productId: idInput, unitPriceE4: cents })).max(MAX_ORDER_LINES),
});

export const placeMyOrderInput = placeOrderInput.extend({
  shownCart: shownCartInput.optional(),
  expectedTotalCents: cents.optional(),
});

export const CHOOSE_CUSTOMER_MESSAGE = 'Ju lutem zgjidhni një klient';

export const placeOrderForInput = placeOrderInput.extend({
  customerId: z.int(CHOOSE_CUSTOMER_MESSAGE).min(1),
  overrideReason: freeText(300).optional(),
  expectedTotalCents: cents.optional(),
});

export const orderInput = z.object({ orderId: idInput });

export const customerInput = z.object({ customerId: idInput });

export const orderStatusInput = z.string().max(40).transform(findOrderStatus).pipe(z.enum(ORDER_STATUSES));

export const reasonInput = freeText(300).optional();

export const cancelledGoodsInput = z.enum(CREDIT_GOODS).optional();

export const setStatusInput = z.object({
  orderId: idInput,
  status: orderStatusInput,
  reason: reasonInput,
  goods: cancelledGoodsInput,
  paid: deliveryPaymentInput.optional(),
  expected: orderStatusInput.optional(),
});

const orderIds = z.array(idInput).min(1).max(MAX_BULK_ORDERS);

export const bulkSetStatusInput = z.object({
  orderIds,
  status: orderStatusInput,
  reason: reasonInput,
  goods: cancelledGoodsInput,
  paid: deliveryPaymentInput.omit({ amountCents: true }).optional(),
});

export const moveOrdersInput = z.object({ orderIds, deliverDate: dateInput, reason: reasonInput });

const driverCode = z.int().min(1).max(MAX_DRIVER_NUMBER).nullable();

export const setDriverInput = z.object({
  orderId: idInput,
  driverCode,
  expected: driverCode.optional(),
});

export const bulkSetDriverInput = z.object({ orderIds, driverCode, expected: driverCode.optional() });

export const findOrdersInput = z.object({ term: freeText(200) });

export const ordersInput = z.object({ orderIds });

export const ordersOfDayInput = z.object({ date: dateInput, by: z.enum(['created', 'delivery']) });

export const orderPageInput = z.object({
  cursor: idInput.optional(),
  limit: z.int().min(1).max(1000).optional(),
});

export const ordersOfDayPageInput = ordersOfDayInput.extend(orderPageInput.shape);

export const orderFeedInput = z.object({
  cursor: idInput.optional(),
  limit: z.int().min(1).max(1000).default(20),
});

export const customerOrderFeedInput = orderFeedInput.extend({
  customerId: idInput,
  isPast: z.boolean().default(false),
});

export const STOCK_STATES = ['ok', 'open'] as const;

export const listOrdersInput = z.object({
  status: z.enum(ORDER_STATUSES).optional(),
  statuses: z.array(z.enum(ORDER_STATUSES)).max(ORDER_STATUSES.length).default([]),
  search: freeText(200).default(''),
  from: dateInput.optional(),
  to: dateInput.optional(),
  deliverFrom: dateInput.optional(),
  deliverTo: dateInput.optional(),
  driverCode: z.union([z.int().min(1).max(MAX_DRIVER_NUMBER), z.literal(NONE)]).optional(),
  regionId: regionIdInput.optional(),
  stock: z.enum(STOCK_STATES).optional(),
  minAttempts: z.int().min(1).max(100).optional(),
  isHeld: z.boolean().optional(),
  isPrinted: z.boolean().optional(),
  sort: z.enum(ORDER_SORTS).default('date'),
  direction: z.enum(['asc', 'desc']).default('desc'),
  page: z.int().min(1).max(10_000).default(1),
  limit: z.int().min(1).max(1000).default(20),
  before: idInput.optional(),
});

export const changedOrdersInput = changedSinceInput.extend({ status: z.enum(ORDER_STATUSES).optional() });

const expectedVersion = z.int().min(1).optional();

const validItem = 'Ju lutem zgjidhni një produkt dhe sasi të vlefshme';

export const addItemInput = z.object({
  orderId: idInput,
  productId: z.int(validItem).min(1, validItem),
  quantity: z.int(validItem).min(1, validItem).max(MAX_QUANTITY, validItem),
  overrideReason: reasonInput,
  expectedVersion,
  idempotencyKey: idempotencyKeyInput,
});

export const updateItemInput = z.object({
  orderLineId: idInput,
  quantity: z.int(validItem).min(1, validItem).max(MAX_QUANTITY, validItem),
  overrideReason: reasonInput,
  expectedVersion,
});

export const removeItemInput = z.object({ orderLineId: idInput, expectedVersion });

export const shortShipInput = z.object({
  orderLineId: idInput,
  missing: quantityInput,
  reason: z.enum(LOSS_REASONS),
  expectedVersion,
});

export const takeBackShortageInput = z.object({ changeId: idInput, productId: idInput });

export const restoreItemInput = z.object({ removalId: idInput });

export const editOrderInput = z.object({
  orderId: idInput,
  comment: freeText(1000).optional(),
  deliveryAddress: addressInput.optional(),
  version: z.int().min(1),
});

/** Without `isConfirmed` the state is toggled. */
export const toggleStockInput = z.object({
  orderId: idInput,
  productId: idInput,
  isConfirmed: z.boolean().optional(),
  expectedVersion,
});

export const confirmAllInput = orderInput.extend({ expectedVersion });

export type PlaceOrderInput = z.output<typeof placeOrderInput>;

export type PlaceMyOrderInput = z.output<typeof placeMyOrderInput>;

export type PlaceOrderForInput = z.output<typeof placeOrderForInput>;

export type ShownCart = z.output<typeof shownCartInput>;

const withRest = z.boolean().default(false);

export const pickingInput = z.union([
  z.object({ day: ordersOfDayInput, withRest }),
  z.object({ orderIds: z.array(idInput).min(1).max(MAX_BULK_ORDERS), withRest }),
]);

export const confirmLinesInput = z.object({
  lines: z
    .array(z.object({ orderLineId: idInput, quantity: quantityInput }))
    .min(1)
    .max(5000),
  isConfirmed: z.boolean(),
});

const wantedLine = z.object({ productId: idInput, quantity: quantityInput });

const myOrderChange = {
  orderId: idInput,
  version: z.int().min(1),
  lines: z.array(wantedLine).min(1).max(MAX_ORDER_LINES),
  deliverDate: dateInput.optional(),
  comment: freeText(1000).optional(),
};

export const previewMyChangeInput = z.object(myOrderChange);

/** Includes the total that the customer was shown. */
export const changeMyOrderInput = previewMyChangeInput.extend({
  expectedTotalCents: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
  idempotencyKey: idempotencyKeyInput,
});

export const cancelMyOrderInput = z.object({ orderId: idInput, reason: freeText(300).default('') });

export type PreviewMyChange = z.output<typeof previewMyChangeInput>;

export type ChangeMyOrder = z.output<typeof changeMyOrderInput>;

export type CancelMyOrder = z.output<typeof cancelMyOrderInput>;
