import { Badge, Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { HOLD_LABEL } from '#shared/ledger.ts';
import { isOpen, type OrderStatus } from '#shared/order-status.ts';
import { conflictTexts } from '#web/features/road-conflicts/texts.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import type { StaffOrder } from './staff-order.ts';
import { listTexts } from './staff-orders-texts.ts';

type StatusChipProps = {
  readonly order: Pick<StaffOrder, 'orderId' | 'status'>;
  readonly next: readonly OrderStatus[];
  readonly onChoose: (status: OrderStatus) => void;
  readonly isForThumb?: boolean;
};

const IN_ROW = { variant: 'subtle', size: 'compact-md', px: 3 } as const;
const FOR_THUMB = { variant: 'default', size: 'lg', px: 'sm' } as const;
const CLOSE = { section: { marginInlineStart: 4 } };

export function StatusChip({ order, next, onChoose, isForThumb = false }: StatusChipProps) {
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
          {...(isForThumb ? FOR_THUMB : IN_ROW)}
          styles={CLOSE}
          aria-label={label}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          <StatusBadge status={order.status} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {next.map((status) => (
          <Menu.Item key={status} {...(isForThumb ? { mih: 48 } : {})} onClick={() => onChoose(status)}>
            <StatusBadge status={status} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

export function HoldBadge({ order }: { readonly order: Pick<StaffOrder, 'heldAt'> }) {
  if (order.heldAt === null) return null;
  return (
    <Badge size="sm" color="warn" mr={6}>
      {HOLD_LABEL}
    </Badge>
  );
}

export function ConflictBadge({ order }: { readonly order: Pick<StaffOrder, 'openConflicts'> }) {
  if (order.openConflicts === 0) return null;
  return (
    <Badge size="sm" color="bad" mr={6}>
      {conflictTexts.badge}
    </Badge>
  );
}

export function CustomerChangedBadge({
  order,
}: {
  readonly order: Pick<StaffOrder, 'customerChangedAt' | 'status'>;
}) {
  const momentOf = useInstantText();
  if (order.customerChangedAt === null || !isOpen(order.status)) return null;
  return (
    <Badge size="sm" color="blue" mr={6} title={momentOf(order.customerChangedAt)}>
      Ndryshuar nga klienti
    </Badge>
  );
}

type FilterChipProps = {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string; readonly count?: number }[];
  readonly onChoose: (value: string) => void;
  readonly allLabel?: string;
};

export function FilterChip({ label, value, choices, onChoose, allLabel }: FilterChipProps) {
  const chosen = choices.find((choice) => choice.value === value)?.label ?? value;
  const isActive = value !== '' && allLabel !== undefined;
  const entries = allLabel === undefined ? choices : [{ value: '', label: allLabel }, ...choices];
  return (
    <Menu position="bottom-start" keepMounted={false}>
      <Menu.Target>
        <Button
          size="compact-md"
          fz="sm"
          variant={isActive ? 'light' : 'default'}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {value === '' ? label : `${label}: ${chosen}`}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        {entries.map((choice) => (
          <Menu.RadioItem
            key={choice.value}
            value={choice.value}
            checked={choice.value === value}
            closeMenuOnClick
            rightSection={'count' in choice ? choice.count : undefined}
            onChange={onChoose}
          >
            {choice.label}
          </Menu.RadioItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
