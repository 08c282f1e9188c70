import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { api } from '#web/api.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { actionLabel } from '#web/routes/admin/audit/action-label.ts';
import { describeDetails } from '#web/routes/admin/audit/describe-details.ts';
import { PageState } from '#web/ui/page-state.tsx';
import classes from './order-card.module.css';
import { ordersTexts as texts } from './texts.ts';

type OrderEvent = inferOutput<typeof api.admin.orders.history>[number];

/** Who did what to an order, and when, oldest first. */
export function OrderHistory({ orderId }: { readonly orderId: number }) {
  const momentOf = useInstantText();
  const history = useQuery(api.admin.orders.history.queryOptions({ orderId }));
  return (
    <PageState query={history} loading={<Skeleton height={90} mt="xs" />}>
      {(events) => (
        <ol className={classes['history']} aria-label={texts.history}>
          {events.map((event, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: history only ever grows at its end
            <li key={place}>
              <span className={classes['moment']}>
                {momentOf(event.at)} · {event.actorName ?? texts.unknownPerson}
              </span>
              {sentenceOf(event)}
            </li>
          ))}
        </ol>
      )}
    </PageState>
  );
}

function sentenceOf(event: OrderEvent): string {
  if (event.kind === 'status') {
    const sentence = event.from === null ? texts.placed : texts.changed(event.from, event.to);
    return event.reason === '' ? sentence : `${sentence} · ${event.reason}`;
  }
  const details = describeDetails(event.action, event.details).map(({ field, before, after }) =>
    before === null ? `${field}: ${after}` : `${field}: ${before} → ${after}`,
  );
  return [actionLabel(event.action), ...details].join(' · ');
}
