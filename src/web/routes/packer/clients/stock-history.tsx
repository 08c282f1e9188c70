import { Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { texts } from '#web/routes/packer/texts.ts';
import { PageState } from '#web/ui/page-state.tsx';
import { Pill, type Tone } from '#web/ui/pill.tsx';
import { signed } from '#web/ui/signed.ts';
import classes from './clients.module.css';

const TONES: Readonly<Record<keyof typeof texts.clients.reasons, Tone>> = {
  added: 'good',
  used: 'info',
  corrected: 'warn',
  returned: 'plain',
};

/** How the customer's pieces came and went, newest first. */
export function StockHistory({ customerId }: { readonly customerId: number }) {
  const instantText = useInstantText();
  const history = useQuery(api.packer.customStock.history.queryOptions({ customerId }));
  return (
    <section className={classes['panel']} aria-labelledby="stock-history-title">
      <Title order={2} id="stock-history-title">
        {texts.clients.history}
      </Title>
      <PageState
        query={history}
        failure={texts.clients.historyFailed}
        loading={
          <Stack gap="xs" aria-hidden>
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} h={44} />
            ))}
          </Stack>
        }
        isEmpty={(steps) => steps.length === 0}
        empty={<Text c="dimmed">{texts.clients.historyEmpty}</Text>}
      >
        {(steps) => (
          <ul className={classes['steps']}>
            {steps.map((step) => (
              <li key={step.id} className={classes['step']}>
                <b className={classes['delta']}>{signed(step.delta)}</b>
                <div className={classes['what']}>
                  <span>
                    {step.productName}{' '}
                    <Pill tone={TONES[step.reason]}>{texts.clients.reasons[step.reason]}</Pill>
                  </span>
                  <span className={classes['small']}>
                    {[
                      step.orderId === null ? '' : texts.clients.forOrder(step.orderId),
                      step.note,
                      texts.clients.balance(step.balanceAfter),
                      step.actorName ?? '',
                      instantText(step.at),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </div>
              </li>
            ))}
          </ul>
        )}
      </PageState>
    </section>
  );
}
