import { z } from 'zod';
import { CATEGORY_SORTS } from '#shared/categories.ts';
import { cleanLine } from '#shared/text/clean-text.ts';
import { idInput, pageLimitInput, pageNumberInput } from './basic-inputs.ts';
import { searchTermInput } from './catalog-inputs.ts';

const subcategories = z.array(z.string().max(40)).max(40).default([]);

export const categoryListInput = z.object({
  category: z.string().max(40),
  subcategories,
  sort: z.enum(CATEGORY_SORTS).default('shelf'),
  query: searchTermInput.default(''),
  cursor: idInput.nullish(),
  limit: pageLimitInput.default(24),
});

export const countCategoryInput = z.object({ category: z.string().max(40) });

export const categoryPageInput = z.object({
  category: z.string().max(40),
  subcategories,
  page: pageNumberInput.default(1),
  limit: pageLimitInput.default(4),
});

export const shopListInput = z.object({
  page: pageNumberInput.default(1),
  limit: pageLimitInput.default(50),
  after: z.int().min(0).optional(),
});

export const searchProductsInput = z.object({
  query: searchTermInput,
  cursor: pageNumberInput.nullish(),
  limit: pageLimitInput.default(10),
  isLiteral: z.boolean().default(false),
});

export const suggestTermsInput = z.object({ query: searchTermInput });

/** `cursor`: the last product of the page before. */
export const featuredInput = z.object({ limit: pageLimitInput.default(24), cursor: idInput.nullish() });

export const relatedProductsInput = z.object({ id: idInput, limit: pageLimitInput.default(8) });

export const searchOrderProductsInput = z.object({
  query: searchTermInput.default(''),
  regionId: idInput.optional(),
  customerId: idInput.optional(),
  limit: pageLimitInput.default(20),
});

export const regionProductsInput = z.object({
  regionId: idInput,
  customerId: idInput.optional(),
  query: searchTermInput.default(''),
  ids: z.array(idInput).max(200).optional(),
  isUsualFirst: z.boolean().default(false),
  cursor: pageNumberInput.nullish(),
  limit: pageLimitInput.default(50),
});

export const allRegionProductsInput = z.object({ regionId: idInput, customerId: idInput.optional() });

export const productsByCodeInput = z.object({
  regionId: idInput,
  customerId: idInput.optional(),
  codes: z.array(z.string().max(100).transform(cleanLine)).min(1).max(200),
});
