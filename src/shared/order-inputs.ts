import { z } from 'zod';
import { idempotencyKeyInput, idInput } from './basic-inputs.ts';
import { MAX_BULK_ORDERS } from './bulk-orders.ts';
import { freeText } from './clean-text.ts';
import { DRIVER_NUMBERS } from './delivery.ts';
import { CREDIT_GOODS } from './documents.ts';
import { doorPaymentInput } from './ledger-inputs.ts';
import { LOSS_REASONS } from './order-changes.ts';
import { findOrderStatus, ORDER_STATUSES } from './order-status.ts';
import { REGION_IDS } from './regions.ts';
import { isISODate } from './shop-dates.ts';
import { MAX_QUANTITY } from './stock.ts';
import { addressInput } from './user-inputs.ts';

/** Lines an order may have at most. */
export const MAX_ORDER_LINES = 200;

/** A real calendar day, `yyyy-MM-dd`. */
export const dateInput = z.string('Datë e pavlefshme').refine(isISODate, 'Datë e pavlefshme');

/** A number of pieces in an order: whole, at least 1. */
export const quantityInput = z.int().min(1).max(MAX_QUANTITY);

const chooseDate = 'Ju lutem zgjidhni një datë dorëzimi';
/** What an order without products is told. */
export const ADD_PRODUCT_MESSAGE = 'Ju lutem shtoni të paktën një produkt në porosi';

const orderProductInput = z.object({ productId: idInput, quantity: quantityInput });

/** What a customer sends to order; prices are the server's, and so are never part of it. */
export const placeOrderInput = z.object({
  products: z.array(orderProductInput, ADD_PRODUCT_MESSAGE).min(1, ADD_PRODUCT_MESSAGE).max(MAX_ORDER_LINES),
  deliverDate: z.string(chooseDate).refine(isISODate, chooseDate),
  comment: freeText(1000).default(''),
  idempotencyKey: idempotencyKeyInput,
});

const cents = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/** A cart as its buyer was shown it. `readAt` came with it from the server. */
export const shownCartInput = z.object({
  readAt: z.int().min(0),
  lines: z.array(z.object({ productId: idInput, unitPriceE4: cents })).max(MAX_ORDER_LINES),
});

/**
 * What a customer orders for themselves. With `shownCart` the products are those of their cart, and nothing is ordered
 * that differs from what they were shown; with `expectedTotalCents` alone the total is held against it.
 */
export const placeOwnOrderInput = placeOrderInput.extend({
  shownCart: shownCartInput.optional(),
  expectedTotalCents: cents.optional(),
});

/** The key under which an order was sent whose answer was lost. */
export const placedOrderInput = z.object({ idempotencyKey: idempotencyKeyInput.unwrap() });

/** What staff are told who order for nobody. */
export const CHOOSE_CUSTOMER_MESSAGE = 'Ju lutem zgjidhni një klient';

/** An order that staff place for a customer. */
export const placeOrderForInput = placeOrderInput.extend({
  customerId: z.int(CHOOSE_CUSTOMER_MESSAGE).min(1),
  /** Why staff go beyond what customers may order: a day, a quantity, an order below the minimum. */
  overrideReason: freeText(300).optional(),
  /** What the customer was told that it comes to. */
  expectedTotalCents: cents.optional(),
});

/** One order by its number. */
export const orderInput = z.object({ orderId: idInput });

/** One customer by id. */
export const customerInput = z.object({ customerId: idInput });

/** A delivery status as a client spells it; the misspelling `E Pregaditur` is stored right. */
export const orderStatusInput = z.string().max(40).transform(findOrderStatus).pipe(z.enum(ORDER_STATUSES));

/** Why a status was changed. */
export const reasonInput = freeText(300).optional();

/** Where the goods of an order that is cancelled go; left out, the reason decides. */
export const cancelledGoodsInput = z.enum(CREDIT_GOODS).optional();

/** The status that an order is to have. */
export const setStatusInput = z.object({
  orderId: idInput,
  status: orderStatusInput,
  reason: reasonInput,
  goods: cancelledGoodsInput,
  paid: doorPaymentInput.optional(),
});

const orderIds = z.array(idInput).min(1).max(MAX_BULK_ORDERS);

/** The status that several orders are to have. */
export const bulkSetStatusInput = z.object({
  orderIds,
  status: orderStatusInput,
  reason: reasonInput,
  goods: cancelledGoodsInput,
  paid: doorPaymentInput.omit({ amountCents: true }).optional(),
});

/** The status that several orders are to have, before it is set. */
export const previewStatusInput = bulkSetStatusInput.pick({ orderIds: true, status: true });

/** Another delivery day for several orders. */
export const moveOrdersInput = z.object({ orderIds, deliverDate: dateInput, reason: reasonInput });

/** A driver's number, or null for no driver. */
const driverCode = z.int().min(1).max(DRIVER_NUMBERS.length).nullable();

/** The driver of an order; null takes the driver off. */
export const setDriverInput = z.object({ orderId: idInput, driverCode });

/** The driver of several orders; null takes the driver off. */
export const bulkSetDriverInput = z.object({ orderIds, driverCode });

/** What an order is looked for by: its number, customer, phone or product. */
export const findOrdersInput = z.object({ term: freeText(200) });

/** Several orders by their numbers, in the order wanted. */
export const ordersInput = z.object({ orderIds });

/** A day and whether it is the day of creation or of delivery. */
export const ordersOfDayInput = z.object({ date: dateInput, by: z.enum(['created', 'delivery']) });

/** A part of a long list: what comes after the order `cursor`; without a limit all of it. */
export const orderPageInput = z.object({
  cursor: idInput.optional(),
  limit: z.int().min(1).max(1000).optional(),
});

/** The orders of a day, whole or part by part. */
export const ordersOfDayPageInput = ordersOfDayInput.extend(orderPageInput.shape);

/** The page of an endless list: everything before the cursor, newest first. */
export const orderFeedInput = z.object({
  cursor: idInput.optional(),
  limit: z.int().min(1).max(1000).default(20),
});

/** A customer's orders, newest first; `isPast` leaves out those that are still open. */
export const customerOrderFeedInput = orderFeedInput.extend({
  customerId: idInput,
  isPast: z.boolean().default(false),
});

/** Stands for orders that have none: no driver. */
export const NONE = 'none';

/** Whether all products of an order are on the shelf, or some still are to be confirmed. */
export const STOCK_STATES = ['ok', 'open'] as const;

/**
 * What the office may ask of the list of all orders. `from` and `to` are days of creation, `deliverFrom` and
 * `deliverTo` days of delivery, all included; `date` sorts by creation.
 */
export const listOrdersInput = z.object({
  status: z.enum(ORDER_STATUSES).optional(),
  statuses: z.array(z.enum(ORDER_STATUSES)).max(ORDER_STATUSES.length).default([]),
  search: freeText(200).default(''),
  from: dateInput.optional(),
  to: dateInput.optional(),
  deliverFrom: dateInput.optional(),
  deliverTo: dateInput.optional(),
  driverCode: z.union([z.int().min(1).max(DRIVER_NUMBERS.length), z.literal(NONE)]).optional(),
  regionId: z.literal(REGION_IDS).optional(),
  stock: z.enum(STOCK_STATES).optional(),
  /** Brought in vain at least so often. */
  minAttempts: z.int().min(1).max(100).optional(),
  isHeld: z.boolean().optional(),
  /** Whether the house has it on paper. */
  isPrinted: z.boolean().optional(),
  sort: z.enum(['date', 'delivery', 'amount', 'id']).default('date'),
  direction: z.enum(['asc', 'desc']).default('desc'),
  page: z.int().min(1).max(10_000).default(1),
  limit: z.int().min(1).max(1000).default(20),
});

/** `expectedVersion` is the version that the screen showed: another one means that somebody was faster. */
const expectedVersion = z.int().min(1).optional();

const validItem = 'Ju lutem zgjidhni një produkt dhe sasi të vlefshme';

/** A product to put into an order. */
export const addItemInput = z.object({
  orderId: idInput,
  productId: z.int(validItem).min(1, validItem),
  quantity: z.int(validItem).min(1, validItem).max(MAX_QUANTITY, validItem),
  overrideReason: reasonInput,
  expectedVersion,
  idempotencyKey: idempotencyKeyInput,
});

/** The new quantity of a line. */
export const updateItemInput = z.object({
  orderLineId: idInput,
  quantity: z.int(validItem).min(1, validItem).max(MAX_QUANTITY, validItem),
  overrideReason: reasonInput,
  expectedVersion,
});

/** A line to take out of its order. */
export const removeItemInput = z.object({ orderLineId: idInput, expectedVersion });

/** Pieces of a line that are missing or damaged. */
export const shortShipInput = z.object({
  orderLineId: idInput,
  missing: quantityInput,
  reason: z.enum(LOSS_REASONS),
  expectedVersion,
});

/** The shortage that is to be taken back, and the product it is about. */
export const takeBackShortageInput = z.object({ changeId: idInput, productId: idInput });

/** The removal of a line that is to be taken back. */
export const restoreItemInput = z.object({ removalId: idInput });

/** The last change that the customer was shown; without it all are seen. */
export const markSeenInput = z.object({ upToChangeId: idInput.optional() });

/** What of an order is to be different; what is left out stays. `version` is the one that the screen showed. */
export const editOrderInput = z.object({
  orderId: idInput,
  comment: freeText(1000).optional(),
  deliveryAddress: addressInput.optional(),
  version: z.int().min(1),
});

/** A line whose stock is on the shelf or not; without `isConfirmed` it becomes the opposite of what it is. */
export const toggleStockInput = z.object({
  orderId: idInput,
  productId: idInput,
  isConfirmed: z.boolean().optional(),
});

/** What is sent with a new order, after parsing. */
export type PlaceOrderInput = z.output<typeof placeOrderInput>;

/** What is sent with a customer's own order, after parsing. */
export type PlaceOwnOrderInput = z.output<typeof placeOwnOrderInput>;

/** What is sent with an order that staff place, after parsing. */
export type PlaceOrderForInput = z.output<typeof placeOrderForInput>;

/** A cart as its buyer was shown it, after parsing. */
export type ShownCart = z.output<typeof shownCartInput>;

const withRest = z.boolean().default(false);

/** What is to be picked: a day, or selected orders; with the rest also what is picked and prepared already. */
export const pickingInput = z.union([
  z.object({ day: ordersOfDayInput, withRest }),
  z.object({ orderIds: z.array(idInput).min(1).max(MAX_BULK_ORDERS), withRest }),
]);

/** Lines that are picked, or are not after all, each with the pieces that the screen showed. */
export const confirmLinesInput = z.object({
  lines: z
    .array(z.object({ orderLineId: idInput, quantity: quantityInput }))
    .min(1)
    .max(5000),
  isConfirmed: z.boolean(),
});

const wantedLine = z.object({ productId: idInput, quantity: quantityInput });

const ownOrderChange = {
  orderId: idInput,
  /** The version that the screen showed: another one means that somebody was faster. */
  version: z.int().min(1),
  /** All that is to be in it; what is left out is taken out. */
  lines: z.array(wantedLine).min(1).max(MAX_ORDER_LINES),
  deliverDate: dateInput.optional(),
  comment: freeText(1000).optional(),
};

/** What an order would become, for its customer to look at. */
export const previewOwnChangeInput = z.object(ownOrderChange);

/** What a customer makes of an order of their own, and what they were shown that it would come to. */
export const changeOwnOrderInput = previewOwnChangeInput.extend({
  expectedTotalCents: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
  idempotencyKey: idempotencyKeyInput,
});

/** An order that its customer doesn't want any more, and why if they say so. */
export const cancelOwnOrderInput = z.object({ orderId: idInput, reason: freeText(300).default('') });

/** What is sent to look at a change, after parsing. */
export type PreviewOwnChange = z.output<typeof previewOwnChangeInput>;

/** What is sent to change one's own order, after parsing. */
export type ChangeOwnOrder = z.output<typeof changeOwnOrderInput>;

/** What is sent to cancel one's own order, after parsing. */
export type CancelOwnOrder = z.output<typeof cancelOwnOrderInput>;
