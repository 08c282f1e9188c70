import { Select } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ROLE_LABELS, ROLES } from '#shared/roles.ts';
import { api } from '#web/api.ts';
import { useSearchOf } from '#web/hooks/use-search.ts';
import { usersFields } from '#web/routes/admin/admin-fields.ts';
import { texts as tabTexts } from '#web/routes/admin/texts.ts';
import { ListPage } from '#web/routes/admin/ui/list-page.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { EditUserModal } from './edit-user-modal.tsx';
import { usersTexts as texts } from './texts.ts';
import { PEOPLE, toUserQuery } from './user-query.ts';
import { UsersList } from './users-list.tsx';

const SORT_CHOICES = [
  { value: 'name', label: texts.sorts.name },
  { value: 'newest', label: texts.sorts.newest },
];

export function UsersPage() {
  const [search, setSearch] = useSearchOf(usersFields);
  const query = toUserQuery(search);
  const counts = useQuery(api.admin.users.counts.queryOptions());
  const list = useQuery(api.admin.users.list.queryOptions(query, { placeholderData: keepPreviousData }));
  const edit = (user: number | undefined) => setSearch({ user, page: search.page });
  return (
    <>
      <PageHead title={tabTexts.tabs.users} />
      <ListPage
        counters={{
          label: texts.counters,
          chosenId: search.state ?? '',
          onChoose: (state) => setSearch({ state }),
          counters: [
            { id: '', label: texts.counts.total, count: counts.data?.total },
            { id: 'active', label: texts.counts.active, count: counts.data?.active },
            { id: 'inactive', label: texts.counts.inactive, count: counts.data?.inactive },
          ],
        }}
        find={{ value: query.search, label: texts.search }}
        filters={
          <>
            <Select
              w={{ base: '100%', xs: 220 }}
              aria-label={texts.role}
              placeholder={texts.allRoles}
              clearable
              clearButtonProps={{ 'aria-label': texts.allRoles }}
              data={ROLES.map((role) => ({ value: role, label: roleLabel(role, counts.data?.byRole[role]) }))}
              value={query.role ?? null}
              onChange={(role) => setSearch({ role: role ?? '' })}
            />
            <Select
              w={{ base: '100%', xs: 160 }}
              aria-label={texts.sort}
              allowDeselect={false}
              data={SORT_CHOICES}
              value={query.sort === 'created' ? 'newest' : 'name'}
              onChange={(sort) => setSearch({ sort: sort === 'name' ? '' : (sort ?? ''), direction: '' })}
            />
          </>
        }
        query={list}
        failure={texts.listFailed}
        empty={{ icon: <IconUserOff size={28} />, title: texts.empty, text: texts.emptyHint }}
        totalOf={({ total }) => total}
        paging={query}
        usualLimit={PEOPLE}
        onChange={setSearch}
      >
        {({ users, total }) => (
          <UsersList
            users={users}
            total={total}
            query={query}
            onSort={(by, direction) => setSearch({ sort: by === 'created' ? 'newest' : '', direction })}
            onEdit={edit}
          />
        )}
      </ListPage>
      <EditUserModal userId={search.user ?? null} onClose={() => edit(undefined)} />
    </>
  );
}

function roleLabel(role: (typeof ROLES)[number], count: number | undefined): string {
  return count === undefined ? ROLE_LABELS[role] : `${ROLE_LABELS[role]} (${count})`;
}
