import { Alert, Button, Stack, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#web/api.ts';
import { errorText, fieldErrors } from '#web/error-text.ts';
import { refreshAfter } from '#web/refresh-after.ts';
import { texts } from '#web/routes/admin/texts.ts';
import { LeaveGuard } from '#web/routes/admin/ui/leave-guard.tsx';
import panelClasses from '#web/routes/admin/ui/panel.module.css';
import { LoginFields, PersonFields, RoleFields } from '#web/routes/admin/user-form/user-fields.tsx';
import {
  EMPTY_USER,
  toCreateUser,
  USER_FORM_NAMES,
  type UserValues,
  validateNewUser,
} from '#web/routes/admin/user-form/user-values.ts';
import { showToast } from '#web/ui/toast.ts';

/** How long the flag says that the account was made (spec 1 §9). */
const FLAG_MS = 3000;

/** The section 'Krijo User'. */
export function NewUserPage() {
  const form = useForm({ initialValues: EMPTY_USER, validate: validateNewUser });
  const [isDone, setIsDone] = useState(false);
  const create = useMutation(
    api.admin.users.create.mutationOptions({
      onSuccess: () => {
        form.reset();
        setIsDone(true);
        showToast({ tone: 'success', message: texts.createuser.done });
        void refreshAfter('user');
      },
      onError: (error) => {
        form.setErrors(fieldErrors(error, USER_FORM_NAMES));
        showToast({ tone: 'error', message: errorText(error, texts.createuser.failed) });
      },
    }),
  );
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setIsDone(false), FLAG_MS);
    return () => clearTimeout(timer);
  }, [isDone]);

  const submit = (values: UserValues) => {
    setIsDone(false);
    create.mutate(toCreateUser(values));
  };

  return (
    <>
      <Title order={1} mb="lg">
        {texts.tabs.createuser}
      </Title>
      <form noValidate aria-label={texts.tabs.createuser} onSubmit={form.onSubmit(submit)}>
        <LeaveGuard isDirty={() => form.isDirty()} />
        <section className={panelClasses['panel']} style={{ maxWidth: '46rem' }}>
          <Stack gap="md">
            <PersonFields form={form} />
            <RoleFields form={form} />
            <LoginFields form={form} isNew />
            <div role="status">
              {isDone && <Alert color="green" title={texts.createuser.created} p="sm" />}
            </div>
            <Button type="submit" size="md" disabled={create.isPending} style={{ alignSelf: 'start' }}>
              {create.isPending ? texts.createuser.working : texts.createuser.submit}
            </Button>
          </Stack>
        </section>
      </form>
    </>
  );
}
