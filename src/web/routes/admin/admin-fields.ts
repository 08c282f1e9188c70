import { DOCUMENT_KINDS, DOCUMENT_PAYMENTS } from '#shared/accounting/documents.ts';
import { AUDITED_ENTITIES } from '#shared/audit-entities.ts';
import { isISOMonth } from '#shared/dates/months.ts';
import {
  EXPORT_KINDS,
  IMPORT_KINDS,
  MARGIN_KEYS,
  NONE,
  ORDER_SORTS,
  OVERVIEW_PERIODS,
  PRODUCT_SORTS,
} from '#shared/list-choices.ts';
import { ORDER_STATUSES } from '#shared/order-status.ts';
import { ROLES } from '#shared/roles.ts';
import { cashFields as boardFields } from '#web/features/cash/cash-fields.ts';
import {
  day,
  days,
  id,
  matching,
  oneOf,
  openedOrder,
  paging,
  sorting,
  text,
  whole,
} from '#web/search-fields.ts';

/* Search parameters of the office's pages. */

export const cashFields = { ...boardFields, ...days, view: oneOf('day', 'book') };

export const overviewFields = {
  back: whole(0, 120),
  period: oneOf(...OVERVIEW_PERIODS),
  days: oneOf('30', '90'),
  date: day,
};

export const usersFields = {
  ...paging,
  ...sorting('name', 'newest'),
  q: text(100),
  role: oneOf(...ROLES),
  state: oneOf('active', 'inactive'),
  user: id,
};

export const productsFields = {
  ...paging,
  ...sorting(...PRODUCT_SORTS),
  q: text(),
  category: text(60),
  subcategory: text(60),
  only: oneOf('featured', 'discounted', 'low', 'bin'),
};

export const productPickerFields = { page: paging.page, q: text() };

export const OPEN = 'open';

export const TRIED = 'tried';

export const HELD = 'held';

export const UNPRINTED = 'unprinted';

export const ordersFields = {
  ...paging,
  ...sorting(...ORDER_SORTS),
  ...days,
  ...openedOrder,
  q: text(),
  status: oneOf(...ORDER_STATUSES, OPEN, TRIED, HELD, UNPRINTED),
  by: oneOf('delivery'),
  driver: matching(new RegExp(`^(${NONE}|[1-9]\\d?)$`)),
  region: id,
};

export const documentsFields = {
  ...paging,
  ...days,
  q: text(80),
  kind: oneOf(...DOCUMENT_KINDS),
  payment: oneOf(...DOCUMENT_PAYMENTS),
  customer: id,
  document: id,
  view: oneOf('list', 'unissued', 'numbers'),
  year: matching(/^20\d\d$/),
};

export const receivablesFields = {
  ...paging,
  q: text(80),
  show: oneOf('all', 'owing', 'overdue', 'credit'),
  view: oneOf('list', 'ageing', 'reminders', 'check'),
  on: day,
  level: whole(1, 9),
};

export const entriesFields = { ...paging, dated: oneOf('yes') };

export const receivableFields = {
  ...entriesFields,
  ...days,
  view: oneOf('open', 'entries', 'statement'),
  pay: oneOf('1'),
};

export const jobFields = { job: text(100) };

export const pricesFields = { ...paging, q: text(), only: oneOf('1'), ...jobFields };

export const PICTURES = 'pictures';

export const importsFields = {
  ...jobFields,
  ...days,
  kind: oneOf(...IMPORT_KINDS, PICTURES),
  export: oneOf(...EXPORT_KINDS),
};

const month = (given: string) => (isISOMonth(given) ? given : undefined);

export const booksFields = { month };

export const auditFields = { ...days, person: id, thing: oneOf(...AUDITED_ENTITIES), number: id };

export const firmFields = { tab: text(20) };

export const reportsFields = {
  ...days,
  on: day,
  report: oneOf('margin', 'stockValue', 'losses'),
  per: oneOf(...MARGIN_KEYS),
};

export const purchasingFields = {
  ...paging,
  ...days,
  tab: text(20),
  q: text(100),
  status: text(20),
  supplier: id,
  order: id,
  receipt: id,
  return: id,
  bill: id,
};
