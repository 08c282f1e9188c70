import { Badge } from '@mantine/core';
import { HOLD_LABEL } from '#shared/ledger.ts';
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
