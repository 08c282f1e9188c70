import '#web/styles/form-styles.ts';
import { Button, PasswordInput } from '@mantine/core';
import { hasLength, isNotEmpty, matchesField, useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { errorText, fieldErrors } from '#web/error-text.ts';
import { showToast } from '#web/ui/toast.ts';
import formClasses from './account-form.module.css';
import classes from './account-page.module.css';
import { texts } from './texts.ts';

const { account: words, required } = texts;

/** A new password; the old one proves that it is them. */
export function PasswordCard() {
  const queryClient = useQueryClient();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    validate: {
      currentPassword: isNotEmpty(required.password),
      newPassword: hasLength({ min: 8 }, required.passwordLength),
      confirmPassword: matchesField('newPassword', required.mismatch),
    },
  });
  const change = useMutation(
    api.account.changePassword.mutationOptions({
      onSuccess: () => {
        form.reset();
        showToast({ tone: 'success', message: words.changed });
        void queryClient.invalidateQueries(api.account.logins.pathFilter());
      },
      onError: (error) => {
        const errors = fieldErrors(error);
        form.setErrors(
          Object.keys(errors).length > 0 ? errors : { currentPassword: errorText(error, words.failure) },
        );
      },
    }),
  );
  const field = (key: string) => ({ size: 'md' as const, key: form.key(key), ...form.getInputProps(key) });
  return (
    <section className={classes['card']} aria-labelledby="password">
      <h2 id="password">{words.password}</h2>
      <p className={classes['text']}>{words.passwordText}</p>
      <form
        className={formClasses['fields']}
        noValidate
        onSubmit={form.onSubmit((values) => change.mutate(values))}
      >
        <PasswordInput
          label={words.current}
          autoComplete="current-password"
          required
          {...field('currentPassword')}
        />
        <div className={formClasses['pair']}>
          <PasswordInput label={words.next} autoComplete="new-password" required {...field('newPassword')} />
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
