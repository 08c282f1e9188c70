import { Box, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import {
  IconCircleCheck,
  IconCircleX,
  IconDevices,
  IconFileInvoice,
  IconPackageImport,
  IconPencil,
  IconTruckDelivery,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { PageState } from '#web/ui/page-state.tsx';
import classes from './notifications.module.css';
import { notificationSentence, notificationsTexts } from './texts.ts';
import { type CustomerNotification, keyOf, type useNotifications } from './use-notifications.ts';

const ICONS = {
  'back-in-stock': IconPackageImport,
  'new-device': IconDevices,
  'order-changed': IconPencil,
  'order-cancelled': IconCircleX,
  'order-departed': IconTruckDelivery,
  'order-delivered': IconCircleCheck,
  'credit-note': IconFileInvoice,
  'debit-note': IconFileInvoice,
} as const;

type NotificationsListProps = {
  readonly notifications: ReturnType<typeof useNotifications>;
  readonly onLeave: () => void;
};

export function NotificationsList({ notifications, onLeave }: NotificationsListProps) {
  const momentOf = useInstantText();
  return (
    <div style={{ maxHeight: 'min(32rem, 75vh)', overflowY: 'auto' }}>
      <h2 className={classes['title']} data-autofocus tabIndex={-1}>
        {notificationsTexts.title}
      </h2>
      <PageState
        query={notifications.query}
        loading={<Skeleton height={120} m="sm" />}
        failure={notificationsTexts.failure}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Text c="dimmed" p="md">
            {notificationsTexts.empty}
          </Text>
        }
      >
        {({ items }) => (
          <Box component="ul">
            {items.map((item) => {
              const Icon = ICONS[item.kind];
              const isFresh = notifications.isFresh(item) || item.isUnread;
              return (
                <li key={keyOf(item)}>
                  <AboutLink item={item} isFresh={isFresh} onLeave={onLeave}>
                    <Icon size={20} aria-hidden />
                    <span>
                      {isFresh && <VisuallyHidden>{notificationsTexts.unread} </VisuallyHidden>}
                      {notificationSentence(item)}
                      <Box component="span" display="block" c="dimmed" fz="0.8125rem" fw={400}>
                        {momentOf(item.at)}
                      </Box>
                    </span>
                  </AboutLink>
                </li>
              );
            })}
          </Box>
        )}
      </PageState>
    </div>
  );
}

type AboutLinkProps = {
  readonly item: CustomerNotification;
  readonly isFresh: boolean;
  readonly onLeave: () => void;
  readonly children: ReactNode;
};

function AboutLink({ item, isFresh, onLeave, children }: AboutLinkProps) {
  const look = { className: classes['item'], 'data-fresh': isFresh || undefined, onClick: onLeave };
  if (item.kind === 'back-in-stock') {
    return (
      <Link to="/product/$productId" params={{ productId: String(item.productId) }} {...look}>
        {children}
      </Link>
    );
  }
  if (item.kind === 'new-device') {
    return (
      <Link to="/llogaria" hash="logins" {...look}>
        {children}
      </Link>
    );
  }
  if ('number' in item) {
    return (
      <Link to="/faturat" {...look}>
        {children}
      </Link>
    );
  }
  return (
    <Link to="/porosite" hash={`order-${item.orderId}`} {...look}>
      {children}
    </Link>
  );
}
