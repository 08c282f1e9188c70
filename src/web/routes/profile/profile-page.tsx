import { Group, Skeleton, Title } from '@mantine/core';
import { IconFileInvoice, IconReportMoney } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { plainMeta } from '#shared/page-meta.ts';
import { api } from '#web/api.ts';
import { usePageMeta } from '#web/hooks/use-page-meta.ts';
import { useUser } from '#web/session.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { BalanceFigures } from './balance/balance-figures.tsx';
import { balanceTexts } from './balance/texts.ts';
import { useMyBalance } from './balance/use-my-balance.ts';
import { LoginsCard } from './logins-card.tsx';
import { ParticularsCard } from './particulars-card.tsx';
import { PasswordCard } from './password-card.tsx';
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
