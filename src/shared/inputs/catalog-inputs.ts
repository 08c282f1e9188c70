import { z } from 'zod';
import { isKnownCategory, isSubcategoryOf } from '#shared/categories.ts';
import { mapFields } from '#shared/define-fields.ts';
import { PRODUCT_SORTS } from '#shared/list-choices.ts';
import { CATEGORY_MESSAGE, PRODUCT_FIELDS, type ProductField } from '#shared/product-fields.ts';
import { cleanLine } from '#shared/text/clean-text.ts';
import { idempotencyKeyInput, idInput, pageLimitInput, pageNumberInput } from './basic-inputs.ts';

export const MAX_BULK_PRODUCTS = 500;

export const SUBCATEGORY_FAULT = {
  path: ['subcategory'],
  message: 'Nënkategoria nuk i përket kësaj kategorie.',
};

export function hasOwnSubcategory(product: { category: string; subcategory: string | null }): boolean {
  return product.subcategory === null || isSubcategoryOf(product.category, product.subcategory);
}

type Inputs = { readonly [Name in ProductField]: (typeof PRODUCT_FIELDS)[Name]['input'] };

type NewInputs = {
  readonly [Name in ProductField]: (typeof PRODUCT_FIELDS)[Name] extends { readonly empty: unknown }
    ? z.ZodDefault<Inputs[Name]>
    : Inputs[Name];
};

const inputs: Inputs = mapFields(PRODUCT_FIELDS, ({ input }) => input);

const newInputs: NewInputs = mapFields(PRODUCT_FIELDS, ({ input, empty }) =>
  empty === undefined ? input : input.default(empty),
);

const { category, discountBasisPoints, quantity } = inputs;

/** Prices of one piece (E4), percentages in basis points, texts without angle brackets. */
export const createProductInput = z
  .object({ ...newInputs, idempotencyKey: idempotencyKeyInput })
  .refine(hasOwnSubcategory, SUBCATEGORY_FAULT);

/**
 * Absent fields keep their values. `expectedQuantity` is the stock the form showed; if it is outdated, a changed
 * `quantity` is rejected instead of overwriting sales made meanwhile.
 */
export const updateProductInput = z.object({
  ...z.object(inputs).partial().shape,
  id: idInput,
  expectedQuantity: quantity.optional(),
});

export type CreateProduct = Omit<z.output<typeof createProductInput>, 'idempotencyKey'>;

export type UpdateProduct = z.output<typeof updateProductInput>;

export const productIdInput = z.object({ id: idInput });

export const productBinInput = z.object({
  page: pageNumberInput.default(1),
  limit: pageLimitInput.default(50),
});

export const toggleFeaturedInput = productIdInput.extend({ isFeatured: z.boolean().optional() });

export const setDiscountInput = z.object({ id: idInput, discountBasisPoints });

export const changeManyProductsInput = z.object({
  ids: z.array(idInput).min(1).max(MAX_BULK_PRODUCTS),
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('discount'), discountBasisPoints }),
    z.object({ kind: z.literal('featured'), isFeatured: z.boolean() }),
    z
      .object({ kind: z.literal('category'), category, subcategory: newInputs.subcategory })
      .refine(hasOwnSubcategory, SUBCATEGORY_FAULT),
    z.object({ kind: z.literal('delete') }),
    z.object({ kind: z.literal('restore') }),
  ]),
});

export type ChangeManyProducts = z.output<typeof changeManyProductsInput>;

export const searchTermInput = z.string().max(200, 'Teksti i kërkimit është tepër i gjatë.');

export const saveSynonymsInput = z.object({
  groups: z
    .array(
      z
        .array(
          z
            .string()
            .max(100)
            .transform(cleanLine)
            .pipe(z.string().min(2, 'Fjala është tepër e shkurtër.').max(40, 'Fjala është tepër e gjatë.')),
        )
        .min(2, 'Një grup ka të paktën dy fjalë.')
        .max(20),
    )
    .max(500),
});

export const listProductsInput = z.object({
  query: searchTermInput.default(''),
  category: z.string().refine(isKnownCategory, CATEGORY_MESSAGE).optional(),
  subcategory: z.string().max(40).optional(),
  isFeatured: z.boolean().optional(),
  isDiscounted: z.boolean().optional(),
  isLowStock: z.boolean().optional(),
  sort: z.enum(PRODUCT_SORTS).optional(),
  direction: z.enum(['asc', 'desc']).optional(),
  page: pageNumberInput.default(1),
  limit: pageLimitInput.default(50),
});

export type ListProducts = z.output<typeof listProductsInput>;
