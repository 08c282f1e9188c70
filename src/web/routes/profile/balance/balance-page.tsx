import { Skeleton, Text, Title } from '@mantine/core';
import { plainMeta } from '#shared/page-meta.ts';
import { formatCents } from '#shared/prices/money.ts';
import { usePageMeta } from '#web/hooks/use-page-meta.ts';
import classes from '#web/routes/profile/profile-page.module.css';
import { PageState } from '#web/ui/page-state.tsx';
import { BalanceFigures } from './balance-figures.tsx';
import { OpenInvoices } from './open-invoices.tsx';
import { StatementCard } from './statement-card.tsx';
import { balanceTexts as texts } from './texts.ts';
import { useMyBalance } from './use-my-balance.ts';

export function BalancePage() {
  usePageMeta(plainMeta(texts.title));
  const account = useMyBalance();
  return (
    <div className={classes['page']}>
      <div>
        <Title order={1}>{texts.title}</Title>
        <Text c="dimmed">{texts.intro}</Text>
      </div>
      <PageState query={account} failure={texts.failed} loading={<Skeleton h={280} radius="lg" />}>
        {(found) => (
          <>
            <section className={classes['card']} aria-label={texts.figures}>
              <BalanceFigures {...found} />
              {found.creditCents > 0 && <Text mt="sm">{texts.unused(formatCents(found.creditCents))}</Text>}
            </section>
            <section className={classes['card']} aria-labelledby="open-invoices">
              <h2 id="open-invoices">{texts.open}</h2>
              <OpenInvoices open={found.open} />
            </section>
          </>
        )}
      </PageState>
      {account.data && <StatementCard customerId={account.data.customerId} />}
    </div>
  );
}
