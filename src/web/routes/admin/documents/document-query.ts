import { DOCUMENT_KINDS } from '#shared/documents.ts';
import { isISODate } from '#shared/shop-dates.ts';
import { type Filters, limitOf, oneOf, pageOf } from '#web/routes/admin/ui/use-filters.ts';

export const PAPERS = 50;

const MAX_QUERY = 80;

export function toDocumentQuery(filters: Filters) {
  const kind = oneOf(filters['kind'], DOCUMENT_KINDS);
  const { from, to, customer } = filters;
  return {
    query: (filters['q'] ?? '').slice(0, MAX_QUERY),
    page: pageOf(filters),
    limit: limitOf(filters, PAPERS),
    ...(kind ? { kind } : {}),
    ...(from && isISODate(from) ? { from } : {}),
    ...(to && isISODate(to) ? { to } : {}),
    ...(customer && /^[1-9]\d{0,14}$/.test(customer) ? { customerId: Number(customer) } : {}),
  };
}

export type DocumentQuery = ReturnType<typeof toDocumentQuery>;
