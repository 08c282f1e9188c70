import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { OrderStatus } from '#shared/order-status.ts';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import type { StaffOrder } from './staff-order.ts';
import { listTexts } from './staff-orders-texts.ts';

type StatusChipProps = {
  readonly order: StaffOrder;
  /** The statuses that may follow; a chip without any is no button. */
  readonly next: readonly OrderStatus[];
  readonly onChoose: (status: OrderStatus) => void;
};

const CLOSE = { section: { marginInlineStart: 4 } };

/** The status of an order in its color; it opens the statuses that may follow. Arrows only look, Enter chooses. */
export function StatusChip({ order, next, onChoose }: StatusChipProps) {
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
          variant="subtle"
          color="gray"
          c="inherit"
          size="compact-md"
          px={3}
          styles={CLOSE}
          aria-label={label}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          <StatusBadge status={order.status} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {next.map((status) => (
          <Menu.Item key={status} onClick={() => onChoose(status)}>
            <StatusBadge status={status} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
