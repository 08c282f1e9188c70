import { z } from 'zod';
import { idParam, wholeNumber } from '#http/rest/kit/number-params.ts';
import { booleanParam } from '#http/rest/kit/order-params.ts';
import { pdfAnswer } from '#http/rest/kit/pdf-answer.ts';
import { defineRow, type RestRow } from '#http/rest/kit/rest-row.ts';
import { MAX_DRIVER_NUMBER } from '#shared/delivery.ts';
import { dateInput } from '#shared/inputs/order-inputs.ts';
import { toEuros } from '#shared/prices/money.ts';

const tag = 'Agenda';
const warehouse = ['stocker', 'admin'] as const;
const pdfErrors = { 503: ['Failed to generate PDF'] };

const TEXTS = {
  loaded: 'Agjenda u ngarkua me sukses',
  empty: 'Nuk ka porosi për këtë shofer në këtë datë',
} as const;

const idList = z.preprocess(
  (list) => (typeof list === 'string' ? list.split(',', 501) : list),
  z.array(idParam).min(1).max(500),
);

const driverOfAgenda = wholeNumber(1, MAX_DRIVER_NUMBER, 'No driver specified');

function vanRow(list: 'load' | 'return', summary: string): RestRow {
  return defineRow({
    method: 'GET',
    url: `/stock/${list}-list/pdf`,
    roles: ['admin', 'stocker', 'driver'],
    input: z.object({ driver_nr: driverOfAgenda, date: dateInput }),
    output: z.unknown(),
    doc: { tag, summary, errors: { 404: ['Driver not found'], ...pdfErrors }, file: 'application/pdf' },
    call: async ({ caller, role }, { driver_nr: driverCode, date }) => {
      const { loadList, returnList } = role === 'driver' ? caller.driver.documents : caller.stocker.documents;
      const print = list === 'load' ? loadList : returnList;
      return pdfAnswer(await print({ driverCode, date }), 'inline');
    },
  });
}

export const agendaRows: readonly RestRow[] = [
  defineRow({
    method: 'GET',
    url: '/stock/orders/driver/{driver_nr}',
    roles: warehouse,
    input: z.object({ driver_nr: driverOfAgenda, date: dateInput }),
    output: z.object({
      success: z.literal(true),
      orders: z.array(
        z.object({
          order_id: z.int(),
          user_name: z.string(),
          user_address: z.string(),
          user_number: z.string(),
          delivery_status: z.string(),
          totalamount: z.number(),
        }),
      ),
      summary: z.object({
        totalOrders: z.int(),
        totalAmount: z.number(),
        totalProducts: z.int(),
      }),
      message: z.string(),
    }),
    doc: {
      tag,
      summary:
        "A driver's delivery day in route order, with what is to be collected for each order; cancelled ones are left out",
      errors: { 404: ['Driver not found'] },
    },
    call: async ({ caller }, { driver_nr: driverCode, date }) => {
      const agenda = await caller.stocker.agenda.driver({ driverCode, date });
      return {
        success: true as const,
        orders: agenda.orders.map((order) => ({
          order_id: order.orderId,
          user_name: order.buyerName,
          user_address: order.buyerAddress,
          user_number: order.buyerPhone,
          delivery_status: order.status,
          totalamount: toEuros(order.collectCents),
        })),
        summary: {
          totalOrders: agenda.totalOrderCount,
          totalAmount: toEuros(agenda.totalAmountCents),
          totalProducts: agenda.totalProductCount,
        },
        message: agenda.totalOrderCount === 0 ? TEXTS.empty : TEXTS.loaded,
      };
    },
  }),
  defineRow({
    method: 'GET',
    url: '/stock/orders/driver/{driver_nr}/pdf',
    roles: warehouse,
    input: z.object({ driver_nr: driverOfAgenda, date: dateInput, skipRefresh: z.string().optional() }),
    output: z.unknown(),
    doc: {
      tag,
      summary: "A driver's agenda to print; `skipRefresh` is accepted and means nothing",
      errors: { 404: ['Driver not found'], ...pdfErrors },
      file: 'application/pdf',
    },
    call: async ({ caller }, { driver_nr: driverCode, date }) =>
      pdfAnswer(await caller.stocker.documents.agenda({ driverCode, date }), 'attachment'),
  }),
  defineRow({
    method: 'GET',
    url: '/stock/agenda/pdf',
    roles: warehouse,
    input: z.object({ date: dateInput }),
    output: z.unknown(),
    doc: {
      tag,
      summary: 'The agenda of all drivers on a delivery day; the orders that no driver has come first',
      errors: pdfErrors,
      file: 'application/pdf',
    },
    call: async ({ caller }, day) => pdfAnswer(await caller.stocker.documents.dayAgenda(day), 'attachment'),
  }),
  defineRow({
    method: 'GET',
    url: '/stock/invoices/pdf',
    roles: warehouse,
    input: z.object({ orders: idList }),
    output: z.unknown(),
    doc: {
      tag,
      summary: 'The invoices of several orders (comma list) as one document',
      errors: { 404: ['Order not found'], ...pdfErrors },
      file: 'application/pdf',
    },
    call: async ({ caller }, { orders: orderIds }) =>
      pdfAnswer(await caller.stocker.documents.invoices({ orderIds }), 'inline'),
  }),
  defineRow({
    method: 'GET',
    url: '/stock/picking-list/pdf',
    roles: warehouse,
    input: z.union([
      z
        .object({ orders: idList, all: booleanParam.default(false) })
        .transform(({ orders: orderIds, all: withRest }) => ({ orderIds, withRest })),
      z
        .object({
          date: dateInput,
          by: z.enum(['created', 'delivery']).default('delivery'),
          all: booleanParam.default(false),
        })
        .transform(({ all: withRest, ...day }) => ({ day, withRest })),
    ]),
    output: z.unknown(),
    doc: {
      tag,
      summary: 'What is left to pick of a day, or of several orders (comma list); `all` prints the rest too',
      errors: pdfErrors,
      file: 'application/pdf',
    },
    call: async ({ caller }, input) => pdfAnswer(await caller.stocker.documents.pickingList(input), 'inline'),
  }),
  vanRow('load', 'What a driver loads for a day, per product by shelf, then the stops last first'),
  vanRow('return', 'What a driver must still have on the van in the evening'),
];
