import { ActionIcon, Button, Center, Group, Stack, Title } from '@mantine/core';
import { IconClipboardList, IconFileInvoice, IconHistory, IconRepeat } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { isFinal } from '#shared/order-status.ts';
import { plainMeta } from '#shared/page-meta.ts';
import type { Role } from '#shared/roles.ts';
import { InvoiceButton } from '#web/features/invoice-button.tsx';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { usePageMeta } from '#web/hooks/use-page-meta.ts';
import { cartTexts } from '#web/routes/storefront/cart/texts.ts';
import { documentsTexts } from '#web/routes/storefront/documents/texts.ts';
import { guideTexts } from '#web/routes/storefront/guide/texts.ts';
import { useUser } from '#web/session.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Money } from '#web/ui/money.tsx';
import { PageSpinner } from '#web/ui/page-spinner.tsx';
import { NoDataYet } from '#web/ui/page-state.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { OrderAgainDialogs } from './order-again-dialogs.tsx';
import { OrderCard } from './order-card.tsx';
import classes from './orders-page.module.css';
import { ordersTexts } from './texts.ts';
import { useMarkSeen } from './use-mark-seen.ts';
import { type CustomerOrder, useMyOrders } from './use-my-orders.ts';
import { useOrderAgain } from './use-order-again.ts';

export function OrdersPage() {
  const role = useUser()?.role;
  const isCustomer = role === 'customer';
  usePageMeta(plainMeta(ordersTexts.title));
  return (
    <div className={classes['page']}>
      <Group component="header" justify="space-between" gap="xs" mb="lg">
        <Title order={1}>{ordersTexts.title}</Title>
        {isCustomer && (
          <Group gap="xs">
            <LinkButton
              to="/faturat"
              variant="default"
              leftSection={<IconFileInvoice size={18} aria-hidden />}
            >
              {documentsTexts.title}
            </LinkButton>
            <LinkButton to="/blerjet" variant="default" leftSection={<IconHistory size={18} aria-hidden />}>
              {guideTexts.title}
            </LinkButton>
          </Group>
        )}
      </Group>
      <MyOrders role={role} />
    </div>
  );
}

function MyOrders({ role }: { readonly role: Role | undefined }) {
  const isCustomer = role === 'customer';
  const list = useMyOrders(role === 'admin', isCustomer);
  const again = useOrderAgain();
  const orders = list.data?.pages.flatMap((page) => page.orders) ?? [];
  useMarkSeen(isCustomer ? orders : []);
  if (!list.data) return <NoDataYet query={list} failure={ordersTexts.failure} loading={<PageSpinner />} />;
  if (orders.length === 0)
    return (
      <EmptyBox icon={<IconClipboardList size={28} />} title={ordersTexts.empty}>
        {isCustomer && <LinkButton to="/">{cartTexts.start}</LinkButton>}
      </EmptyBox>
    );
  return (
    <>
      <Stack component="ul">
        {orders.map((order) => (
          <li key={order.id}>
            {isCustomer && isFinal(order.status) && !order.hasUnseenChanges ? (
              <FinishedOrder
                order={order}
                isBusy={again.busyOrderId === order.id}
                onOrderAgain={again.orderAgain}
              />
            ) : (
              <OrderCard
                order={order}
                isBusy={again.busyOrderId === order.id}
                onOrderAgain={isCustomer ? again.orderAgain : undefined}
              />
            )}
          </li>
        ))}
      </Stack>
      {list.hasNextPage && (
        <Center mt="lg">
          <Button
            variant="default"
            size="md"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {ordersTexts.more}
          </Button>
        </Center>
      )}
      <OrderAgainDialogs again={again} />
    </>
  );
}

type FinishedOrderProps = {
  readonly order: CustomerOrder;
  readonly isBusy: boolean;
  readonly onOrderAgain: (orderId: number) => void;
};

export function FinishedOrder({ order, isBusy, onOrderAgain }: FinishedOrderProps) {
  const momentOf = useInstantText();
  const { id, status, deliverDate, createdAt, lines, totalCents, invoiceNumber } = order;
  return (
    <article className={classes['row']} aria-labelledby={`order-${id}`}>
      <h2 id={`order-${id}`} className={classes['rowName']}>
        <Link to="/porosite/$orderId" params={{ orderId: String(id) }}>
          {ordersTexts.number(id)}
        </Link>
      </h2>
      <p className={classes['rowFacts']}>
        {deliverDate ? formatDate(deliverDate) : momentOf(createdAt).slice(0, 10)} ·{' '}
        {ordersTexts.articles(lines.length)} · <Money cents={totalCents} />
      </p>
      <StatusBadge status={status} />
      <span className={classes['rowActions']}>
        <InvoiceButton orderId={id} invoiceNumber={invoiceNumber} size="sm" />
        <ActionIcon
          variant="light"
          size={44}
          loading={isBusy}
          aria-label={`${ordersTexts.again}: ${ordersTexts.number(id)}`}
          title={ordersTexts.again}
          onClick={() => onOrderAgain(id)}
        >
          <IconRepeat size={20} aria-hidden />
        </ActionIcon>
      </span>
    </article>
  );
}
