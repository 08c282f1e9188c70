import '#web/styles/form-styles.ts';
import { Button, PasswordInput, TextInput, Title } from '@mantine/core';
import { logInInput } from '#shared/account-inputs.ts';
import { plainMeta } from '#shared/page-meta.ts';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { usePageMeta } from '#web/hooks/use-page-meta.ts';
import { useUrlParam } from '#web/hooks/use-url-param.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { setUser } from '#web/session.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import classes from './account-form.module.css';
import { texts } from './texts.ts';

const { login } = texts;

/** Logging in; the guard of this page then leads on to the remembered place or the home of the role. */
export function LoginPage() {
  const [from] = useUrlParam('from');
  usePageMeta(plainMeta(login.title));
  const form = useZodForm(logInInput, { initialValues: { email: '', password: '' } });
  const logIn = useAction(api.public.auth.login, { isSilent: true, onSuccess: setUser });

  return (
    <div className={classes['page']}>
      <div className={classes['card']}>
        <Title order={1} className={classes['title']}>
          {login.title}
        </Title>
        <p className={classes['intro']}>{login.intro}</p>
        <form className={classes['fields']} {...form.submit((values) => void logIn.run(values))}>
          <TextInput
            label={login.email}
            type="email"
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
          {logIn.error && (
            <p className={classes['failure']} role="alert">
              {errorText(logIn.error, login.fallback)}
            </p>
          )}
          <Button type="submit" size="md" loading={logIn.isPending}>
            {login.submit}
          </Button>
        </form>
        <p className={classes['other']}>
          {login.noAccount}{' '}
          <TextLink to="/signup" search={from ? { from } : {}} fw={600}>
            {login.signup}
          </TextLink>
        </p>
      </div>
    </div>
  );
}
