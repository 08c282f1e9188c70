import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { actionLabel } from '#web/features/audit-words/action-label.ts';
import { describeDetails } from '#web/features/audit-words/describe-details.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { PageSpinner } from '#web/ui/page-spinner.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import classes from './orders-page.module.css';
import { ownOrderTexts as texts } from './texts.ts';

type OwnEvent = inferOutput<typeof api.customer.orders.history>[number];

export function OrderHistory({ orderId }: { readonly orderId: number }) {
  const [isOpen, setOpen] = useState(false);
  const momentOf = useInstantText();
  const history = useQuery(api.customer.orders.history.queryOptions({ orderId }, { enabled: isOpen }));
  return (
    <details className={classes['history']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{texts.history}</summary>
      {isOpen && (
        <PageState query={history} loading={<PageSpinner />}>
          {(events) => (
            <ol>
              {events.map((event, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: history only ever grows at its end
                <li key={place}>
                  {sentenceOf(event)}
                  <span>
                    {momentOf(event.at)} · {event.isOwn ? texts.byYou : texts.byShop}
                  </span>
                </li>
              ))}
            </ol>
          )}
        </PageState>
      )}
    </details>
  );
}

function sentenceOf(event: OwnEvent): string {
  if (event.kind === 'status') {
    return event.from === null ? texts.placed : `${event.from} → ${event.to}`;
  }
  const details = describeDetails(event.action, event.details).map(({ field, before, after }) =>
    before === null ? `${field}: ${after}` : `${field}: ${before} → ${after}`,
  );
  return [actionLabel(event.action), ...details].join(' · ');
}
