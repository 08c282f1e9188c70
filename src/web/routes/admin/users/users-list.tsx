import { Button, Group, Stack, Switch, Text } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useMemo } from 'react';
import { formatBasisPoints } from '#shared/prices/money.ts';
import { findRegionName } from '#shared/regions.ts';
import { ROLE_LABELS } from '#shared/roles.ts';
import { formatPhone } from '#shared/text/phone.ts';
import { api } from '#web/api.ts';
import { optimisticUpdate } from '#web/cache/optimistic-update.ts';
import { useFirm } from '#web/firm.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { DataGrid, type GridColumn } from '#web/routes/admin/ui/data-grid.tsx';
import { instantText } from '#web/ui/date-texts.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Pill } from '#web/ui/pill.tsx';
import { ReassignDialog, useReassign } from './reassign-dialog.tsx';
import { usersTexts as texts } from './texts.ts';
import type { UserQuery } from './user-query.ts';

type UsersListProps = {
  readonly users: readonly ListedUser[];
  readonly total: number;
  readonly query: UserQuery;
  readonly onSort: (sort: string, direction: 'asc' | 'desc') => void;
  readonly onEdit: (id: number) => void;
};

export function UsersList({ users, total, query, onSort, onEdit }: UsersListProps) {
  useFirm();
  const edit = useCallbackRef(onEdit);
  const columns = useMemo(() => columnsOf(edit), [edit]);
  return (
    <DataGrid
      label={texts.counters}
      name="users"
      mark="user"
      caption={texts.found(total)}
      rows={users}
      idOf={(user) => user.id}
      columns={columns}
      sort={{ by: query.sort, direction: query.direction, onSort }}
      card={(user) => <UserCard user={user} onEdit={onEdit} />}
    />
  );
}

function columnsOf(onEdit: (id: number) => void): GridColumn<ListedUser>[] {
  const { columns, extras } = texts;
  return [
    {
      id: 'name',
      head: columns.person,
      isSorting: true,
      isFixed: true,
      cell: (user) => (
        <>
          <Text inherit fw={600}>
            {user.name}
          </Text>
          <Text size="xs" c="dimmed" title={user.email ?? ''} maw={260} truncate>
            {[user.code, user.email ?? texts.noEmail].filter(Boolean).join(' · ')}
          </Text>
        </>
      ),
    },
    {
      id: 'phone',
      head: columns.contact,
      cell: (user) => <span style={{ whiteSpace: 'nowrap' }}>{formatPhone(user.phone)}</span>,
    },
    { id: 'region', head: columns.region, cell: (user) => findRegionName(user.regionId) },
    { id: 'role', head: columns.role, cell: (user) => <RolePill user={user} /> },
    {
      id: 'discount',
      head: columns.discount,
      isNumber: true,
      cell: (user) => (user.discountBasisPoints > 0 ? formatBasisPoints(user.discountBasisPoints) : '–'),
    },
    { id: 'address', head: extras.address, isExtra: true, cell: (user) => user.address },
    { id: 'fiscal', head: extras.fiscalNumber, isExtra: true, cell: (user) => user.fiscalNumber },
    {
      id: 'created',
      head: extras.created,
      isSorting: true,
      isExtra: true,
      cell: (user) => instantText(user.createdAt),
    },
    { id: 'state', head: columns.state, cell: (user) => <ActiveSwitch user={user} /> },
    {
      id: 'edit',
      head: texts.editShort,
      isFixed: true,
      cell: (user) => <EditButton user={user} onEdit={onEdit} />,
    },
  ];
}

function UserCard({ user, onEdit }: { readonly user: ListedUser; readonly onEdit: (id: number) => void }) {
  useFirm();
  const facts = [
    user.code,
    user.email ?? texts.noEmail,
    formatPhone(user.phone),
    findRegionName(user.regionId),
  ];
  return (
    <Stack gap="xs" h="100%" justify="space-between">
      <div>
        <Text fw={600}>{user.name}</Text>
        <Dimmed style={{ overflowWrap: 'anywhere' }}>{facts.filter(Boolean).join(' · ')}</Dimmed>
      </div>
      <Group justify="space-between">
        <RolePill user={user} />
        {user.discountBasisPoints > 0 && (
          <span>
            {texts.columns.discount} {formatBasisPoints(user.discountBasisPoints)}
          </span>
        )}
      </Group>
      <Group justify="space-between">
        <ActiveSwitch user={user} />
        <EditButton user={user} onEdit={onEdit} />
      </Group>
    </Stack>
  );
}

function RolePill({ user }: { readonly user: ListedUser }) {
  const number = user.driverCode === null ? '' : ` ${texts.driverCode(user.driverCode)}`;
  return <Pill tone={user.role === 'customer' ? 'plain' : 'info'}>{ROLE_LABELS[user.role] + number}</Pill>;
}

function ActiveSwitch({ user }: { readonly user: ListedUser }) {
  const { asked, close, isWorking, setActive } = useSetActive();
  return (
    <>
      <Switch
        checked={user.isActive}
        aria-label={texts.setActive(user.name)}
        label={user.isActive ? texts.active : texts.inactive}
        onChange={(event) => setActive({ userId: user.id, isActive: event.currentTarget.checked })}
      />
      {asked && (
        <ReassignDialog
          driverId={user.id}
          stops={asked.stops}
          isWorking={isWorking}
          onChoose={(driverCode) => setActive(asked.input, driverCode)}
          onCancel={close}
        />
      )}
    </>
  );
}

function EditButton({ user, onEdit }: { readonly user: ListedUser; readonly onEdit: (id: number) => void }) {
  return (
    <Button
      variant="default"
      size="xs"
      aria-label={texts.edit(user.name)}
      leftSection={<IconPencil size={16} aria-hidden />}
      onClick={() => onEdit(user.id)}
    >
      {texts.editShort}
    </Button>
  );
}

type UserPage = inferOutput<typeof api.admin.users.list>;

type ListedUser = UserPage['users'][number];

type Wanted = { readonly userId: number; readonly isActive: boolean };

function useSetActive() {
  const { asked, ask, close, isAsked } = useReassign<Wanted>();
  const action = useAction(api.admin.users.setActive, {
    success: ({ name, isActive }) => (isActive ? texts.activated(name) : texts.deactivated(name)),
    failure: texts.statusFailed,
    affects: ['user', 'order'],
    isSilent: isAsked,
    optimistic: ({ userId, isActive }) =>
      optimisticUpdate<UserPage>([api.admin.users.list.pathFilter()], (page) => ({
        ...page,
        users: page.users.map((user) => (user.id === userId ? { ...user, isActive } : user)),
      })),
    onDone: close,
    onError: ask,
  });
  return {
    asked,
    close,
    isWorking: action.isPending,
    setActive: (wanted: Wanted, handOverTo?: number | null) =>
      void action.run(handOverTo === undefined ? wanted : { ...wanted, handOverTo }),
  };
}
