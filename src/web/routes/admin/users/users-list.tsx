import { Button, Switch } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { formatBasisPoints } from '#shared/money.ts';
import { findRegionName } from '#shared/regions.ts';
import { ROLE_LABELS } from '#shared/roles.ts';
import tableClasses from '#web/routes/admin/ui/data-table.module.css';
import { DataTable } from '#web/routes/admin/ui/data-table.tsx';
import { useIsNarrow } from '#web/routes/admin/ui/use-is-narrow.ts';
import { Pill } from '#web/ui/pill.tsx';
import { HandOverDialog } from './hand-over.tsx';
import { usersTexts as texts } from './texts.ts';
import { type ListedUser, useSetActive } from './use-set-active.ts';

type UsersListProps = { readonly users: readonly ListedUser[]; readonly onEdit: (id: number) => void };

/** People as a table, or as cards on a narrow screen. */
export function UsersList(props: UsersListProps) {
  return useIsNarrow() ? <Cards {...props} /> : <Table {...props} />;
}

function Table({ users, onEdit }: UsersListProps) {
  return (
    <DataTable
      label={texts.counters}
      columns={[
        ...Object.values(texts.columns),
        <span key="edit" className={tableClasses['hidden']}>
          {texts.editShort}
        </span>,
      ]}
    >
      {users.map((user) => (
        <tr key={user.id} data-user={user.id}>
          <td>
            <span className={tableClasses['strong']}>{user.name}</span>
            <span className={tableClasses['dim']}>{user.email ?? texts.noEmail}</span>
          </td>
          <td>{user.phone}</td>
          <td>{findRegionName(user.regionId)}</td>
          <td>
            <RolePill user={user} />
          </td>
          <td>{user.discountBasisPoints > 0 ? formatBasisPoints(user.discountBasisPoints) : '–'}</td>
          <td>
            <ActiveSwitch user={user} />
          </td>
          <td>
            <EditButton user={user} onEdit={onEdit} />
          </td>
        </tr>
      ))}
    </DataTable>
  );
}

function Cards({ users, onEdit }: UsersListProps) {
  return (
    <ul className={`${tableClasses['cards']} ${tableClasses['pairs']}`}>
      {users.map((user) => (
        <li key={user.id} className={tableClasses['card']} data-user={user.id}>
          <span>
            <span className={tableClasses['strong']}>{user.name}</span>
            <span className={tableClasses['dim']}>
              {[user.email ?? texts.noEmail, user.phone, findRegionName(user.regionId)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <span className={tableClasses['cardRow']}>
            <RolePill user={user} />
            {user.discountBasisPoints > 0 && (
              <span>
                {texts.columns.discount} {formatBasisPoints(user.discountBasisPoints)}
              </span>
            )}
          </span>
          <span className={tableClasses['cardRow']}>
            <ActiveSwitch user={user} />
            <EditButton user={user} onEdit={onEdit} />
          </span>
        </li>
      ))}
    </ul>
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
        <HandOverDialog
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
