import type { ImportKind } from '#shared/inputs/import-inputs.ts';
import { CUSTOMER_HEADERS, CUSTOMER_KINDS, CUSTOMER_WORDS } from './customer-columns.ts';
import { LIST_PRICE_HEADERS, LIST_PRICE_KINDS, LIST_PRICE_WORDS } from './list-price-columns.ts';
import { OPENING_HEADERS, OPENING_KINDS, OPENING_WORDS } from './opening-columns.ts';
import type { FieldWords } from './plan-fields.ts';
import { PRODUCT_HEADERS, PRODUCT_KINDS, PRODUCT_WORDS } from './product-columns.ts';
import {
  OPENING_COST_HEADERS,
  OPENING_COST_KINDS,
  OPENING_COST_WORDS,
  SUPPLIER_PRODUCT_HEADERS,
  SUPPLIER_PRODUCT_KINDS,
  SUPPLIER_PRODUCT_WORDS,
} from './purchasing-columns.ts';
import type { KnownHeaders } from './read-headers.ts';
import type { ColumnKind } from './read-rows.ts';

type FileColumns = {
  readonly headers: KnownHeaders;
  readonly kinds: Readonly<Record<string, ColumnKind | undefined>>;
  readonly words: FieldWords;
};

export const COLUMNS: Readonly<Record<ImportKind, FileColumns>> = {
  products: { headers: PRODUCT_HEADERS, kinds: PRODUCT_KINDS, words: PRODUCT_WORDS },
  customers: { headers: CUSTOMER_HEADERS, kinds: CUSTOMER_KINDS, words: CUSTOMER_WORDS },
  openings: { headers: OPENING_HEADERS, kinds: OPENING_KINDS, words: OPENING_WORDS },
  prices: { headers: LIST_PRICE_HEADERS, kinds: LIST_PRICE_KINDS, words: LIST_PRICE_WORDS },
  'supplier-products': {
    headers: SUPPLIER_PRODUCT_HEADERS,
    kinds: SUPPLIER_PRODUCT_KINDS,
    words: SUPPLIER_PRODUCT_WORDS,
  },
  'opening-costs': { headers: OPENING_COST_HEADERS, kinds: OPENING_COST_KINDS, words: OPENING_COST_WORDS },
};
