import { Skeleton, Text, Timeline, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { HOLD_CAUSE_LABELS } from '#shared/ledger.ts';
import { actionLabel } from '#web/features/audit-words/action-label.ts';
import { describeDetails } from '#web/features/audit-words/describe-details.ts';
import type { StaffOrdersRouter } from '#web/features/staff-orders/staff-order.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { PageState } from '#web/ui/page-state.tsx';
import { panelTexts as texts } from './texts.ts';

type OrderEvent = inferOutput<StaffOrdersRouter['events']>[number];

type OrderHistoryProps = { readonly orderId: number; readonly router: Pick<StaffOrdersRouter, 'events'> };

/** Who did what to an order, and when, oldest first. */
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
              // biome-ignore lint/suspicious/noArrayIndexKey: history only ever grows at its end
              <Timeline.Item key={place}>
                <Text size="sm">{sentenceOf(event)}</Text>
                <Text size="xs" c="dimmed">
                  {momentOf(event.at)} · {event.actorName ?? texts.nobody}
                </Text>
              </Timeline.Item>
            ))}
          </Timeline>
        )}
      </PageState>
    </section>
  );
}

/** Why an order waits or was let go; that nobody decided in time is said with its cancellation. */
function whyOf({ event, cause, reason }: Extract<OrderEvent, { kind: 'hold' }>): string[] {
  if (cause !== null) return [HOLD_CAUSE_LABELS[cause]];
  return event === 'released' ? [reason] : [];
}

function sentenceOf(event: OrderEvent): string {
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
