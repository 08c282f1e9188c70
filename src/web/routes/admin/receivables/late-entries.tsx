import { Spoiler, Stack, Text } from '@mantine/core';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { ENTRY_LABELS } from '#shared/accounting/ledger.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import type { api } from '#web/api.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Money } from '#web/ui/money.tsx';
import { ReceivableLink } from './links.tsx';
import { receivablesTexts } from './texts.ts';

const texts = receivablesTexts.changedSince;

type LateEntriesProps = {
  readonly changed: inferOutput<typeof api.admin.receivables.ageing>['changedSince'];
};

export function LateEntries({ changed }: LateEntriesProps) {
  const timeOf = useInstantText();
  return (
    <Spoiler
      maxHeight={0}
      showLabel={texts.show}
      hideLabel={texts.hide}
      mt="xs"
      styles={{ control: { fontSize: 'var(--mantine-font-size-sm)' } }}
    >
      <Stack component="ul" gap={6}>
        {(changed?.list ?? []).map((entry) => (
          <li key={entry.id}>
            <Text size="sm" component="div">
              <ReceivableLink customerId={entry.customerId}>{entry.customerName}</ReceivableLink>
              {` · ${formatDate(entry.day)} · ${entry.number || ENTRY_LABELS[entry.kind]} · `}
              <Money cents={entry.amountCents} />
            </Text>
            <Dimmed>
              {[entry.reason, texts.entered(timeOf(entry.enteredAt))].filter(Boolean).join(' · ')}
            </Dimmed>
          </li>
        ))}
      </Stack>
    </Spoiler>
  );
}
