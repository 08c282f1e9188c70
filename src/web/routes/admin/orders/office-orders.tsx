import { Alert, Group, List, Stack } from '@mantine/core';
import { REDUCTION_REASON_LABELS } from '#shared/delivery.ts';
import { joinUnits } from '#shared/prices/units.ts';
import { api } from '#web/api.ts';
import { conflictTexts } from '#web/features/road-conflicts/texts.ts';
import type {
  StaffOrder,
  StaffOrderLine,
  StaffOrdersWorkspace,
} from '#web/features/staff-orders/staff-order.ts';
import { ReceivableLink } from '#web/routes/admin/receivables/links.tsx';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { OrderHandover } from './order-handover.tsx';
import { OrderHold } from './order-hold.tsx';
import { ordersTexts as texts } from './texts.ts';
import { type Handover, useHandover } from './use-correction.ts';

export const officeOrders: StaffOrdersWorkspace = {
  router: api.stocker.orders,
  alsoLists: [api.admin.orders],
  drivers: api.stocker.drivers,
  documents: { router: api.stocker.issuedDocuments, page: '/secret-dashboard/documents' },
  role: 'admin',
  texts: texts.staff,
  products: api.stocker.products,
  stock: api.stocker.orders,
  more: (order) => <OfficePart order={order} />,
};

function OfficePart({ order }: { readonly order: StaffOrder }) {
  const handover = useHandover(order);
  const lowered = order.lines.filter((line) => reductionText(line, handover.reductions) !== '');
  return (
    <Stack gap="xs">
      <Group gap="4px 1rem">
        <SectionLink to="/secret-dashboard/users" search={{ user: order.customerId }}>
          {texts.openCustomer(order.buyerName)}
        </SectionLink>
        <ReceivableLink customerId={order.customerId}>{texts.openAccount}</ReceivableLink>
      </Group>
      {order.openConflicts > 0 && (
        <Alert color="bad" p="xs" c="var(--mantine-color-text)">
          {conflictTexts.waiting(order.openConflicts)}{' '}
          <SectionLink to="/secret-dashboard/overview" hash="road-conflicts">
            {conflictTexts.decide}
          </SectionLink>
        </Alert>
      )}
      {order.heldAt !== null && <OrderHold order={order} workspace={officeOrders} />}
      <OrderHandover order={order} handover={handover} />
      {lowered.length > 0 && (
        <List size="sm">
          {lowered.map((line) => (
            <List.Item key={line.orderLineId}>
              {joinUnits(line.productName)}: {line.quantity}{' '}
              <span>{reductionText(line, handover.reductions)}</span>
            </List.Item>
          ))}
        </List>
      )}
    </Stack>
  );
}

function reductionText(line: StaffOrderLine, reductions: Handover['reductions']): string {
  const lineReductions = reductions.filter(({ orderLineId }) => orderLineId === line.orderLineId);
  if (lineReductions.length === 0) return '';
  const ordered = lineReductions.reduce((sum, { quantity }) => sum + quantity, line.quantity);
  const reasons = lineReductions.map(
    ({ reason, quantity }) => `${REDUCTION_REASON_LABELS[reason]}: ${quantity}`,
  );
  return texts.handover.notAccepted(ordered, reasons.join(', '));
}
