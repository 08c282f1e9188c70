import { z } from 'zod';
import { changeCursor, changeParams, countPages, isPaged, nextCursor, paging } from '#http/rest/kit/lists.ts';
import { param } from '#http/rest/kit/params.ts';
import { type RestRow, rowsOf } from '#http/rest/kit/rest-row.ts';
import { arrayOf, listed } from '#http/rest/kit/shape.ts';
import { productShape } from '#http/rest/shapes/product-shape.ts';
import { searchTermInput } from '#shared/inputs/catalog-inputs.ts';
import { LIST_LIMIT, streamProducts } from './product-list.ts';

const row = rowsOf({ tag: 'Products', roles: ['guest'], ignoresUnknown: true });
const products = listed(arrayOf(productShape));

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

const categoryParams = {
  category: z.string().max(40).meta({ example: 'pasticeri' }),
  ...param.pagesBy(4),
};

export const productsRows: readonly RestRow[] = [
  row('GET /products', {
    summary:
      'All products for staff, what can be bought for others; without page, limit and cursor the first 10,000 by id, said as truncated. With `updated_since` those whose own fields or stock changed, and in `removed` the ids of those that are no longer there for the caller',
    input: z.object(changeParams),
    output: z.object({ products, removed: arrayOf(z.int()).optional(), ...paging }),
    weight: 10,
    call: async (call, { updated_since: since, cursor, ...asked }) => {
      const { catalog } = call.public;
      const { page, limit = 50 } = asked;
      if (since !== undefined) {
        const after = typeof cursor === 'object' ? cursor : undefined;
        const { next, ...changed } = await catalog.changed({ since, after, limit });
        return { ...changed, next_cursor: changeCursor(next) };
      }
      const { count: total } = await catalog.count();
      if (!isPaged({ ...asked, cursor })) return Object.assign(streamProducts(call), { total });
      const after = typeof cursor === 'number' ? cursor : undefined;
      const found = await catalog.list({ page, limit, after });
      const ids = found.map(({ id }) => id);
      const readAfter = (id: number) => catalog.list({ after: id, limit: 1 });
      return { products: found, total, next_cursor: await nextCursor(ids, { limit }, readAfter) };
    },
  }),
  row('GET /products/featured', {
    summary: 'Featured products, newest first',
    isCatalogue: true,
    output: products,
    call: ({ public: anyone }) => anyone.catalog.featured({ limit: LIST_LIMIT }),
  }),
  row('GET /products/recommendations', {
    summary: 'What to buy besides: bought together, then most ordered; 8 at most',
    output: products,
    call: ({ public: anyone }) => anyone.catalog.recommendations(),
  }),
  row('GET /products/search', {
    summary:
      'Search by name, code and description, best match first; totals are exact up to 5,000, at least that beyond',
    isCatalogue: true,
    input: z.object({
      query: searchTermInput.default('').meta({ example: 'çokollatë' }),
      ...param.pagesBy(10),
    }),
    output: z.object({
      searchProducts: products,
      pagination: z.object({ currentPage: z.int(), totalPages: z.int(), totalProducts: z.int() }),
    }),
    call: async ({ public: anyone }, { query, page, limit }) => {
      const found = await anyone.catalog.search({ query, cursor: page, limit, isLiteral: true });
      const { totalPages, listed } = countPages({ page, limit }, found.totalProducts);
      return {
        ...listed,
        searchProducts: found.products,
        pagination: { currentPage: page, totalPages, totalProducts: found.totalProducts },
      };
    },
  }),
  row('GET /products/category/{category}', {
    summary: 'A page of a category',
    isCatalogue: true,
    input: z.object(categoryParams),
    output: z.object({ products, totalPages: z.int() }),
    errors: ['Category not found'],
    call: async ({ public: anyone }, input) => {
      const { totalProducts, ...found } = await anyone.catalog.categoryPage(input);
      return { ...found, ...countPages(input, totalProducts).listed };
    },
  }),
  row('GET /products/category/{category}/filtered', {
    summary: 'A page of some subcategories',
    isCatalogue: true,
    input: z.object({ ...categoryParams, subcategories: subcategoriesParam }),
    output: z.object({ products, totalPages: z.int(), hasNextPage: z.boolean() }),
    errors: ['Category not found'],
    call: async ({ public: anyone }, input) => {
      const { totalProducts, ...found } = await anyone.catalog.categoryPage(input);
      return { ...found, ...countPages(input, totalProducts).listed };
    },
  }),
];
