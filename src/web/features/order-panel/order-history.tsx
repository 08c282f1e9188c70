import { Group, Skeleton, Stack, Text, Timeline, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { HOLD_CAUSE_LABELS } from '#shared/accounting/ledger.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { actionLabel } from '#web/features/audit-words/action-label.ts';
import { describeDetails } from '#web/features/audit-words/describe-details.ts';
import type { StaffOrder, StaffOrdersRouter } from '#web/features/staff-orders/staff-order.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { withSearch } from '#web/hooks/use-search.ts';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { panelTexts as texts } from './texts.ts';

type OtherOrdersProps = { readonly order: StaffOrder; readonly router: Pick<StaffOrdersRouter, 'open'> };

export function OtherOrders({ order, router }: OtherOrdersProps) {
  const open = useQuery(router.open.queryOptions({ customerId: order.customerId }));
  const others = (open.data ?? []).filter((other) => other.orderId !== order.orderId);
  if (others.length === 0) return null;
  return (
    <Stack component="section" gap={4} aria-label={texts.others}>
      <Title order={3} size="h4">
        {texts.others}
      </Title>
      {others.map((other) => (
        <Group key={other.orderId} gap="sm">
          <TextLink to="." search={withSearch({ order: other.orderId })} replace resetScroll={false}>
            {texts.order(other.orderId)}
          </TextLink>
          <span>{other.deliverDate === null ? texts.noDate : formatDate(other.deliverDate)}</span>
          <StatusBadge status={other.status} />
          <Money cents={other.totalCents} />
        </Group>
      ))}
    </Stack>
  );
}

export type OrderEvent = inferOutput<StaffOrdersRouter['events']>[number];

type OrderHistoryProps = { readonly orderId: number; readonly router: Pick<StaffOrdersRouter, 'events'> };

export function OrderHistory({ orderId, router }: OrderHistoryProps) {
  const momentOf = useInstantText();
  const history = useQuery(router.events.queryOptions({ orderId }));
  return (
    <section aria-label={texts.history}>
      <Title order={3} size="h4" mb="xs">
        {texts.history}
      </Title>
      <PageState query={history} loading={<Skeleton height={90} />}>
        {(events) => (
          <Timeline bulletSize={10} lineWidth={2} active={events.length}>
            {events.map((event, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the history is append-only
              <Timeline.Item key={place}>
                <Text size="sm">{sentenceOf(event)}</Text>
                <Text size="xs" c="dimmed">
                  {momentOf(event.at)} · {event.actorName ?? texts.system}
                </Text>
              </Timeline.Item>
            ))}
          </Timeline>
        )}
      </PageState>
    </section>
  );
}

function whyOf({ event, cause, reason }: Extract<OrderEvent, { kind: 'hold' }>): string[] {
  if (cause !== null) return [HOLD_CAUSE_LABELS[cause]];
  return event === 'released' ? [reason] : [];
}

export function sentenceOf(event: OrderEvent): string {
  if (event.kind === 'hold') return [texts.hold[event.event], ...whyOf(event)].join(' · ');
  if (event.kind === 'status') {
    if (event.from === null) return texts.placed;
    return [texts.moved(event.from, event.to), ...(event.reason ? [event.reason] : [])].join(' · ');
  }
  const details = describeDetails(event.action, event.details).map(({ field, before, after }) =>
    before === null ? `${field}: ${after}` : texts.changedFrom(field, before, after),
  );
  return [actionLabel(event.action), ...details].join(' · ');
}
