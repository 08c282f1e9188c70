import '#web/styles/form-styles.ts';
import { Box, Button, Group, PasswordInput, Skeleton, Title } from '@mantine/core';
import { IconFileInvoice, IconReportMoney } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import {
  changePasswordInput,
  confirmPasswordInput,
  withRepeatedPassword,
} from '#shared/inputs/user-inputs.ts';
import { plainMeta } from '#shared/page-meta.ts';
import { api } from '#web/api.ts';
import { NewPasswordInput } from '#web/features/new-password-input.tsx';
import { useAction } from '#web/hooks/use-action.ts';
import { usePageMeta } from '#web/hooks/use-page-meta.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { useUser } from '#web/session.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { BalanceFigures } from './balance/balance-figures.tsx';
import { balanceTexts } from './balance/texts.ts';
import { useMyBalance } from './balance/use-my-balance.ts';
import { LoginsCard } from './logins-card.tsx';
import { ParticularsCard } from './particulars-card.tsx';
import formClasses from './profile-form.module.css';
import classes from './profile-page.module.css';
import { SecondFactorCard } from './second-factor-card.tsx';
import { texts } from './texts.ts';

export function ProfilePage() {
  const profile = useQuery(api.profile.get.queryOptions());
  const isCustomer = useUser()?.role === 'customer';
  usePageMeta(plainMeta(texts.account.title));
  return (
    <div className={classes['page']}>
      <Group justify="space-between" gap="xs">
        <Title order={1}>{texts.account.title}</Title>
        {isCustomer && (
          <Group gap="xs">
            <LinkButton
              to="/gjendja"
              variant="default"
              leftSection={<IconReportMoney size={18} aria-hidden />}
            >
              {balanceTexts.title}
            </LinkButton>
            <LinkButton
              to="/faturat"
              variant="default"
              leftSection={<IconFileInvoice size={18} aria-hidden />}
            >
              {texts.account.documents}
            </LinkButton>
          </Group>
        )}
      </Group>
      {isCustomer && <MyBalance />}
      <PageState
        query={profile}
        loading={<Skeleton h={{ base: 823, xs: 648 }} radius="lg" />}
        failure={texts.account.failure}
      >
        {(account) => <ParticularsCard account={account} />}
      </PageState>
      <PasswordCard />
      <SecondFactorCard />
      <LoginsCard />
    </div>
  );
}

function MyBalance() {
  const account = useMyBalance();
  if (account.error) return null;
  return (
    <section className={classes['card']} aria-label={balanceTexts.figures}>
      {account.data ? <BalanceFigures {...account.data} /> : <Skeleton h={62} />}
    </section>
  );
}

const { account: words } = texts;

const passwordForm = withRepeatedPassword(
  changePasswordInput.extend({ confirmPassword: confirmPasswordInput }),
  'newPassword',
);

function PasswordCard() {
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
