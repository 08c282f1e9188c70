import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { plainMeta } from '#shared/page-meta.ts';
import { api } from '#web/api.ts';
import { findStatus } from '#web/error-text.ts';
import { usePageMeta } from '#web/hooks/use-page-meta.ts';
import { NothingThere } from '#web/routes/storefront/nothing-there.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { Complaints } from './complaints.tsx';
import { OrderAgainDialogs } from './order-again-dialogs.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderEditor } from './order-editor.tsx';
import { OrderHistory } from './order-history.tsx';
import classes from './orders-page.module.css';
import { ordersTexts, ownOrderTexts as texts } from './texts.ts';
import { useMarkSeen } from './use-mark-seen.ts';
import { useOrderAgain } from './use-order-again.ts';
import type { CustomerOrder } from './use-own-orders.ts';

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
  return <NothingThere title={ordersTexts.notFound} text={ordersTexts.notFoundText} />;
}

function OrderById({ orderId }: { readonly orderId: number }) {
  const query = useQuery(api.customer.orders.get.queryOptions({ orderId }));
  const [isEditing, setEditing] = useState(false);
  useMarkSeen(query.data ? [query.data] : []);
  if (findStatus(query.error) === 404) return <NoSuchOrder />;
  if (!query.data) {
    if (query.isPending) return <Skeleton height={420} radius="lg" />;
    return (
      <ErrorBox error={query.error} fallback={ordersTexts.failure} onRetry={() => void query.refetch()} />
    );
  }
  if (isEditing) {
    // What it was when it was opened: somebody who is faster is told on saving, not under the finger.
    return <OrderEditor opened={query.data} onDone={() => setEditing(false)} />;
  }
  return <Order order={query.data} onChange={() => setEditing(true)} />;
}

type OrderProps = { readonly order: CustomerOrder; readonly onChange: () => void };

function Order({ order, onChange }: OrderProps) {
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
        <div className={classes['own']}>
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
          <p className={classes['note']}>{texts.untilPrepared}</p>
        </div>
      )}
      <Complaints order={order} />
      <OrderHistory orderId={order.id} />
      <OrderAgainDialogs again={again} />
    </Stack>
  );
}
