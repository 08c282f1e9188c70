import '@mantine/core/styles/Popover.layer.css';
import { ActionIcon, Popover } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './notifications.module.css';
import { NotificationsList } from './notifications-list.tsx';
import { notificationsTexts } from './texts.ts';
import { useNotifications } from './use-notifications.ts';

export function Bell(): ReactNode {
  const notifications = useNotifications();
  const { unread, isOpen, toggle } = notifications;
  return (
    <Popover
      opened={isOpen}
      onChange={toggle}
      position="bottom-end"
      width="min(24rem, calc(100vw - 1.5rem))"
      shadow="md"
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <ActionIcon
          c="inherit"
          variant="transparent"
          size={44}
          aria-label={notificationsTexts.bell(unread)}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => toggle(!isOpen)}
        >
          <IconBell size={22} aria-hidden />
          {unread > 0 && (
            <span className={classes['count']} aria-hidden>
              {notificationsTexts.count(unread)}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={0} role="dialog" aria-label={notificationsTexts.title}>
        <NotificationsList notifications={notifications} onLeave={() => toggle(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
