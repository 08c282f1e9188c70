import { ROLES } from '#shared/roles.ts';
import { type Filters, limitOf, oneOf, pageOf } from '#web/routes/admin/ui/use-filters.ts';

/** People on one page, unless the address says otherwise. */
export const PEOPLE = 50;

/** What the address asks of the list of people. */
export function toUserQuery(filters: Filters) {
  const role = oneOf(filters['role'], ROLES);
  const state = oneOf(filters['state'], ['active', 'inactive'] as const);
  const isNewestFirst = filters['sort'] === 'newest';
  return {
    search: (filters['q'] ?? '').slice(0, 100),
    ...(isNewestFirst ? { sort: 'created' as const, direction: 'desc' as const } : { sort: 'name' as const }),
    page: pageOf(filters),
    limit: limitOf(filters, PEOPLE),
    ...(role ? { role } : {}),
    ...(state ? { isActive: state === 'active' } : {}),
  };
}
