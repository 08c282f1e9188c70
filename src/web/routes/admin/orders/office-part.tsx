import { List, Stack } from '@mantine/core';
import { REDUCTION_REASON_LABELS } from '#shared/delivery.ts';
import type { StaffOrder, StaffOrderLine } from '#web/features/staff-orders/staff-order.ts';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { OrderDoor } from './order-door.tsx';
import { ordersTexts as texts } from './texts.ts';
import { type Door, useDoor } from './use-door.ts';

/** What only the office sees of an order: the way to its customer, and what happened at the door. */
export function OfficePart({ order }: { readonly order: StaffOrder }) {
  const door = useDoor(order);
  const lowered = order.lines.filter((line) => reductionText(line, door.reductions) !== '');
  return (
    <Stack gap="xs">
      <span>
        <SectionLink search={{ tab: 'users', user: String(order.customerId) }}>
          {texts.openCustomer(order.buyerName)}
        </SectionLink>
      </span>
      <OrderDoor order={order} door={door} />
      {lowered.length > 0 && (
        <List size="sm">
          {lowered.map((line) => (
            <List.Item key={line.orderLineId}>
              {line.productName}: {line.quantity} <span>{reductionText(line, door.reductions)}</span>
            </List.Item>
          ))}
        </List>
      )}
    </Stack>
  );
}

/** Why a line came out lower than it was ordered, or nothing. */
function reductionText(line: StaffOrderLine, reductions: Door['reductions']): string {
  const own = reductions.filter(({ orderLineId }) => orderLineId === line.orderLineId);
  if (own.length === 0) return '';
  const ordered = own.reduce((sum, { quantity }) => sum + quantity, line.quantity);
  const reasons = own.map(({ reason, quantity }) => `${REDUCTION_REASON_LABELS[reason]}: ${quantity}`);
  return texts.door.notAccepted(ordered, reasons.join(', '));
}
