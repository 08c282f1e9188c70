import { Anchor, Box, Button, PasswordInput, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { confirmPasswordInput, recoverInput, withRepeatedPassword } from '#shared/inputs/user-inputs.ts';
import { formatPhone } from '#shared/text/phone.ts';
import { api } from '#web/api.ts';
import { codeOf, errorText, fieldErrors } from '#web/error-text.ts';
import { NewPasswordInput } from '#web/features/new-password-input.tsx';
import { useAction } from '#web/hooks/use-action.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { setUser } from '#web/session.ts';
import { Notice } from '#web/ui/notice.tsx';
import classes from './profile-form.module.css';
import { texts } from './texts.ts';

const { recover: words } = texts;

const recoverForm = withRepeatedPassword(
  recoverInput.extend({ confirmPassword: confirmPasswordInput }),
  'password',
);

export function RecoverForm({ email }: { readonly email: string }) {
  const info = useQuery(api.public.shop.info.queryOptions());
  const phone = info.data?.contact.phone;
  const form = useZodForm(recoverForm, {
    initialValues: { email, code: '', password: '', confirmPassword: '', otp: '' },
  });
  const [isOtpNeeded, setOtpNeeded] = useState(false);
  const recover = useAction(api.public.auth.recover, {
    form,
    isSilent: true,
    success: words.done,
    onSuccess: setUser,
    onError: (error) => {
      if (codeOf(error) === 'second-factor-needed') setOtpNeeded(true);
    },
  });
  const field = (name: keyof ReturnType<typeof form.getValues>) => ({
    size: 'md' as const,
    withAsterisk: false,
    required: true,
    ...form.field(name),
  });
  return (
    <>
      <Box component="p" m="0.35rem 0 1.5rem" c="dimmed">
        {phone ? (
          <>
            {words.callAt.before}
            <Anchor href={`tel:${phone.replaceAll(' ', '')}`} underline="always">
              {formatPhone(phone)}
            </Anchor>
            {words.callAt.after}
          </>
        ) : (
          words.call
        )}
      </Box>
      <form className={classes['fields']} {...form.submit((values) => void recover.run(values))}>
        <TextInput
          label={texts.login.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          {...field('email')}
        />
        <TextInput label={words.code} autoComplete="one-time-code" inputMode="numeric" {...field('code')} />
        <NewPasswordInput label={words.password} autoComplete="new-password" {...field('password')} />
        <PasswordInput label={words.confirm} autoComplete="new-password" {...field('confirmPassword')} />
        {isOtpNeeded && <TextInput label={texts.login.code} {...field('otp')} />}
        {recover.error && Object.keys(fieldErrors(recover.error)).length === 0 && (
          <Notice tone="bad" role="alert">
            {errorText(recover.error, words.fallback)}
          </Notice>
        )}
        <Button type="submit" size="md" loading={recover.isPending}>
          {words.submit}
        </Button>
      </form>
    </>
  );
}
