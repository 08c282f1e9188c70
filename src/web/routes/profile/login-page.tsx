import '#web/styles/form-styles.ts';
import { Anchor, Box, Button, PasswordInput, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { logInInput } from '#shared/inputs/user-inputs.ts';
import { plainMeta } from '#shared/page-meta.ts';
import { api } from '#web/api.ts';
import { hasKeyboard } from '#web/device/has-keyboard.ts';
import { codeOf, errorText } from '#web/error-text.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { usePageMeta } from '#web/hooks/use-page-meta.ts';
import { useSearchParam } from '#web/hooks/use-search.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { setUser, useSession } from '#web/session.ts';
import { holdFind } from '#web/startup/early-find.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { loginFields } from './login-fields.ts';
import classes from './profile-form.module.css';
import { RecoverForm } from './recover-form.tsx';
import { texts } from './texts.ts';

const { login } = texts;

type LogInValues = { email: string; password: string; otp: string };

export function LoginPage() {
  const [from] = useSearchParam(loginFields, 'from', '');
  const session = useSession();
  const isExpired = session.status === 'guest' && session.isExpired === true;
  const [forgottenBy, setForgottenBy] = useState<string | null>(null);
  const isForgotten = forgottenBy !== null;
  const title = isForgotten ? texts.recover.title : login.title;
  usePageMeta(plainMeta(title));
  return (
    <div className={classes['page']}>
      <div className={classes['card']}>
        <Title order={1} m={0}>
          {title}
        </Title>
        {isForgotten ? (
          <RecoverForm email={forgottenBy} />
        ) : (
          <>
            <Box component="p" m="0.35rem 0 1.5rem" c="dimmed">
              {isExpired ? login.expired : login.intro}
            </Box>
            <LoginForm onForgotten={setForgottenBy} />
          </>
        )}
        <Box component="p" m="1.25rem 0 0" ta="center">
          {isForgotten ? (
            <Anchor component="button" type="button" fw={600} onClick={() => setForgottenBy(null)}>
              {texts.recover.back}
            </Anchor>
          ) : (
            <>
              {login.noAccount}{' '}
              <TextLink to="/signup" search={from ? { from } : {}} fw={600}>
                {login.signup}
              </TextLink>
            </>
          )}
        </Box>
      </div>
    </div>
  );
}

function LoginForm({ onForgotten }: { readonly onForgotten: (email: string) => void }) {
  const form = useZodForm(logInInput, { initialValues: { email: '', password: '', otp: '' } });
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  const logIn = useAction(api.public.auth.login, {
    isSilent: true,
    onSuccess: (user) => {
      if (user.role !== 'customer') holdFind(false);
      setUser(user);
    },
    onError: (error) => {
      if (codeOf(error) === 'second-factor-needed') setCodeNeeded(true);
    },
  });
  const isFailed = logIn.error && codeOf(logIn.error) !== 'second-factor-needed';
  return (
    <form className={classes['fields']} {...form.submit((values) => void logIn.run(values))}>
      {isCodeNeeded ? (
        <TextInput
          label={login.code}
          description={login.codeText}
          autoComplete="one-time-code"
          size="md"
          withAsterisk={false}
          autoFocus
          required
          {...form.field('otp')}
        />
      ) : (
        <Credentials form={form} />
      )}
      {isFailed && (
        <Notice tone="bad" role="alert">
          {errorText(logIn.error, login.fallback)}
        </Notice>
      )}
      <Button type="submit" size="md" loading={logIn.isPending}>
        {login.submit}
      </Button>
      {isCodeNeeded ? (
        <Anchor
          component="button"
          type="button"
          size="sm"
          onClick={() => {
            form.reset();
            logIn.reset();
            setCodeNeeded(false);
          }}
        >
          {login.otherAccount}
        </Anchor>
      ) : (
        <Anchor
          component="button"
          type="button"
          size="sm"
          onClick={() => onForgotten(form.getValues().email.trim())}
        >
          {login.forgotten}
        </Anchor>
      )}
    </form>
  );
}

type CredentialsProps = { readonly form: Pick<ReturnType<typeof useZodForm<LogInValues, unknown>>, 'field'> };

function Credentials({ form }: CredentialsProps) {
  return (
    <>
      <TextInput
        label={login.email}
        type="email"
        autoFocus={hasKeyboard()}
        autoComplete="username"
        inputMode="email"
        size="md"
        withAsterisk={false}
        required
        {...form.field('email')}
      />
      <PasswordInput
        label={login.password}
        autoComplete="current-password"
        size="md"
        withAsterisk={false}
        required
        {...form.field('password')}
      />
    </>
  );
}
