import { z } from 'zod';
import { idInput, pageLimitInput, pageNumberInput } from './basic-inputs.ts';
import { searchTermInput } from './catalog-inputs.ts';
import { CATEGORY_SORTS } from './categories.ts';
import { cleanLine } from './clean-text.ts';

const subcategories = z.array(z.string().max(40)).max(40).default([]);

/**
 * The endless list of a category. Its cursor is the last product's id, or the number of the next page where it is
 * sorted or searched. An unknown category is not found.
 */
export const categoryListInput = z.object({
  category: z.string().max(40),
  subcategories,
  sort: z.enum(CATEGORY_SORTS).default('shelf'),
  query: searchTermInput.default(''),
  cursor: idInput.nullish(),
  limit: pageLimitInput.default(24),
});

/** A category whose products are counted. */
export const countCategoryInput = z.object({ category: z.string().max(40) });

/** One page of a category, with totals. */
export const categoryPageInput = z.object({
  category: z.string().max(40),
  subcategories,
  page: pageNumberInput.default(1),
  limit: pageLimitInput.default(4),
});

/** A page of the whole shop; with `after` the one that follows a product. */
export const shopListInput = z.object({
  page: pageNumberInput.default(1),
  limit: pageLimitInput.default(50),
  after: z.int().min(0).optional(),
});

/** A search in the shop; the cursor is the number of the page. */
export const searchProductsInput = z.object({
  query: searchTermInput,
  cursor: pageNumberInput.nullish(),
  limit: pageLimitInput.default(10),
  /** Exactly what was typed, even when it looks mistyped and finds nothing. */
  isLiteral: z.boolean().default(false),
});

/** A search that found nothing. */
export const suggestTermsInput = z.object({ query: searchTermInput });

/** How many featured or related products. */
export const shortListInput = z.object({ limit: pageLimitInput.default(24) });

/** Products near one product. */
export const relatedProductsInput = z.object({ id: idInput, limit: pageLimitInput.default(8) });

/** What the warehouse may put into an order: available in the region, priced for the customer when one is named. */
export const searchOrderProductsInput = z.object({
  query: searchTermInput.default(''),
  regionId: idInput.optional(),
  customerId: idInput.optional(),
  limit: pageLimitInput.default(20),
});

/** What the call centre may sell in a region, priced for the caller; the cursor is the number of the page. */
export const regionProductsInput = z.object({
  regionId: idInput,
  customerId: idInput.optional(),
  query: searchTermInput.default(''),
  /** Only these, to order again what was ordered before. */
  ids: z.array(idInput).max(200).optional(),
  /** What the customer usually buys comes before the rest, as long as nothing is searched for. */
  isUsualFirst: z.boolean().default(false),
  cursor: pageNumberInput.nullish(),
  limit: pageLimitInput.default(50),
});

/** Everything the call centre may sell in a region, for another program. */
export const allRegionProductsInput = z.object({ regionId: idInput, customerId: idInput.optional() });

/** Lines that were dictated or pasted by code: whose region, and at whose price. */
export const productsByCodeInput = z.object({
  regionId: idInput,
  customerId: idInput.optional(),
  codes: z.array(z.string().max(100).transform(cleanLine)).min(1).max(200),
});
