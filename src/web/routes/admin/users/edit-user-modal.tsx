import { Button, Divider, Group, Modal, Skeleton, Stack, Switch } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { errorText, fieldErrors } from '#web/error-text.ts';
import { refreshAfter } from '#web/refresh-after.ts';
import { LeaveGuard } from '#web/routes/admin/ui/leave-guard.tsx';
import { adminTexts } from '#web/routes/admin/ui/texts.ts';
import { userFormTexts } from '#web/routes/admin/user-form/texts.ts';
import { LoginFields, PersonFields, RoleFields } from '#web/routes/admin/user-form/user-fields.tsx';
import {
  type ShownUser,
  toUpdateUser,
  toUserValues,
  USER_FORM_NAMES,
  type UserValues,
  validateUser,
} from '#web/routes/admin/user-form/user-values.ts';
import { PageState } from '#web/ui/page-state.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import { OpenOrders } from './open-orders.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { usersTexts } from './texts.ts';

const texts = usersTexts.modal;

type EditUserModalProps = { readonly userId: number | null; readonly onClose: () => void };

/** Everything about one account, to be changed; open while the address names a person. */
export function EditUserModal({ userId, onClose }: EditUserModalProps) {
  const user = useQuery(
    api.admin.users.get.queryOptions(
      { userId: userId ?? 0 },
      { enabled: userId !== null, staleTime: 0, refetchOnWindowFocus: false },
    ),
  );
  return (
    <Modal
      opened={userId !== null}
      onClose={onClose}
      title={user.data && userId !== null ? texts.title(user.data.name) : texts.loading}
      size="lg"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': uiTexts.close }}
    >
      <PageState query={user} loading={<Skeleton height={420} />}>
        {(found) => <Editor key={found.id} user={found} onClose={onClose} />}
      </PageState>
    </Modal>
  );
}

function Editor({ user, onClose }: { readonly user: ShownUser; readonly onClose: () => void }) {
  const form = useForm({ initialValues: toUserValues(user), validate: validateUser });
  const update = useMutation(
    api.admin.users.update.mutationOptions({
      onSuccess: () => {
        form.resetDirty(form.getValues());
        showToast({ tone: 'success', message: texts.done });
        void refreshAfter('user');
        setTimeout(onClose, 0);
      },
      onError: (error) => {
        form.setErrors(fieldErrors(error, USER_FORM_NAMES));
        showToast({ tone: 'error', message: errorText(error, texts.failed) });
      },
    }),
  );
  const submit = (values: UserValues) => update.mutate(toUpdateUser(user.id, toUserValues(user), values));
  return (
    <Stack gap="md">
      <form noValidate onSubmit={form.onSubmit(submit)}>
        <LeaveGuard isDirty={() => form.isDirty()} />
        <Stack gap="md">
          <PersonFields form={form} />
          <RoleFields form={form} />
          <LoginFields form={form} isNew={false} />
          <Switch
            label={userFormTexts.fields.active}
            {...form.getInputProps('isActive', { type: 'checkbox' })}
          />
          <Group justify="space-between">
            <SignOutEverywhere userId={user.id} />
            <Group gap="sm">
              <Button variant="default" onClick={onClose}>
                {uiTexts.cancel}
              </Button>
              <Button type="submit" disabled={update.isPending}>
                {update.isPending ? adminTexts.saving : adminTexts.save}
              </Button>
            </Group>
          </Group>
        </Stack>
      </form>
      {user.role === 'customer' && (
        <>
          <Divider />
          <OpenOrders customerId={user.id} />
        </>
      )}
    </Stack>
  );
}
