import '#web/styles/form-styles.ts';
import { Box, Button, NativeSelect, PasswordInput, TextInput, Title } from '@mantine/core';
import {
  chosenRegionInput,
  confirmPasswordInput,
  signUpInput,
  withRepeatedPassword,
} from '#shared/inputs/user-inputs.ts';
import { plainMeta } from '#shared/page-meta.ts';
import { defaultRegionId } from '#shared/regions.ts';
import { api } from '#web/api.ts';
import { errorText, fieldErrors } from '#web/error-text.ts';
import { NewPasswordInput } from '#web/features/new-password-input.tsx';
import { useRegionChoices } from '#web/firm.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { usePageMeta } from '#web/hooks/use-page-meta.ts';
import { useSearchParam } from '#web/hooks/use-search.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { setUser } from '#web/session.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { FirmNumber } from './firm-number.tsx';
import { loginFields } from './login-fields.ts';
import classes from './profile-form.module.css';
import { texts } from './texts.ts';

const { signup } = texts;

const signUpForm = withRepeatedPassword(
  signUpInput
    .pick({ name: true, phone: true, fiscalNumber: true, address: true, email: true, password: true })
    .extend({ regionId: chosenRegionInput, confirmPassword: confirmPasswordInput }),
  'password',
);

export function SignupPage() {
  const [from] = useSearchParam(loginFields, 'from', '');
  usePageMeta(plainMeta(signup.title));
  const form = useZodForm(signUpForm, {
    validateInputOnBlur: true,
    initialValues: {
      name: '',
      phone: '',
      fiscalNumber: '',
      address: '',
      regionId: String(defaultRegionId()),
      email: '',
      password: '',
      confirmPassword: '',
    },
  });
  const regions = useRegionChoices();
  const signUp = useAction(api.public.auth.signup, {
    form,
    isSilent: true,
    success: signup.done,
    onSuccess: setUser,
  });
  const field = (name: keyof ReturnType<typeof form.getValues>) => ({
    size: 'md' as const,
    ...form.field(name),
  });

  return (
    <div className={classes['page']}>
      <div className={classes['card']} style={{ maxWidth: '40rem' }}>
        <Title order={1} m={0}>
          {signup.title}
        </Title>
        <Box component="p" m="0.35rem 0 1.5rem" c="dimmed">
          {signup.intro}
        </Box>
        <form className={classes['fields']} {...form.submit((values) => void signUp.run(values))}>
          <TextInput
            label={signup.name}
            description={signup.nameHint}
            autoComplete="name"
            required
            {...field('name')}
          />
          <div className={classes['pair']}>
            <TextInput
              label={signup.phone}
              description={signup.phoneHint}
              type="tel"
              autoComplete="tel"
              required
              {...field('phone')}
            />
            <NativeSelect
              label={signup.region}
              description={signup.regionHint}
              data={regions}
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
          <FirmNumber field={field('fiscalNumber')} />
          <TextInput label={signup.email} type="email" autoComplete="username" required {...field('email')} />
          <div className={classes['pair']}>
            <NewPasswordInput
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
            <Notice tone="bad" role="alert">
              {errorText(signUp.error, signup.fallback)}
            </Notice>
          )}
          <Button type="submit" size="md" loading={signUp.isPending}>
            {signup.submit}
          </Button>
        </form>
        <Box component="p" m="1.25rem 0 0" ta="center">
          {signup.hasAccount}{' '}
          <TextLink to="/login" search={from ? { from } : {}} fw={600}>
            {signup.login}
          </TextLink>
        </Box>
      </div>
    </div>
  );
}
