import { ROLES } from '#shared/roles.ts';
import { type Filters, limitOf, oneOf, pageOf } from '#web/routes/admin/ui/use-filters.ts';

export const PEOPLE = 50;

export function toUserQuery(filters: Filters) {
  const role = oneOf(filters['role'], ROLES);
  const state = oneOf(filters['state'], ['active', 'inactive'] as const);
  const sort: 'created' | 'name' = filters['sort'] === 'newest' ? 'created' : 'name';
  const direction = oneOf(filters['direction'], ['asc', 'desc'] as const);
  return {
    search: (filters['q'] ?? '').slice(0, 100),
    sort,
    direction: direction ?? (sort === 'created' ? 'desc' : 'asc'),
    page: pageOf(filters),
    limit: limitOf(filters, PEOPLE),
    ...(role ? { role } : {}),
    ...(state ? { isActive: state === 'active' } : {}),
  };
}

export type UserQuery = ReturnType<typeof toUserQuery>;
