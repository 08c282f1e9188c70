import { Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { texts } from '#web/routes/packer/texts.ts';
import { PageState } from '#web/ui/page-state.tsx';
import { Pill, type Tone } from '#web/ui/pill.tsx';
import { signed } from '#web/ui/signed.ts';
import { Panel } from './panel.tsx';

const TONES: Readonly<Record<keyof typeof texts.clients.reasons, Tone>> = {
  added: 'good',
  used: 'info',
  corrected: 'warn',
  returned: 'plain',
};

export function StockHistory({ customerId }: { readonly customerId: number }) {
  const instantText = useInstantText();
  const history = useQuery(api.packer.customStock.history.queryOptions({ customerId }));
  return (
    <Panel id="stock-history-title" title={texts.clients.history}>
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
          <Stack component="ul" gap="xs" m={0} p={0} mah="26rem" style={{ overflowY: 'auto' }} tabIndex={0}>
            {steps.map((step) => (
              <Group key={step.id} component="li" gap="sm" wrap="nowrap" align="baseline">
                <Text span w={64} fw={700} ta="right" style={{ fontVariantNumeric: 'tabular-nums' }}>
                  {signed(step.delta)}
                </Text>
                <div style={{ flex: 1, minWidth: 0 }}>
                  {step.productName}{' '}
                  <Pill tone={TONES[step.reason]}>{texts.clients.reasons[step.reason]}</Pill>
                  <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                    {[
                      step.orderId === null ? '' : texts.clients.forOrder(step.orderId),
                      step.note,
                      texts.clients.balance(step.balanceAfter),
                      step.actorName ?? '',
                      instantText(step.at),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </div>
              </Group>
            ))}
          </Stack>
        )}
      </PageState>
    </Panel>
  );
}
