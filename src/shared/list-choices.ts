/* Sort orders and filters of lists, shared by procedure inputs and page addresses. */

export const PRODUCT_SORTS = [
  'newest',
  'name',
  'code',
  'category',
  'price',
  'vat',
  'discount',
  'stock',
] as const;

export const ORDER_SORTS = ['date', 'delivery', 'amount', 'id'] as const;

/** Orders without a driver. */
export const NONE = 'none';

export const OVERVIEW_PERIODS = ['week', 'month', 'quarter'] as const;

export const IMPORT_KINDS = [
  'products',
  'customers',
  'openings',
  'prices',
  'supplier-products',
  'opening-costs',
] as const;

export const EXPORT_KINDS = [
  'products',
  'customers',
  'orders',
  'sales-book',
  'supplier-products',
  'opening-costs',
] as const;

export const MARGIN_KEYS = ['product', 'customer', 'category', 'region', 'driver', 'month'] as const;

export type MarginKey = (typeof MARGIN_KEYS)[number];
