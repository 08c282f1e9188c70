import { Stack, Text, Title } from '@mantine/core';
import type { inferOutput } from '@trpc/tanstack-react-query';
import type { ReactNode } from 'react';
import { PAYMENT_METHOD_LABELS } from '#shared/accounting/ledger.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { ATTEMPT_REASON_LABELS, REDUCTION_REASON_LABELS } from '#shared/delivery.ts';
import { STATUS } from '#shared/order-status.ts';
import { formatCents } from '#shared/prices/money.ts';
import { joinUnits } from '#shared/prices/units.ts';
import type { api } from '#web/api.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { conflictTexts as texts } from './texts.ts';

export type Conflict = inferOutput<typeof api.stocker.roadConflicts.list>[number];

type SideProps = { readonly conflict: Conflict };

export function DriverSide({ conflict }: SideProps) {
  const momentOf = useInstantText();
  const { status, attemptReason, receiverName, isSigned, lines, note } = conflict;
  return (
    <Side title={texts.driverDid(conflict.driverName)}>
      <b>{attemptReason === null ? status : texts.attempted(ATTEMPT_REASON_LABELS[attemptReason])}</b>
      {attemptReason === null && status === STATUS.delivered && lines.length === 0 && (
        <div>{texts.acceptedAll}</div>
      )}
      {lines.map((line) => (
        <div key={line.orderLineId}>
          {texts.acceptedOf(
            line.deliveredQuantity,
            joinUnits(line.productName),
            REDUCTION_REASON_LABELS[line.reason],
          )}
        </div>
      ))}
      {receiverName !== '' && (
        <div>{[texts.receivedBy(receiverName), isSigned && texts.signed].filter(Boolean).join(', ')}</div>
      )}
      {status === STATUS.delivered && attemptReason === null && <Text fw={650}>{moneyOf(conflict)}</Text>}
      {note !== '' && <div>{note}</div>}
      <Dimmed>
        {[
          momentOf(conflict.occurredAt),
          conflict.isTimeCorrected && texts.timeCorrected,
          texts.reportedAt(momentOf(conflict.reportedAt)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Dimmed>
    </Side>
  );
}

function moneyOf({ method, amountCents, cashDay, decision, unpaidReason }: Conflict): string {
  const amount = formatCents(amountCents);
  if (method === 'terms' || amountCents === 0)
    return unpaidReason === '' ? texts.unpaid : texts.unpaidWhy(unpaidReason);
  return cashDay !== null && decision === null
    ? texts.cash(amount)
    : texts.paid(amount, PAYMENT_METHOD_LABELS[method]);
}

export function OrderSide({ conflict: { now } }: SideProps) {
  const momentOf = useInstantText();
  const { lastChange } = now;
  return (
    <Side title={texts.orderNow}>
      <b>{now.status}</b>
      <div>
        {[
          now.driverName === null ? texts.noDriver : texts.driver(now.driverName),
          now.deliverDate !== null && texts.forDay(formatDate(now.deliverDate)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </div>
      <Text fw={650}>{texts.total(formatCents(now.totalCents))}</Text>
      {lastChange && (
        <Dimmed>
          {[lastChange.actorName, momentOf(lastChange.at), lastChange.reason].filter(Boolean).join(' · ')}
        </Dimmed>
      )}
    </Side>
  );
}

function Side({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack gap={2} p="sm" bdrs="md" bg="var(--shop-sunken)">
      <Title order={3} size="sm" c="dimmed">
        {title}
      </Title>
      {children}
    </Stack>
  );
}
