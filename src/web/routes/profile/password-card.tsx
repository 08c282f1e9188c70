import '#web/styles/form-styles.ts';
import { Box, Button, PasswordInput } from '@mantine/core';
import {
  changePasswordInput,
  confirmPasswordInput,
  withRepeatedPassword,
} from '#shared/inputs/user-inputs.ts';
import { api } from '#web/api.ts';
import { NewPasswordInput } from '#web/features/new-password-input.tsx';
import { useAction } from '#web/hooks/use-action.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import formClasses from './profile-form.module.css';
import classes from './profile-page.module.css';
import { texts } from './texts.ts';

const { account: words } = texts;

const passwordForm = withRepeatedPassword(
  changePasswordInput.extend({ confirmPassword: confirmPasswordInput }),
  'newPassword',
);

export function PasswordCard() {
  const form = useZodForm(passwordForm, {
    initialValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const change = useAction(api.profile.changePassword, {
    form,
    success: words.changed,
    failure: words.failure,
    affects: ['user'],
    onSuccess: () => form.reset(),
  });
  const field = (key: keyof ReturnType<typeof form.getValues>) => ({
    size: 'md' as const,
    ...form.field(key),
  });
  return (
    <section className={classes['card']} aria-labelledby="password">
      <h2 id="password">{words.password}</h2>
      <Box component="p" m="0.25rem 0 1.1rem" c="dimmed">
        {words.passwordText}
      </Box>
      <form className={formClasses['fields']} {...form.submit((values) => void change.run(values))}>
        <PasswordInput
          label={words.current}
          autoComplete="current-password"
          required
          {...field('currentPassword')}
        />
        <div className={formClasses['pair']}>
          <NewPasswordInput
            label={words.next}
            autoComplete="new-password"
            required
            {...field('newPassword')}
          />
          <PasswordInput
            label={words.confirm}
            autoComplete="new-password"
            required
            {...field('confirmPassword')}
          />
        </div>
        <Button type="submit" size="md" variant="default" loading={change.isPending}>
          {words.change}
        </Button>
      </form>
    </section>
  );
}
