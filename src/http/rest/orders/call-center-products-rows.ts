import { z } from 'zod';
import { idParam } from '#http/rest/kit/number-params.ts';
import { defineRow, type RestRow } from '#http/rest/kit/rest-row.ts';
import { toPercent } from '#shared/prices/money.ts';
import { e4ToEuros } from '#shared/prices/unit-price.ts';

export const callCenterProductsRows: readonly RestRow[] = [
  defineRow({
    method: 'GET',
    url: '/callcenter/products',
    roles: ['call_agent', 'admin'],
    input: z.object({ region_id: idParam, user_id: idParam.optional() }),
    output: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        code: z.string(),
        description: z.string(),
        price: z.number(),
        vat_rate_percentage: z.number(),
        stock_quantity: z.int(),
      }),
    ),
    doc: {
      tag: 'Call centre',
      summary: "All that is available in a region, at the customer's price when `user_id` is given",
      errors: { 404: ['Region not found', 'Customer not found'] },
    },
    call: async ({ caller }, input) => {
      const list = await caller.callAgent.products.all({
        regionId: input.region_id,
        customerId: input.user_id,
      });
      return list.map((product) => ({
        id: product.id,
        name: product.name,
        code: product.code,
        description: product.description,
        price: e4ToEuros(product.unitPriceE4),
        vat_rate_percentage: toPercent(product.vatBasisPoints),
        stock_quantity: product.stock,
      }));
    },
  }),
];
