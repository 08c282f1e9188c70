import { id, matching, oneOf, shownDay, text } from '#web/search-fields.ts';

export const packingFields = {
  ...shownDay,
  view: oneOf('orders', 'products'),
  filter: oneOf('all', 'open', 'produced'),
  q: text(),
  sort: matching(/^(date|id|region)-(asc|desc)$/),
  region: text(100),
  delivered: oneOf('on'),
};

export const clientsFields = { q: text(), customer: id };
