import { Badge } from '@mantine/core';
import { HOLD_LABEL } from '#shared/accounting/ledger.ts';
import { isOpen } from '#shared/order-status.ts';
import { conflictTexts } from '#web/features/road-conflicts/texts.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import type { StaffOrder } from './staff-order.ts';

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

type CustomerChangedBadgeProps = { readonly order: Pick<StaffOrder, 'customerChangedAt' | 'status'> };

export function CustomerChangedBadge({ order }: CustomerChangedBadgeProps) {
  const momentOf = useInstantText();
  if (order.customerChangedAt === null || !isOpen(order.status)) return null;
  return (
    <Badge size="sm" color="blue" mr={6} title={momentOf(order.customerChangedAt)}>
      Ndryshuar nga klienti
    </Badge>
  );
}
