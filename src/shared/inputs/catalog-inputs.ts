import { z } from 'zod';
import { isCategory, isKnownCategory, isSubcategoryOf } from '#shared/categories.ts';
import { PRODUCT_SORTS } from '#shared/list-choices.ts';
import { MAX_PRICE_E4 } from '#shared/prices/unit-price.ts';
import { DEFAULT_UNIT, isActiveUnit } from '#shared/prices/units.ts';
import { MAX_QUANTITY } from '#shared/stock.ts';
import { isBarcode, toArticleNumber } from '#shared/text/barcode.ts';
import { cleanCode, cleanLine, cleanParagraphs } from '#shared/text/clean-text.ts';
import {
  idempotencyKeyInput,
  idInput,
  pageLimitInput,
  pageNumberInput,
  regionIdInput,
} from './basic-inputs.ts';

export const MAX_BULK_PRODUCTS = 500;

export const MAX_NAMED_REGIONS = 1000;

const BARCODE_MESSAGE = 'Barkodi nuk është i vlefshëm: 8, 12, 13 ose 14 shifra, e fundit kontrolluese.';

export const SUBCATEGORY_MESSAGE = 'Nënkategoria nuk i përket kësaj kategorie.';

const percentInBasisPoints = (message: string) =>
  z.int({ error: message }).min(0, message).max(10_000, message);

const name = z
  .string({ error: 'Emri është i detyrueshëm.' })
  .max(500, 'Emri është tepër i gjatë.')
  .transform(cleanLine)
  .pipe(z.string().min(1, 'Emri është i detyrueshëm.').max(160, 'Emri është tepër i gjatë.'));

const code = z
  .string()
  .max(200, 'Kodi është tepër i gjatë.')
  .transform(cleanCode)
  .pipe(z.string().max(40, 'Kodi është tepër i gjatë.'));

const description = z
  .string()
  .max(8_000, 'Përshkrimi është tepër i gjatë.')
  .transform(cleanParagraphs)
  .pipe(z.string().max(4_000, 'Përshkrimi është tepër i gjatë.'));

export const vatInput = percentInBasisPoints('TVSH duhet të jetë nga 0 deri në 100.');

const CATEGORY_MESSAGE = 'Zgjidhni kategorinë.';

const UNIT_MESSAGE = 'Zgjidhni njësinë.';

const category = z.string({ error: CATEGORY_MESSAGE }).refine(isCategory, CATEGORY_MESSAGE);
const discount = percentInBasisPoints('Zbritja duhet të jetë nga 0 deri në 100.');
const quantity = z
  .int({ error: 'Sasia duhet të jetë numër i plotë.' })
  .min(0, 'Sasia nuk mund të jetë negative.')
  .max(MAX_QUANTITY, 'Sasia është tepër e madhe.');

const barcode = z
  .string()
  .max(200, BARCODE_MESSAGE)
  .transform(toBarcode)
  .refine((digits) => digits === '' || isBarcode(digits), BARCODE_MESSAGE);

/** Digits stay as they are typed; of a scan with more in it, the article number alone. */
function toBarcode(text: string): string {
  const digits = cleanCode(text).replace(/[\s-]/g, '');
  return digits === '' || isBarcode(digits) ? digits : (toArticleNumber(text) ?? digits);
}

const pieces = (message: string) => z.int({ error: message }).min(1, message).max(MAX_QUANTITY, message);

export const PRICE_PER = [1, 100, 1000] as const;

const required = {
  name,
  category,
  quantity,
  priceE4: z
    .int({ error: 'Çmimi është i detyrueshëm.' })
    .min(0, 'Çmimi nuk mund të jetë negativ.')
    .max(MAX_PRICE_E4, 'Çmimi është tepër i madh.'),
  vatBasisPoints: vatInput,
};

const optional = {
  code,
  description,
  subcategory: z
    .string()
    .max(40)
    .nullable()
    .transform((key) => (key === '' ? null : key)),
  unit: z.string({ error: UNIT_MESSAGE }).refine(isActiveUnit, UNIT_MESSAGE),
  discountBasisPoints: discount,
  isFeatured: z.boolean(),
  regionIds: z.array(regionIdInput).max(MAX_NAMED_REGIONS),
  shelfPlace: z
    .string()
    .max(200, 'Vendi në raft është tepër i gjatë.')
    .transform(cleanLine)
    .pipe(z.string().max(20, 'Vendi në raft është tepër i gjatë.')),
  barcode,
  weightGrams: z
    .int({ error: 'Pesha duhet të jetë numër i plotë (gramë).' })
    .min(1, 'Pesha duhet të jetë më e madhe se 0.')
    .max(1_000_000, 'Pesha është tepër e madhe.')
    .nullable(),
  reorderPoint: quantity.nullable(),
  reorderTo: quantity.nullable(),
  packName: z
    .string()
    .max(200)
    .transform(cleanLine)
    .pipe(z.string().max(30, 'Emri i pakos është tepër i gjatë.')),
  packSize: pieces('Pakoja ka së paku një copë.'),
  orderStep: pieces('Hapi i porosisë është së paku 1.'),
  minQuantity: pieces('Sasia minimale është së paku 1.'),
  pricePer: z
    .int()
    .refine((pieces) => PRICE_PER.some((known) => known === pieces), 'Zgjidhni për sa copë shfaqet çmimi.'),
  isOnRequest: z.boolean(),
  image: z.string().nullable(),
};

/** Prices of one piece (E4), percentages in basis points, texts without angle brackets. */
export const createProductInput = z
  .object({
    ...required,
    code: optional.code.default(''),
    description: optional.description.default(''),
    subcategory: optional.subcategory.default(null),
    unit: optional.unit.default(DEFAULT_UNIT),
    discountBasisPoints: optional.discountBasisPoints.default(0),
    isFeatured: optional.isFeatured.default(false),
    regionIds: optional.regionIds.default([]),
    image: optional.image.default(null),
    shelfPlace: optional.shelfPlace.default(''),
    barcode: optional.barcode.default(''),
    weightGrams: optional.weightGrams.default(null),
    reorderPoint: optional.reorderPoint.default(null),
    reorderTo: optional.reorderTo.default(null),
    packName: optional.packName.default(''),
    packSize: optional.packSize.default(1),
    orderStep: optional.orderStep.default(1),
    minQuantity: optional.minQuantity.default(1),
    pricePer: optional.pricePer.default(1),
    isOnRequest: optional.isOnRequest.default(false),
    idempotencyKey: idempotencyKeyInput,
  })
  .refine(
    (product) => product.subcategory === null || isSubcategoryOf(product.category, product.subcategory),
    {
      path: ['subcategory'],
      message: SUBCATEGORY_MESSAGE,
    },
  );

/**
 * Absent fields stay. `expectedQuantity` is the stock the form showed; if it is outdated, a changed `quantity` is
 * rejected instead of overwriting sales made meanwhile.
 */
export const updateProductInput = z.object({
  ...z.object({ ...required, ...optional }).partial().shape,
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

export const duplicateProductInput = productIdInput.extend({ idempotencyKey: idempotencyKeyInput });

export const toggleFeaturedInput = productIdInput.extend({ isFeatured: z.boolean().optional() });

export const setDiscountInput = z.object({ id: idInput, discountBasisPoints: discount });

export const changeManyProductsInput = z.object({
  ids: z.array(idInput).min(1).max(MAX_BULK_PRODUCTS),
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('discount'), discountBasisPoints: discount }),
    z.object({ kind: z.literal('featured'), isFeatured: z.boolean() }),
    z
      .object({ kind: z.literal('category'), category, subcategory: optional.subcategory.default(null) })
      .refine((to) => to.subcategory === null || isSubcategoryOf(to.category, to.subcategory), {
        path: ['subcategory'],
        message: SUBCATEGORY_MESSAGE,
      }),
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
