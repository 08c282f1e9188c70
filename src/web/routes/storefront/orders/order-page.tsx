import { Box, Button, Group, Skeleton, Stack, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { plainMeta } from '#shared/page-meta.ts';
import { api } from '#web/api.ts';
import { findStatus } from '#web/error-text.ts';
import { actionLabel } from '#web/features/audit-words/action-label.ts';
import { describeDetails } from '#web/features/audit-words/describe-details.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useHeadingFirst } from '#web/hooks/use-heading-first.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { usePageMeta } from '#web/hooks/use-page-meta.ts';
import { NotFound } from '#web/routes/storefront/not-found.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { PageSpinner } from '#web/ui/page-spinner.tsx';
import { NoDataYet, PageState } from '#web/ui/page-state.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Complaints } from './complaints.tsx';
import { OrderAgainDialogs } from './order-again-dialogs.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderEditor } from './order-editor.tsx';
import classes from './orders-page.module.css';
import { ordersTexts, myOrderTexts as texts } from './texts.ts';
import { useMarkSeen } from './use-mark-seen.ts';
import type { CustomerOrder } from './use-my-orders.ts';
import { useOrderAgain } from './use-order-again.ts';

export function OrderPage() {
  const { orderId = '' } = useParams({ strict: false });
  const id = /^\d{1,15}$/.test(orderId) ? Number(orderId) : 0;
  usePageMeta(plainMeta(ordersTexts.number(id)));
  return (
    <div className={classes['page']}>
      <TextLink to="/porosite" display="inline-block" mb="sm" data-screen-only>
        ← {ordersTexts.all}
      </TextLink>
      {id === 0 ? <NoSuchOrder /> : <OrderById key={id} orderId={id} />}
    </div>
  );
}

function NoSuchOrder() {
  return <NotFound title={ordersTexts.notFound} text={ordersTexts.notFoundText} />;
}

function OrderById({ orderId }: { readonly orderId: number }) {
  const query = useQuery(api.customer.orders.get.queryOptions({ orderId }));
  const [isEditing, setEditing] = useState(false);
  const area = useHeadingFirst<HTMLDivElement>(isEditing);
  useMarkSeen(query.data ? [query.data] : []);
  if (findStatus(query.error) === 404) return <NoSuchOrder />;
  if (!query.data) {
    const loading = <Skeleton height={420} radius="lg" />;
    return <NoDataYet query={query} failure={ordersTexts.failure} loading={loading} />;
  }
  return (
    <div ref={area}>
      {isEditing ? (
        // The order as opened: a concurrent change is reported on save, not by changing fields under the user's finger.
        <OrderEditor opened={query.data} onDone={() => setEditing(false)} />
      ) : (
        <Order order={query.data} onChange={() => setEditing(true)} />
      )}
    </div>
  );
}

function Order({ order, onChange }: { readonly order: CustomerOrder; readonly onChange: () => void }) {
  const again = useOrderAgain();
  return (
    <Stack gap="lg">
      <OrderCard
        order={order}
        headingLevel={1}
        isBusy={again.busyOrderId === order.id}
        onOrderAgain={again.orderAgain}
      />
      {order.mayChange && (
        <Stack gap="0.4rem">
          <Group gap="xs" className={classes['actions'] ?? ''}>
            <Button
              size="md"
              variant="default"
              leftSection={<IconPencil size={18} aria-hidden />}
              onClick={onChange}
            >
              {texts.change}
            </Button>
            <CancelOrder order={order} />
          </Group>
          <Box component="p" c="dimmed" fz="0.9375rem">
            {texts.untilPrepared}
          </Box>
        </Stack>
      )}
      <Complaints order={order} />
      <OrderHistory orderId={order.id} />
      <OrderAgainDialogs again={again} />
    </Stack>
  );
}

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
                // biome-ignore lint/suspicious/noArrayIndexKey: the history is append-only
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

function sentenceOf(event: inferOutput<typeof api.customer.orders.history>[number]): string {
  if (event.kind === 'status') {
    return event.from === null ? texts.placed : `${event.from} → ${event.to}`;
  }
  const details = describeDetails(event.action, event.details).map(({ field, before, after }) =>
    before === null ? `${field}: ${after}` : `${field}: ${before} → ${after}`,
  );
  return [actionLabel(event.action), ...details].join(' · ');
}

const MAX_REASON = 300;

export function CancelOrder({ order }: { readonly order: CustomerOrder }) {
  const [isOpen, dialog] = useDisclosure(false);
  const [reason, setReason] = useState('');
  const cancel = useAction(api.customer.orders.cancel, {
    success: texts.cancelled,
    affects: ['order', 'stock'],
  });
  return (
    <>
      <Button size="md" variant="subtle" color="red.8" c="var(--shop-bad-text)" onClick={dialog.open}>
        {texts.cancel}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={texts.cancelTitle(order.id)}
        confirmLabel={texts.cancel}
        cancelLabel={texts.keep}
        isDestructive
        isWorking={cancel.isPending}
        onCancel={dialog.close}
        onConfirm={() => void cancel.run({ orderId: order.id, reason }).then(dialog.close)}
      >
        <Box component="p" my="1em">
          {texts.cancelText}
        </Box>
        <TextInput
          label={texts.cancelReason}
          value={reason}
          maxLength={MAX_REASON}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </ConfirmDialog>
    </>
  );
}
