import type { usersFields } from '#web/routes/admin/admin-fields.ts';
import type { SearchOf } from '#web/search-fields.ts';

export const PEOPLE = 50;

export function toUserQuery({ q = '', role, state, ...search }: SearchOf<typeof usersFields>) {
  const sort: 'created' | 'name' = search.sort === 'newest' ? 'created' : 'name';
  return {
    search: q,
    sort,
    direction: search.direction ?? (sort === 'created' ? 'desc' : 'asc'),
    page: search.page ?? 1,
    limit: search.limit ?? PEOPLE,
    ...(role ? { role } : {}),
    ...(state ? { isActive: state === 'active' } : {}),
  };
}

export type UserQuery = ReturnType<typeof toUserQuery>;
