import { z } from 'zod';
import { param, params } from '#http/rest/kit/params.ts';
import { PDF, pdfAnswer, type RestRow, rowsOf } from '#http/rest/kit/rest-row.ts';
import { arrayOf, field, listed, shapeOf, success, to } from '#http/rest/kit/shape.ts';
import { MAX_DRIVER_NUMBER } from '#shared/delivery.ts';
import type { Caller } from '#trpc/app-router.ts';

const row = rowsOf({ tag: 'Agenda', roles: ['stocker', 'admin'] });

type Agenda = Awaited<ReturnType<Caller['stocker']['agenda']['driver']>>;

const stopShape = shapeOf<Agenda['orders'][number]>('Stop')({
  order_id: to.int((order) => order.orderId),
  user_name: to.text((order) => order.buyerName),
  user_address: to.text((order) => order.buyerAddress),
  user_number: to.text((order) => order.buyerPhone),
  delivery_status: to.text((order) => order.status),
  totalamount: to.euros((order) => order.collectCents),
});

const summaryShape = shapeOf<Agenda>()({
  totalOrders: to.int((agenda) => agenda.totalOrderCount),
  totalAmount: to.euros((agenda) => agenda.totalAmountCents),
  totalProducts: to.int((agenda) => agenda.totalProductCount),
});

const agendaShape = shapeOf<Agenda>('Agenda')({
  success: field(success, () => true as const),
  orders: field(listed(arrayOf(stopShape)), (agenda) => agenda.orders),
  summary: field(summaryShape, (agenda) => agenda),
  message: to.text((agenda) =>
    agenda.totalOrderCount === 0
      ? 'Nuk ka porosi për këtë shofer në këtë datë'
      : 'Agjenda u ngarkua me sukses',
  ),
});

const idList = z
  .preprocess(
    (list) => (typeof list === 'string' ? list.split(',', 501) : list),
    z.array(param.id).min(1).max(500),
  )
  .meta({ type: 'string', items: undefined, minItems: undefined, maxItems: undefined, example: '1,2,3' });

const driverDay = {
  'driver_nr as driverCode': param.wholeNumber(1, MAX_DRIVER_NUMBER, 'No driver specified'),
  date: param.date,
};
const pickingInput = z
  .object({
    orders: idList.optional().meta({ description: 'Either these orders or a day' }),
    date: param.date.optional(),
    by: z.enum(['created', 'delivery']).default('delivery'),
    all: param.boolean.default(false).meta({ description: 'What is picked already, too' }),
  })
  .transform(({ orders: orderIds, date, by, all: withRest }, context) => {
    if (orderIds !== undefined) return { orderIds, withRest };
    if (date !== undefined) return { day: { date, by }, withRest };
    context.addIssue({ code: 'custom', path: ['date'], message: 'Datë e pavlefshme' });
    return z.NEVER;
  });

function vanRow(list: 'load' | 'return', summary: string): RestRow {
  return row(`GET /stock/${list}-list/pdf`, {
    summary,
    roles: ['admin', 'stocker', 'driver'],
    input: params(driverDay),
    files: [PDF],
    errors: ['Driver not found', 'Failed to generate PDF'],
    call: async ({ driver, stocker, role }, input) => {
      const { loadList, returnList } = role === 'driver' ? driver.documents : stocker.documents;
      return pdfAnswer(await (list === 'load' ? loadList : returnList)(input));
    },
  });
}

export const agendaRows: readonly RestRow[] = [
  row('GET /stock/orders/driver/{driver_nr}', {
    summary:
      "A driver's delivery day in route order, with what is to be collected for each order; cancelled ones are left out",
    ignoresUnknown: true,
    input: params(driverDay),
    output: agendaShape,
    errors: ['Driver not found'],
    call: ({ stocker }, input) => stocker.agenda.driver(input),
  }),
  row('GET /stock/orders/driver/{driver_nr}/pdf', {
    summary: "A driver's agenda to print; `skipRefresh` is accepted and means nothing",
    ignoresUnknown: true,
    input: params({ ...driverDay, skipRefresh: z.string().optional() }),
    files: [PDF],
    errors: ['Driver not found', 'Failed to generate PDF'],
    call: async ({ stocker }, { driverCode, date }) =>
      pdfAnswer(await stocker.documents.agenda({ driverCode, date }), 'attachment'),
  }),
  row('GET /stock/agenda/pdf', {
    summary: 'The agenda of all drivers on a delivery day; the orders that no driver has come first',
    input: z.object({ date: param.date }),
    files: [PDF],
    errors: ['Failed to generate PDF'],
    call: async ({ stocker }, day) => pdfAnswer(await stocker.documents.dayAgenda(day), 'attachment'),
  }),
  row('GET /stock/invoices/pdf', {
    summary: 'The invoices of several orders (comma list) as one document',
    input: params({ 'orders as orderIds': idList }),
    files: [PDF],
    errors: ['Order not found', 'Failed to generate PDF'],
    call: async ({ stocker }, input) => pdfAnswer(await stocker.documents.invoices(input)),
  }),
  row('GET /stock/picking-list/pdf', {
    summary: 'What is left to pick of a day, or of several orders (comma list); `all` prints the rest too',
    input: pickingInput,
    files: [PDF],
    errors: ['Failed to generate PDF'],
    call: async ({ stocker }, input) => pdfAnswer(await stocker.documents.pickingList(input)),
  }),
  vanRow('load', 'What a driver loads for a day, per product by shelf, then the stops last first'),
  vanRow('return', 'What a driver must still have on the van in the evening'),
];
