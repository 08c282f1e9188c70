import { z } from 'zod';
import { param, params } from '#http/rest/kit/params.ts';
import { type RestRow, rowsOf, tableAnswer, XLSX } from '#http/rest/kit/rest-row.ts';
import { arrayOf, field, listed, listOf, shapeOf, to } from '#http/rest/kit/shape.ts';
import { MARGIN_KEYS, type MarginKey } from '#shared/list-choices.ts';
import { toEuros } from '#shared/prices/money.ts';
import type { Caller } from '#trpc/app-router.ts';

const row = rowsOf({ tag: 'Costs', roles: ['admin'] });

type Costs = Caller['admin']['purchasing']['costs'];
type Cost = Awaited<ReturnType<Costs['setOpening']>>;
type MarginReport = Awaited<ReturnType<Costs['margin']>>;
type StockValue = Awaited<ReturnType<Costs['stockValue']>>;
type Losses = Awaited<ReturnType<Costs['losses']>>;
type Check = Awaited<ReturnType<Costs['check']>>;

const format = z.enum(['json', 'xlsx']).default('json');

const costShape = shapeOf<Cost>('ProductCost')({
  ...to.int.named('product_id', 'owned'),
  ...to.value.orNull.named('value'),
});

const marginType = {
  net: z.number(),
  cost: z.number(),
  margin: z.number(),
  margin_percentage: z.number().nullable(),
  without_cost: z.number(),
};

const marginRowType = z
  .object({
    product_id: z.int().nullable().optional(),
    customer_id: z.int().nullable().optional(),
    category_id: z.int().nullable().optional(),
    region_id: z.int().nullable().optional(),
    driver_id: z.int().nullable().optional(),
    month_id: z.string().optional(),
    name: z.string(),
    ...marginType,
  } satisfies Record<`${MarginKey}_id`, z.ZodType> & Record<string, z.ZodType>)
  .meta({ id: 'MarginRow', description: 'One id, of what the report is by' });

function toMargin({ netCents, costCents, marginCents, percentE2, uncostedCents }: MarginReport['totals']) {
  return {
    net: toEuros(netCents),
    cost: toEuros(costCents),
    margin: toEuros(marginCents),
    margin_percentage: percentE2 === null ? null : percentE2 / 100,
    without_cost: toEuros(uncostedCents),
  };
}

const valuedProduct = shapeOf<StockValue['rows'][number]>('StockValueRow')({
  product_id: to.int((of) => of.productId),
  ...to.text.named('product_code', 'product_name', 'category'),
  owned: to.int((of) => of.owned),
  value: to.euros.orNull((of) => of.valueCents),
});

const stockValueShape = shapeOf<StockValue>('StockValue')({
  rows: field(listed(arrayOf(valuedProduct)), (of) => of.rows),
  total: to.euros((of) => of.totalCents),
});

const lossShape = shapeOf<Losses['rows'][number]>('Loss')({
  reason: to.text((loss) => loss.reason),
  quantity: to.int((loss) => loss.quantity),
  value: to.euros((loss) => loss.valueCents),
});

const lossesShape = shapeOf<Losses>('Losses')({
  rows: field(listed(arrayOf(lossShape)), (of) => of.rows),
  total: to.euros((of) => of.totalCents),
});

const differenceShape = shapeOf<Check['differences'][number]>()({
  product_id: to.int((difference) => difference.productId),
  what: to.text((difference) => difference.what),
  expected: field(z.number(), ({ what, expected }) => (what === 'value' ? expected / 10_000 : expected)),
  found: field(z.number(), ({ what, found }) => (what === 'value' ? found / 10_000 : found)),
});

const checkShape = shapeOf<Check>('CostCheck')({
  ok: to.bool((check) => check.ok),
  value: to.euros((check) => check.valueCents),
  differences: listOf(differenceShape, (check) => check.differences),
});

export const costsRows: readonly RestRow[] = [
  row('PUT /products/{id}/cost', {
    summary: 'First cost of a piece without VAT, for all that is owned; only while it is unknown',
    acceptsIdempotencyKey: true,
    input: params({ 'id as productId': param.id, 'net_cost as netCostE4': param.unitPrice }),
    output: costShape,
    errors: ['Product not found', 'Cost already known'],
    call: ({ admin }, input) => admin.purchasing.costs.setOpening(input),
  }),
  row('GET /admin/reports/margin', {
    summary:
      'Net sales, cost and margin between two days of issue. `without_cost` was sold at an unknown cost and is in no margin; `rounding` is what documents have beyond their lines',
    input: z.object({ from: param.date, to: param.date, by: z.enum(MARGIN_KEYS), format }),
    output: z.object({
      rows: listed(z.array(marginRowType)),
      totals: z.object(marginType),
      without_cost: z.number(),
      rounding: z.number(),
    }),
    files: [XLSX],
    call: async ({ admin }, { format: wanted, ...input }) => {
      const { costs } = admin.purchasing;
      if (wanted === 'xlsx') return tableAnswer(await costs.marginXlsx(input));
      const { rows, totals, roundingCents } = await costs.margin(input);
      return {
        rows: rows.map(({ id, name, ...margin }) => ({ [`${input.by}_id`]: id, name, ...toMargin(margin) })),
        totals: toMargin(totals),
        without_cost: toEuros(totals.uncostedCents),
        rounding: toEuros(roundingCents),
      };
    },
  }),
  row('GET /admin/reports/stock-value', {
    summary: 'Pieces owned at the end of a day (today) and what they had cost; null where that is unknown',
    input: z.object({ on: param.date.optional(), format }),
    output: stockValueShape,
    files: [XLSX],
    call: async ({ admin: { purchasing } }, { format: wanted, ...input }) =>
      wanted === 'xlsx'
        ? tableAnswer(await purchasing.costs.stockValueXlsx(input))
        : purchasing.costs.stockValue(input),
  }),
  row('GET /admin/reports/losses', {
    summary: 'Pieces lost between two days at what they had cost, less those found, by reason',
    input: z.object({ from: param.date, to: param.date, format }),
    output: lossesShape,
    files: [XLSX],
    call: async ({ admin: { purchasing } }, { format: wanted, ...input }) =>
      wanted === 'xlsx'
        ? tableAnswer(await purchasing.costs.lossesXlsx(input))
        : purchasing.costs.losses(input),
  }),
  row('GET /purchasing/check', {
    summary: 'Each pool of costs against what is owned, and against all that has moved it',
    output: checkShape,
    call: ({ admin }) => admin.purchasing.costs.check(),
  }),
];
