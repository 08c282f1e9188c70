import { Button, Divider, Group, Modal, Skeleton, Stack, Switch, Text, Title } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { inferInput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { ReceivableLink } from '#web/routes/admin/receivables/links.tsx';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { adminTexts } from '#web/routes/admin/ui/texts.ts';
import { userFormTexts } from '#web/routes/admin/user-form/texts.ts';
import { LoginFields, PersonFields, RoleFields, VanField } from '#web/routes/admin/user-form/user-fields.tsx';
import {
  type ShownUser,
  toUpdateUser,
  toUserValues,
  USER_FORM_NAMES,
  userSchemaOf,
} from '#web/routes/admin/user-form/user-values.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { ReassignDialog, useReassign } from './reassign-dialog.tsx';
import { RecoveryCode } from './recovery-code.tsx';
import { ResetSecondFactor } from './reset-second-factor.tsx';
import { usersTexts } from './texts.ts';

const texts = usersTexts.modal;

type EditUserModalProps = { readonly userId: number | null; readonly onClose: () => void };

export function EditUserModal({ userId, onClose }: EditUserModalProps) {
  const user = useQuery(
    api.admin.users.get.queryOptions(
      { userId: userId ?? 0 },
      { enabled: userId !== null, staleTime: 0, refetchOnWindowFocus: false },
    ),
  );
  const vans = useQuery(
    api.admin.vans.usual.queryOptions(undefined, {
      enabled: userId !== null,
      staleTime: 0,
      refetchOnWindowFocus: false,
    }),
  );
  return (
    <Modal
      opened={userId !== null}
      onClose={onClose}
      title={user.data && userId !== null ? texts.title(user.data.name) : texts.loading}
      size="lg"
      closeOnClickOutside={false}
    >
      <PageState query={user} loading={<Skeleton height={420} />}>
        {(found) => (
          <PageState query={vans} loading={<Skeleton height={420} />}>
            {(usual) => {
              const vanId = usual.find((row) => row.driverId === found.id)?.vanId ?? null;
              return <Editor key={found.id} user={{ ...found, vanId }} onClose={onClose} />;
            }}
          </PageState>
        )}
      </PageState>
    </Modal>
  );
}

type Update = inferInput<typeof api.admin.users.update>;

function useUserForm(user: ShownUser, onClose: () => void) {
  const [shown] = useState(() => toUserValues(user));
  const [schema] = useState(() => userSchemaOf(user));
  const form = useZodForm(schema, { initialValues: shown, names: USER_FORM_NAMES, mode: 'controlled' });
  const { asked, ask, close, isAsked } = useReassign<Update>();
  const update = useAction(api.admin.users.update, {
    success: texts.done,
    failure: texts.failed,
    affects: ['user', 'order'],
    form,
    isSilent: isAsked,
    onError: ask,
    onDone: () => {
      form.resetDirty(form.getValues());
      // Deferred: the form must have cleared its unsaved state, or the navigation guard would ask.
      setTimeout(onClose, 0);
    },
  });
  return {
    form,
    asked,
    close,
    isSaving: update.isPending,
    submit: form.submit((fields) => void update.run(toUpdateUser(user.id, schema.parse(shown), fields))),
    reassign: (input: Update, handOverTo: number | null) => void update.run({ ...input, handOverTo }),
  };
}

function Editor({ user, onClose }: { readonly user: ShownUser; readonly onClose: () => void }) {
  const { form, asked, close, isSaving, submit, reassign } = useUserForm(user, onClose);
  return (
    <Stack gap="md">
      <form {...submit}>
        <LeaveGuard isDirty={() => form.isDirty()} />
        <Stack gap="md">
          <PersonFields form={form} />
          <RoleFields form={form} />
          <VanField form={form} />
          <LoginFields form={form} isNew={false} />
          <Switch
            label={userFormTexts.fields.active}
            {...form.getInputProps('isActive', { type: 'checkbox' })}
          />
          <Group justify="space-between">
            <Group gap="sm">
              <SignOutEverywhere userId={user.id} />
              <ResetSecondFactor userId={user.id} />
              {user.isActive && user.email !== null && <RecoveryCode userId={user.id} />}
            </Group>
            <Group gap="sm">
              <Button variant="default" onClick={onClose}>
                {uiTexts.cancel}
              </Button>
              <Button type="submit" disabled={isSaving}>
                {isSaving ? adminTexts.saving : adminTexts.save}
              </Button>
            </Group>
          </Group>
        </Stack>
      </form>
      {asked && (
        <ReassignDialog
          driverId={user.id}
          stops={asked.stops}
          isWorking={isSaving}
          onChoose={(driverCode) => reassign(asked.input, driverCode)}
          onCancel={close}
        />
      )}
      {user.role === 'customer' && (
        <>
          <Divider />
          <Group gap="md">
            <ReceivableLink customerId={user.id}>{texts.account}</ReceivableLink>
            <SectionLink
              to="/secret-dashboard/prices/customers/$customerId"
              params={{ customerId: String(user.id) }}
            >
              {texts.prices}
            </SectionLink>
          </Group>
          <OpenOrders customerId={user.id} />
        </>
      )}
    </Stack>
  );
}

function SignOutEverywhere({ userId }: { readonly userId: number }) {
  const [isAsking, setIsAsking] = useState(false);
  const signOut = useAction(api.admin.users.signOutEverywhere, {
    success: texts.signedOut,
    failure: texts.failed,
  });
  const confirm = async () => {
    await signOut.run({ userId });
    setIsAsking(false);
  };
  return (
    <>
      <Button
        variant="default"
        c="var(--shop-bad-text)"
        leftSection={<IconLogout size={18} aria-hidden />}
        onClick={() => setIsAsking(true)}
      >
        {texts.signOut}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.signOutTitle}
        isDestructive
        isWorking={signOut.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsking(false)}
      >
        {texts.signOutQuestion}
      </ConfirmDialog>
    </>
  );
}

function OpenOrders({ customerId }: { readonly customerId: number }) {
  const open = useQuery(api.admin.orders.open.queryOptions({ customerId }));
  return (
    <section aria-label={texts.openOrders}>
      <Title order={3} mb="xs">
        {texts.openOrders}
      </Title>
      <PageState
        query={open}
        loading={<Skeleton height={60} />}
        isEmpty={(orders) => orders.length === 0}
        empty={<Text c="dimmed">{texts.noOpenOrders}</Text>}
      >
        {(orders) => (
          <Stack gap={6}>
            {orders.map((order) => (
              <Group key={order.orderId} gap="sm">
                <SectionLink to="/secret-dashboard/orders" search={{ q: `#${order.orderId}` }}>
                  {texts.order(order.orderId)}
                </SectionLink>
                <StatusBadge status={order.status} />
                <Dimmed>{order.deliverDate === null ? '' : formatDate(order.deliverDate)}</Dimmed>
                <Money cents={order.totalCents} />
              </Group>
            ))}
          </Stack>
        )}
      </PageState>
    </section>
  );
}
