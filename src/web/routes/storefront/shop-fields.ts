import { CATEGORY_SORTS } from '#shared/categories.ts';
import { id, matching, oneOf, text, whole } from '#web/search-fields.ts';

export const categoryFields = {
  sub: text(400),
  sort: oneOf(...CATEGORY_SORTS),
  q: text(),
  panel: oneOf('filters'),
};

export const searchFields = { q: text() };

export const guideFields = { lista: matching(/^(bought|starred|\d{1,15})$/) };

export const documentsFields = {
  page: whole(1, 9_999),
  document: id,
  q: text(80),
  payment: oneOf('open', 'overdue', 'paid'),
};
