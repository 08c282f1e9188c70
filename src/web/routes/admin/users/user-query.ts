import { ROLES } from '#shared/roles.ts';
import { type Filters, oneOf, pageOf } from '#web/routes/admin/ui/use-filters.ts';

/** What the address asks of the list of people. */
export function toUserQuery(filters: Filters) {
  const role = oneOf(filters['role'], ROLES);
  const state = oneOf(filters['state'], ['active', 'inactive'] as const);
  const isNewestFirst = filters['sort'] === 'newest';
  return {
    search: (filters['q'] ?? '').slice(0, 100),
    ...(isNewestFirst ? { sort: 'created' as const, direction: 'desc' as const } : { sort: 'name' as const }),
    page: pageOf(filters),
    limit: 50,
    ...(role ? { role } : {}),
    ...(state ? { isActive: state === 'active' } : {}),
  };
}
