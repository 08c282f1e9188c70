import { oneOf, openedOrder, shownDay, text } from '#web/search-fields.ts';

export const FACETS = ['status', 'driver', 'region', 'stock', 'packing', 'day'] as const;

export type Facet = (typeof FACETS)[number];

export const SORTS = ['list', 'delivery', 'number', 'customer', 'amount', 'region'] as const;

export const findFields = {
  ...shownDay,
  ...openedOrder,
  q: text(100),
  status: text(100),
  driver: text(100),
  region: text(100),
  stock: text(100),
  packing: text(100),
  day: text(100),
  sort: oneOf(...SORTS),
  direction: oneOf('asc', 'desc'),
  show: oneOf('day', 'pending'),
};
