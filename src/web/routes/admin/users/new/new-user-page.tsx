import { Alert, Button, Paper, Stack, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useFormDraft } from '#web/hooks/use-form-draft.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { texts } from '#web/routes/admin/texts.ts';
import { LoginFields, PersonFields, RoleFields } from '#web/routes/admin/user-form/user-fields.tsx';
import {
  emptyUser,
  newUserSchema,
  toCreateUser,
  USER_FORM_NAMES,
} from '#web/routes/admin/user-form/user-values.ts';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';

const FLAG_MS = 3000;

export function NewUserPage() {
  const [shown] = useState(emptyUser);
  const draft = useFormDraft('new-user', shown);
  const form = useZodForm(newUserSchema, {
    initialValues: shown,
    names: USER_FORM_NAMES,
    mode: 'controlled',
    onValuesChange: (values) => draft.keep(shown, { ...values, password: '', confirmPassword: '' }),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: restores once, on mount
  useEffect(() => {
    if (draft.found) form.setValues(draft.found);
  }, []);
  const [isDone, setIsDone] = useState(false);
  const create = useAction(api.admin.users.create, {
    success: texts.createuser.done,
    failure: texts.createuser.failed,
    affects: ['user'],
    form,
    onSuccess: () => {
      form.reset();
      draft.forget();
      setIsDone(true);
    },
  });
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setIsDone(false), FLAG_MS);
    return () => clearTimeout(timer);
  }, [isDone]);

  return (
    <>
      <Title order={1} mb="lg">
        {texts.tabs.createuser}
      </Title>
      <form
        aria-label={texts.tabs.createuser}
        {...form.submit((fields) => {
          setIsDone(false);
          void create.run(toCreateUser(fields));
        })}
      >
        <LeaveGuard isDirty={() => form.isDirty()} onLeave={draft.forget} />
        <Paper p="lg" maw="46rem">
          <Stack gap="md">
            <PersonFields form={form} />
            <RoleFields form={form} />
            <LoginFields form={form} isNew />
            <div role="status">
              {isDone && <Alert color="good" title={texts.createuser.created} p="sm" />}
            </div>
            <Button type="submit" size="md" disabled={create.isPending} style={{ alignSelf: 'start' }}>
              {create.isPending ? texts.createuser.working : texts.createuser.submit}
            </Button>
          </Stack>
        </Paper>
      </form>
    </>
  );
}
