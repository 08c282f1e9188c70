import { z } from 'zod';
import { isCategory } from './categories.ts';
import { defineFields, field } from './define-fields.ts';
import { regionIdInput } from './inputs/basic-inputs.ts';
import { MAX_PRICE_E4 } from './prices/unit-price.ts';
import { DEFAULT_UNIT, isActiveUnit } from './prices/units.ts';
import { MAX_QUANTITY } from './stock.ts';
import { isBarcode, toArticleNumber } from './text/barcode.ts';
import { cleanCode, cleanLine, cleanParagraphs } from './text/clean-text.ts';
import { PRODUCT_LABELS } from './text/field-labels.ts';

export const MAX_NAMED_REGIONS = 1000;

export const PRICE_PER = [1, 100, 1000] as const;

export const CATEGORY_MESSAGE = 'Zgjidhni kategorinë.';

const NAME_MESSAGE = 'Emri është i detyrueshëm.';
const UNIT_MESSAGE = 'Zgjidhni njësinë.';
const PRICE_PER_MESSAGE = 'Zgjidhni për sa copë shfaqet çmimi.';
const BARCODE_MESSAGE = 'Barkodi nuk është i vlefshëm: 8, 12, 13 ose 14 shifra, e fundit kontrolluese.';

/** `typed` is the maximum length before cleaning. */
function text(max: number, message: string, typed = 200, clean = cleanLine) {
  const input = z.string().max(typed, message).transform(clean).pipe(z.string().max(max, message));
  return { input, empty: '' } as const;
}

function whole(min: number, max: number, low: string, notWhole = low, high = low) {
  return { range: [min, max], input: z.int({ error: notWhole }).min(min, low).max(max, high) } as const;
}

function orNone({ range, input }: ReturnType<typeof whole>) {
  return { range, input: input.nullable(), empty: null } as const;
}

const pieces = (message: string) => ({ ...whole(1, MAX_QUANTITY, message), empty: 1 }) as const;
const percent = (message: string) => whole(0, 10_000, message).input;
const flag = { input: z.boolean(), empty: false } as const;

const quantity = whole(
  0,
  MAX_QUANTITY,
  'Sasia nuk mund të jetë negative.',
  'Sasia duhet të jetë numër i plotë.',
  'Sasia është tepër e madhe.',
);

const weight = whole(
  1,
  1_000_000,
  'Pesha duhet të jetë më e madhe se 0.',
  'Pesha duhet të jetë numër i plotë (gramë).',
  'Pesha është tepër e madhe.',
);

/** Typed digits stay as they are; from a longer scan only the article number is kept. */
function toBarcode(text: string): string {
  const digits = cleanCode(text).replace(/[\s-]/g, '');
  return digits === '' || isBarcode(digits) ? digits : (toArticleNumber(text) ?? digits);
}

/**
 * Declaration of each field for the form, imports, exports, the REST API and the audit log, in the order of the
 * exported columns, fields of optional features last. Prices are of one piece (E4), percentages basis points.
 */
export const PRODUCT_FIELDS = defineFields({
  code: field('code', PRODUCT_LABELS.code, 'everybody', {
    ...text(40, 'Kodi është tepër i gjatë.', 200, cleanCode),
    headings: [
      'Kod',
      'Kodi i produktit',
      'Kodi i artikullit',
      'Shifra',
      'Shifra e artikullit',
      'SKU',
      'code',
    ],
  }),
  name: field('text', PRODUCT_LABELS.name, 'everybody', {
    input: z
      .string({ error: NAME_MESSAGE })
      .max(500, 'Emri është tepër i gjatë.')
      .transform(cleanLine)
      .pipe(z.string().min(1, NAME_MESSAGE).max(160, 'Emri është tepër i gjatë.')),
    headings: [
      'Emri i produktit',
      'Emri i artikullit',
      'Emërtimi',
      'Emërtimi i artikullit',
      'Produkti',
      'Artikulli',
      'name',
    ],
  }),
  description: field('text', PRODUCT_LABELS.description, 'everybody', {
    ...text(4_000, 'Përshkrimi është tepër i gjatë.', 8_000, cleanParagraphs),
    headings: ['description'],
  }),
  category: field('choice', PRODUCT_LABELS.category, 'everybody', {
    input: z.string({ error: CATEGORY_MESSAGE }).refine(isCategory, CATEGORY_MESSAGE),
    headings: ['Grupi', 'category'],
  }),
  subcategory: field('choice', PRODUCT_LABELS.subcategory, 'everybody', {
    input: z
      .string()
      .max(40)
      .nullable()
      .transform((key) => (key === '' ? null : key)),
    empty: null,
    headings: ['Nëngrupi', 'subcategory'],
  }),
  unit: field('choice', PRODUCT_LABELS.unit, 'everybody', {
    input: z.string({ error: UNIT_MESSAGE }).refine(isActiveUnit, UNIT_MESSAGE),
    empty: DEFAULT_UNIT,
    headings: ['Njësia matëse', 'Njësia e matjes', 'Nj. matëse', 'Njm', 'unit'],
  }),
  priceE4: field('price', PRODUCT_LABELS.priceE4, 'everybody', {
    input: z
      .int({ error: 'Çmimi është i detyrueshëm.' })
      .min(0, 'Çmimi nuk mund të jetë negativ.')
      .max(MAX_PRICE_E4, 'Çmimi është tepër i madh.'),
    headings: ['Çmimi shitës', 'Çmimi i shitjes', 'price'],
  }),
  vatBasisPoints: field('percent', PRODUCT_LABELS.vatBasisPoints, 'everybody', {
    input: percent('TVSH duhet të jetë nga 0 deri në 100.'),
    headings: ['Norma e TVSH', 'Norma e TVSH-së', 'Norma', 'vat_rate_percentage', 'VAT'],
  }),
  discountBasisPoints: field('percent', PRODUCT_LABELS.discountBasisPoints, 'everybody', {
    input: percent('Zbritja duhet të jetë nga 0 deri në 100.'),
    empty: 0,
    headings: ['Zbritje', 'Rabati', 'discount_percentage'],
  }),
  quantity: field('whole', PRODUCT_LABELS.quantity, 'everybody', {
    ...quantity,
    headings: ['Stoku', 'Sasia në stok', 'Gjendja', 'quantity', 'stock_quantity'],
  }),
  isFeatured: field('flag', PRODUCT_LABELS.isFeatured, 'everybody', {
    ...flag,
    headings: ['Veçuar', 'isFeatured'],
  }),
  regionIds: field('list', PRODUCT_LABELS.regionIds, 'everybody', {
    input: z.array(regionIdInput).max(MAX_NAMED_REGIONS),
    empty: [],
    headings: ['Regjioni', 'Rajonet', 'Rajoni', 'regions'],
  }),
  image: field('image', PRODUCT_LABELS.image, 'everybody', { input: z.string().nullable(), empty: null }),
  shelfPlace: field('code', PRODUCT_LABELS.shelfPlace, 'staff', {
    ...text(20, 'Vendi në raft është tepër i gjatë.'),
    headings: ['Rafti', 'Raft', 'Vendi', 'shelf_place'],
  }),
  barcode: field('code', PRODUCT_LABELS.barcode, 'staff', {
    input: z
      .string()
      .max(200, BARCODE_MESSAGE)
      .transform(toBarcode)
      .refine((digits) => digits === '' || isBarcode(digits), BARCODE_MESSAGE),
    empty: '',
    headings: ['Barkod', 'Kodi EAN', 'EAN', 'barcode', 'GTIN'],
  }),
  weightGrams: field('whole', PRODUCT_LABELS.weightGrams, 'everybody', {
    ...orNone(weight),
    headings: ['Pesha', 'Pesha në gramë', 'weight'],
    section: 'storage',
  }),
  reorderPoint: field('whole', PRODUCT_LABELS.reorderPoint, 'staff', {
    ...orNone(quantity),
    headings: ['Stoku minimal', 'Kufiri i stokut'],
    api: 'reorder_point',
    section: 'storage',
  }),
  packName: field('text', PRODUCT_LABELS.packName, 'everybody', {
    ...text(30, 'Emri i pakos është tepër i gjatë.'),
    headings: ['Pako', 'Emri i pakos'],
    api: 'pack_name',
  }),
  packSize: field('whole', PRODUCT_LABELS.packSize, 'everybody', {
    ...pieces('Pakoja ka së paku një copë.'),
    headings: ['Copë/pako', 'Pakimi'],
    api: 'pack_size',
  }),
  orderStep: field('whole', PRODUCT_LABELS.orderStep, 'everybody', {
    ...pieces('Hapi i porosisë është së paku 1.'),
    headings: ['Hapi'],
    api: 'order_step',
  }),
  minQuantity: field('whole', PRODUCT_LABELS.minQuantity, 'everybody', {
    ...pieces('Sasia minimale është së paku 1.'),
    headings: ['Sasia minimale', 'Minimumi'],
    api: 'min_quantity',
  }),
  pricePer: field('whole', PRODUCT_LABELS.pricePer, 'everybody', {
    range: [1, 1000],
    input: z.int().refine((pieces) => PRICE_PER.some((known) => known === pieces), PRICE_PER_MESSAGE),
    empty: 1,
    headings: ['price_per'],
  }),
  isOnRequest: field('flag', PRODUCT_LABELS.isOnRequest, 'everybody', { ...flag, api: 'on_request' }),
  reorderTo: field('whole', PRODUCT_LABELS.reorderTo, 'staff', {
    ...orNone(quantity),
    headings: ['Porosit deri në', 'Stoku maksimal'],
    api: 'reorder_to',
    section: 'storage',
    feature: 'purchasing',
  }),
});

export type ProductField = keyof typeof PRODUCT_FIELDS;
