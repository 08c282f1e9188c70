import { Badge } from '@mantine/core';
import { HOLD_LABEL } from '#shared/ledger.ts';
import { isOpen } from '#shared/order-status.ts';
import { conflictTexts } from '#web/features/road-conflicts/texts.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import type { StaffOrder } from './staff-order.ts';

/** Says that an order waits for the office, and nothing of any other. */
export function HoldBadge({ order }: { readonly order: Pick<StaffOrder, 'heldAt'> }) {
  if (order.heldAt === null) return null;
  return (
    <Badge size="sm" color="warn" mr={6}>
      {HOLD_LABEL}
    </Badge>
  );
}

/** Says that a driver did something with the order that the office has not decided about; nothing of any other. */
export function ConflictBadge({ order }: { readonly order: Pick<StaffOrder, 'openConflicts'> }) {
  if (order.openConflicts === 0) return null;
  return (
    <Badge size="sm" color="bad" mr={6}>
      {conflictTexts.badge}
    </Badge>
  );
}

/** Says that the customer has changed the order since it was placed, and when, while it is still to be prepared. */
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
