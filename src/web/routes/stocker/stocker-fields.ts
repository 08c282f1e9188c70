import { findFields } from '#web/features/staff-orders/find-fields.ts';
import { day, id, matching, oneOf, page, text } from '#web/search-fields.ts';

export const PICKING_VIEWS = ['shelf', 'van', 'order'] as const;

export const ordersFields = {
  ...findFields,
  picking: matching(/^(day|\d{1,15}(,\d{1,15})*)$/),
  group: oneOf(...PICKING_VIEWS),
  rest: oneOf('yes'),
};

export const stockFields = {
  page,
  q: text(),
  low: oneOf('yes'),
  counted: oneOf('yes'),
  mode: oneOf('count', 'receive'),
};

export const agendaFields = { date: day, driver: id };

export const returnsFields = { date: day };
