import { Stack, Text } from '@mantine/core';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { formatCents } from '#shared/prices/money.ts';
import { documentName, type OpenItem } from '#web/routes/admin/receivables/receivable.ts';
import { receivableTexts } from '#web/routes/admin/receivables/texts.ts';
import { PlanFrame, PlanRest, PlanRow } from '#web/routes/admin/ui/payment-parts.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import type { Payment } from './use-payment.ts';

const texts = receivableTexts.payment;

type PaymentPlanProps = { readonly payment: Payment; readonly open: readonly OpenItem[] };

export function PaymentPlan({ payment, open }: PaymentPlanProps) {
  const { draft, change, choosePlan, read } = payment;
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
        {shown.map(({ entryId, openCents, dueOn, ...item }) => (
          <PlanRow
            key={entryId}
            name={documentName(item)}
            about={`${formatDate(dueOn)} · ${texts.openOf(formatCents(openCents))}`}
            isChosen={isChosen}
            label={texts.amountFor(documentName(item))}
            typed={draft.typed[entryId] ?? ''}
            error={read.faults.items.get(entryId)}
            plannedCents={read.plan.get(entryId) ?? 0}
            onType={(amount) => change({ typed: { ...draft.typed, [entryId]: amount } })}
          />
        ))}
      </Stack>
      {!isChosen && shown.length < open.length && (
        <Text size="xs" c="dimmed" mt={4}>
          {texts.more(open.length - shown.length)}
        </Text>
      )}
      <PlanRest cents={read.leftCents} over={texts.over(formatCents(-read.leftCents))} stays={texts.stays} />
    </PlanFrame>
  );
}
