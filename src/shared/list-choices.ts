/* What lists can be sorted and narrowed by: inputs of procedures and addresses of pages both name it. */

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

export const EXPORT_KINDS = ['products', 'customers', 'orders', 'sales-book'] as const;
