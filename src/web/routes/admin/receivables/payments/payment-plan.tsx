import { Group, Stack, Text, TextInput } from '@mantine/core';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { formatCents } from '#shared/prices/money.ts';
import { documentName, type OpenItem } from '#web/routes/admin/receivables/receivable.ts';
import { receivableTexts } from '#web/routes/admin/receivables/texts.ts';
import { PlanFrame } from '#web/routes/admin/ui/payment-parts.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Money } from '#web/ui/money.tsx';
import { readNumberField } from '#web/ui/quantity/typed-number.ts';
import type { Payment } from './use-payment.ts';

const texts = receivableTexts.payment;

type PaymentPlanProps = { readonly payment: Payment; readonly open: readonly OpenItem[] };

export function PaymentPlan({ payment, open }: PaymentPlanProps) {
  const { draft, choosePlan, read } = payment;
  if (open.length === 0) {
    return <Dimmed>{texts.nothingOpen}</Dimmed>;
  }
  const isChosen = draft.plan === 'chosen';
  const shown = isChosen ? open : open.filter(({ entryId }) => read.plan.has(entryId));
  return (
    <PlanFrame
      texts={texts}
      isChosen={isChosen}
      onChoose={(chosen) => choosePlan(chosen ? 'chosen' : 'oldest')}
    >
      <Stack
        component="ul"
        gap={6}
        mah="18rem"
        style={{ overflowY: 'auto' }}
        {...(isChosen ? {} : { tabIndex: 0 })}
      >
        {shown.map((item) => (
          <PlanRow key={item.entryId} item={item} payment={payment} />
        ))}
      </Stack>
      {!isChosen && shown.length < open.length && (
        <Text size="xs" c="dimmed" mt={4}>
          {texts.more(open.length - shown.length)}
        </Text>
      )}
      <Left cents={read.leftCents} />
    </PlanFrame>
  );
}

type PlanRowProps = { readonly item: OpenItem; readonly payment: Payment };

function PlanRow({ item, payment: { draft, change, read } }: PlanRowProps) {
  const { entryId, openCents, dueOn } = item;
  const name = documentName(item);
  return (
    <Group component="li" justify="space-between" gap="xs" wrap="nowrap">
      <div>
        <Text size="sm">{name}</Text>
        <Text size="xs" c="dimmed">
          {formatDate(dueOn)} · {texts.openOf(formatCents(openCents))}
        </Text>
      </div>
      {draft.plan === 'chosen' ? (
        <TextInput
          w={120}
          size="sm"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0,00"
          maxLength={20}
          aria-label={texts.amountFor(name)}
          value={draft.typed[entryId] ?? ''}
          error={read.faults.items.get(entryId)}
          onChange={({ currentTarget }) => {
            const amount = readNumberField(currentTarget, draft.typed[entryId] ?? '');
            change({ typed: { ...draft.typed, [entryId]: amount } });
          }}
        />
      ) : (
        <Text size="sm" fw={650}>
          <Money cents={read.plan.get(entryId) ?? 0} />
        </Text>
      )}
    </Group>
  );
}

function Left({ cents }: { readonly cents: number }) {
  if (cents === 0) return null;
  return (
    <Text size="sm" mt="xs" role="status" fw={600} c={cents < 0 ? 'var(--shop-bad-text)' : 'inherit'}>
      {cents < 0 ? texts.over(formatCents(-cents)) : `${texts.stays}: ${formatCents(cents)}`}
    </Text>
  );
}
