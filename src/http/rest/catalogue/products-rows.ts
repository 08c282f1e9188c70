import { z } from 'zod';
import { limitParam, pageParam } from '#http/rest/kit/number-params.ts';
import { defineRow, type RestRow } from '#http/rest/kit/rest-row.ts';
import { truncation } from '#http/rest/kit/truncation.ts';
import { productShape, toProductShape } from '#http/rest/shapes/product-shape.ts';
import { searchTermInput } from '#shared/inputs/catalog-inputs.ts';
import { LIST_LIMIT, streamProducts } from './product-list.ts';

const tag = 'Products';
const anyone = ['guest'] as const;
const products = z.array(productShape);

const subcategoriesParam = z
  .union([z.string(), z.array(z.string()).max(40)])
  .default('')
  .transform((value) =>
    [value]
      .flat()
      .join(',')
      .split(',')
      .map((key) => key.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().max(40)).max(40));

export const productsRows: readonly RestRow[] = [
  defineRow({
    method: 'GET',
    url: '/products',
    roles: anyone,
    input: z.object({ page: pageParam.optional(), limit: limitParam.optional() }),
    output: z.object({ products, ...truncation }),
    doc: {
      tag,
      summary:
        'All products for staff, what can be bought for others; without page and limit the first 10,000 by id, said as truncated',
    },
    weight: 10,
    call: async ({ caller }, input) => {
      if (input.page === undefined && input.limit === undefined) return streamProducts(caller);
      const list = await caller.public.catalog.list(input);
      return { products: list.map(toProductShape) };
    },
  }),
  defineRow({
    method: 'GET',
    url: '/products/featured',
    roles: anyone,
    isCatalogue: true,
    input: z.object({}),
    output: products,
    doc: { tag, summary: 'Featured products, newest first' },
    call: async ({ caller }) => {
      const list = await caller.public.catalog.featured({ limit: LIST_LIMIT });
      return list.map(toProductShape);
    },
  }),
  defineRow({
    method: 'GET',
    url: '/products/recommendations',
    roles: anyone,
    input: z.object({}),
    output: products,
    doc: { tag, summary: 'What to buy besides: bought together, then most ordered; 8 at most' },
    call: async ({ caller }) => (await caller.public.catalog.recommendations()).map(toProductShape),
  }),
  defineRow({
    method: 'GET',
    url: '/products/search',
    roles: anyone,
    isCatalogue: true,
    input: z.object({
      query: searchTermInput.default(''),
      page: pageParam.default(1),
      limit: limitParam.default(10),
    }),
    output: z.object({
      searchProducts: products,
      pagination: z.object({ currentPage: z.int(), totalPages: z.int(), totalProducts: z.int() }),
    }),
    doc: {
      tag,
      summary:
        'Search by name, code and description, best match first; totals are exact up to 1,000, at least that beyond',
    },
    call: async ({ caller }, { query, page, limit }) => {
      const found = await caller.public.catalog.search({ query, cursor: page, limit, isLiteral: true });
      return {
        searchProducts: found.products.map(toProductShape),
        pagination: {
          currentPage: page,
          totalPages: Math.ceil(found.totalProducts / limit),
          totalProducts: found.totalProducts,
        },
      };
    },
  }),
  defineRow({
    method: 'GET',
    url: '/products/category/{category}',
    roles: anyone,
    isCatalogue: true,
    input: z.object({
      category: z.string().max(40),
      page: pageParam.default(1),
      limit: limitParam.default(4),
    }),
    output: z.object({ products, totalPages: z.int() }),
    doc: { tag, summary: 'A page of a category', errors: { 404: ['Category not found'] } },
    call: async ({ caller }, input) => {
      const page = await caller.public.catalog.categoryPage(input);
      return { products: page.products.map(toProductShape), totalPages: page.totalPages };
    },
  }),
  defineRow({
    method: 'GET',
    url: '/products/category/{category}/filtered',
    roles: anyone,
    isCatalogue: true,
    input: z.object({
      category: z.string().max(40),
      page: pageParam.default(1),
      limit: limitParam.default(4),
      subcategories: subcategoriesParam,
    }),
    output: z.object({ products, totalPages: z.int(), hasNextPage: z.boolean() }),
    doc: { tag, summary: 'A page of some subcategories', errors: { 404: ['Category not found'] } },
    call: async ({ caller }, input) => {
      const page = await caller.public.catalog.categoryPage(input);
      return {
        products: page.products.map(toProductShape),
        totalPages: page.totalPages,
        hasNextPage: page.hasNextPage,
      };
    },
  }),
];
