import '#web/styles/form-styles.ts';
import { Button, NativeSelect, PasswordInput, TextInput, Title } from '@mantine/core';
import { hasLength, isEmail, isNotEmpty, matchesField, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { plainMeta } from '#shared/page-meta.ts';
import { DEFAULT_REGION_ID, REGIONS } from '#shared/regions.ts';
import { api } from '#web/api.ts';
import { errorText, fieldErrors } from '#web/error-text.ts';
import { usePageMeta } from '#web/hooks/use-page-meta.ts';
import { useUrlParam } from '#web/hooks/use-url-param.ts';
import { setUser } from '#web/session.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { showToast } from '#web/ui/toast.ts';
import classes from './account-form.module.css';
import { texts } from './texts.ts';

const { signup, required } = texts;

function useSignupForm() {
  return useForm({
    mode: 'uncontrolled',
    initialValues: {
      name: '',
      phone: '',
      address: '',
      regionId: String(DEFAULT_REGION_ID),
      email: '',
      password: '',
      confirmPassword: '',
    },
    validateInputOnBlur: true,
    validate: {
      name: isNotEmpty(required.name),
      phone: isNotEmpty(required.phone),
      address: isNotEmpty(required.address),
      email: (value) => (value.trim() === '' ? required.email : isEmail(required.emailShape)(value.trim())),
      password: hasLength({ min: 8 }, required.passwordLength),
      confirmPassword: matchesField('password', required.mismatch),
    },
  });
}

/** Signing up; it logs in at once, and the guard of this page leads on. */
export function SignupPage() {
  const [from] = useUrlParam('from');
  usePageMeta(plainMeta(signup.title));
  const form = useSignupForm();
  const signUp = useMutation(
    api.public.auth.signup.mutationOptions({
      onSuccess: (user) => {
        setUser(user);
        showToast({ tone: 'success', message: signup.done });
      },
      onError: (error) => form.setErrors(fieldErrors(error)),
    }),
  );
  const field = (name: string) => ({ size: 'md' as const, key: form.key(name), ...form.getInputProps(name) });

  return (
    <div className={classes['page']}>
      <div className={`${classes['card']} ${classes['wide']}`}>
        <Title order={1} className={classes['title']}>
          {signup.title}
        </Title>
        <p className={classes['intro']}>{signup.intro}</p>
        <form
          className={classes['fields']}
          noValidate
          onSubmit={form.onSubmit((values) =>
            signUp.mutate({ ...values, regionId: Number(values.regionId) }),
          )}
        >
          <TextInput
            label={signup.name}
            description={signup.nameHint}
            autoComplete="name"
            required
            {...field('name')}
          />
          <div className={classes['pair']}>
            <TextInput label={signup.phone} type="tel" autoComplete="tel" required {...field('phone')} />
            <NativeSelect
              label={signup.region}
              data={REGIONS.map((region) => ({ value: String(region.id), label: region.name }))}
              {...field('regionId')}
            />
          </div>
          <TextInput
            label={signup.address}
            description={signup.addressHint}
            autoComplete="street-address"
            required
            {...field('address')}
          />
          <TextInput label={signup.email} type="email" autoComplete="username" required {...field('email')} />
          <div className={classes['pair']}>
            <PasswordInput
              label={signup.password}
              description={signup.passwordHint}
              autoComplete="new-password"
              required
              {...field('password')}
            />
            <PasswordInput
              label={signup.confirm}
              description={'\u00a0'}
              classNames={{ description: classes['spacer'] ?? '' }}
              autoComplete="new-password"
              required
              {...field('confirmPassword')}
            />
          </div>
          {signUp.error && Object.keys(fieldErrors(signUp.error)).length === 0 && (
            <p className={classes['failure']} role="alert">
              {errorText(signUp.error, signup.fallback)}
            </p>
          )}
          <Button type="submit" size="md" loading={signUp.isPending}>
            {signup.submit}
          </Button>
        </form>
        <p className={classes['other']}>
          {signup.hasAccount}{' '}
          <TextLink to="/login" search={from ? { from } : {}} fw={600}>
            {signup.login}
          </TextLink>
        </p>
      </div>
    </div>
  );
}
