import { z } from 'zod';
import { accountFields, userShape } from '#http/rest/firm/account-fields.ts';
import { type FeedPlace, pageParams, paging, readFeed } from '#http/rest/kit/lists.ts';
import { param, params } from '#http/rest/kit/params.ts';
import { type RestCall, type RestRow, rowsOf } from '#http/rest/kit/rest-row.ts';
import { arrayOf, listed, shapeOf, success, to } from '#http/rest/kit/shape.ts';
import { pastOrderShape, staffOrderShape } from '#http/rest/shapes/order-shape.ts';
import { CHOOSE_CUSTOMER_MESSAGE, reasonInput } from '#shared/inputs/order-inputs.ts';
import { addressInput, phoneInput } from '#shared/inputs/user-inputs.ts';
import type { Caller } from '#trpc/app-router.ts';
import { commentParam, deliverDateParam, orderedProducts, PLACING_ERRORS } from './order-params.ts';

const row = rowsOf({ tag: 'Call centre', roles: ['call_agent', 'admin'], ignoresUnknown: true });

type RegionalProduct = Awaited<ReturnType<Caller['callAgent']['products']['all']>>[number];
type Region = Awaited<ReturnType<Caller['callAgent']['regions']['list']>>[number];

const productShape = shapeOf<RegionalProduct>('RegionalProduct')({
  id: to.int((product) => product.id),
  ...to.text.named('name', 'code', 'description'),
  price: to.unitEuros((product) => product.unitPriceE4),
  vat_rate_percentage: to.percent((product) => product.vatBasisPoints),
  stock_quantity: to.int((product) => product.stock),
});

const regionShape = shapeOf<Region>('RegionName')({
  region_id: to.int((region) => region.id),
  name: to.text((region) => region.name),
});

const orderHistory = listed(arrayOf(pastOrderShape));

async function readHistory({ callAgent }: RestCall, customerId: number, place: FeedPlace) {
  const read = (at: FeedPlace) => callAgent.orders.history({ customerId, ...at });
  const { orders: orderHistory, ...next } = await readFeed(read, place);
  return { orderHistory, ...next };
}

const registration = z
  .object({
    name: accountFields.name,
    number: phoneInput,
    address: addressInput,
    region_id: accountFields.region_id,
    fiskal: accountFields['fiskal as fiscalNumber'].default(''),
    email: accountFields.email.default(null),
  })
  .refine(({ name, number, address, region_id }) => [name, number, address, region_id].every(isFilled), {
    message: 'Ju lutemi plotësoni të gjitha fushat e detyrueshme',
    when: () => true,
  })
  .transform(({ number: phone, fiskal: fiscalNumber, region_id: regionId, ...same }) => ({
    ...same,
    phone,
    fiscalNumber,
    regionId,
  }));

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && (typeof value !== 'string' || value.trim() !== '');
}

export const callCenterRows: readonly RestRow[] = [
  row('GET /callcenter/users/{number}', {
    summary: 'The customer with a phone number, in any form, and their past orders',
    input: params({ 'number as phone': z.string().max(60).meta({ example: '044123456' }) }),
    output: z.object({ exists: z.boolean(), user: userShape.nullable(), orderHistory }),
    call: async (call, input) => {
      const user = await call.callAgent.customers.findByPhone(input);
      if (!user) return { exists: false, user: null, orderHistory: [] };
      return { exists: true, user, ...(await readHistory(call, user.id, {})) };
    },
  }),
  row('GET /callcenter/users/{id}/orders', {
    summary: "A customer's past orders, newest first; all of them without limit and cursor",
    input: z.object({ id: param.id, limit: pageParams.limit, cursor: pageParams.cursor }),
    output: z.object({ orderHistory, next_cursor: paging.next_cursor }),
    errors: ['Customer not found'],
    call: (call, { id, ...place }) => readHistory(call, id, place),
  }),
  row('GET /callcenter/products', {
    summary: "All that is available in a region, at the customer's price when `user_id` is given",
    input: params({ region_id: param.id, 'user_id as customerId': param.id.optional() }),
    output: arrayOf(productShape),
    errors: ['Region not found', 'Customer not found'],
    call: ({ callAgent }, input) => callAgent.products.all(input),
  }),
  row('GET /callcenter/regions', {
    summary: 'The regions',
    output: arrayOf(regionShape),
    call: ({ callAgent }) => callAgent.regions.list(),
  }),
  row('POST /callcenter/users', {
    summary: 'Register a caller as a customer',
    status: 201,
    input: registration,
    output: z.object({ user: userShape }),
    errors: ['Phone number already registered', 'User already exists'],
    call: async ({ callAgent }, input) => ({ user: await callAgent.customers.register(input) }),
  }),
  row('POST /callcenter/orders', {
    summary:
      'Order for a customer; prices that are sent along are ignored. `reason` is needed for today, a holiday, a full day and one past its cut-off',
    status: 201,
    addsSuccess: true,
    acceptsIdempotencyKey: true,
    input: params({
      'user_id as customerId': param.wholeNumber(1, Number.MAX_SAFE_INTEGER, CHOOSE_CUSTOMER_MESSAGE),
      deliver_date: deliverDateParam,
      products: orderedProducts,
      comment: commentParam,
      'reason as overrideReason': reasonInput,
    }),
    output: z.object({ success, order: staffOrderShape, message: z.string() }),
    errors: ['Invalid delivery date', 'Customer not found', ...PLACING_ERRORS],
    call: async ({ callAgent }, input) => ({
      order: await callAgent.orders.place(input),
      message: 'Order created successfully',
    }),
  }),
];
