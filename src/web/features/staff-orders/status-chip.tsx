import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { OrderStatus } from '#shared/order-status.ts';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import type { StaffOrder } from './staff-order.ts';
import { listTexts } from './staff-orders-texts.ts';

type StatusChipProps = {
  readonly order: Pick<StaffOrder, 'orderId' | 'status'>;
  readonly next: readonly OrderStatus[];
  readonly onChoose: (status: OrderStatus) => void;
  readonly isTouch?: boolean;
};

const IN_ROW = { variant: 'subtle', size: 'compact-md', px: 3 } as const;
const TOUCH = { variant: 'default', size: 'lg', px: 'sm' } as const;
const CLOSE = { section: { marginInlineStart: 4 } };

export function StatusChip({ order, next, onChoose, isTouch = false }: StatusChipProps) {
  const label = listTexts.status(order.orderId, order.status);
  if (next.length === 0) {
    return (
      <span role="img" aria-label={label}>
        <StatusBadge status={order.status} />
      </span>
    );
  }
  return (
    <Menu position="bottom-start" withinPortal keepMounted={false}>
      <Menu.Target>
        <Button
          color="gray"
          c="inherit"
          {...(isTouch ? TOUCH : IN_ROW)}
          styles={CLOSE}
          aria-label={label}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          <StatusBadge status={order.status} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {next.map((status) => (
          <Menu.Item key={status} {...(isTouch ? { mih: 48 } : {})} onClick={() => onChoose(status)}>
            <StatusBadge status={status} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
