import { Alert, Button, Group, Text } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HOLD_CAUSE_LABELS, HOLD_LABEL } from '#shared/accounting/ledger.ts';
import { STATUS } from '#shared/order-status.ts';
import { formatCents } from '#shared/prices/money.ts';
import { api } from '#web/api.ts';
import type { StaffOrder, StaffOrdersWorkspace } from '#web/features/staff-orders/staff-order.ts';
import { useConfirmedActions } from '#web/features/staff-orders/use-confirmed-actions.tsx';
import { useAction } from '#web/hooks/use-action.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { ordersTexts } from './texts.ts';

const texts = ordersTexts.hold;

type OrderHoldProps = { readonly order: StaffOrder; readonly workspace: StaffOrdersWorkspace };

export function OrderHold({ order, workspace }: OrderHoldProps) {
  const { orderId } = order;
  const [isReleasing, setIsReleasing] = useState(false);
  const actions = useConfirmedActions(workspace);
  const momentOf = useInstantText();
  const hold = useQuery(api.admin.orders.hold.queryOptions({ orderId })).data;
  return (
    <Alert color="warn" icon={<IconHourglass size={20} aria-hidden />} title={HOLD_LABEL}>
      {hold && (
        <>
          <Text size="sm">
            {HOLD_CAUSE_LABELS[hold.cause]}.{' '}
            {texts.sums(
              formatCents(hold.exposureCents),
              hold.limitCents === null ? null : formatCents(hold.limitCents),
            )}
          </Text>
          <Text size="sm">{texts.times(momentOf(hold.heldAt), momentOf(hold.reservedUntil))}</Text>
        </>
      )}
      <Group gap="xs" mt="sm">
        <Button size="sm" onClick={() => setIsReleasing(true)}>
          {texts.release}
        </Button>
        <Button size="sm" variant="default" onClick={() => actions.setStatus(order, STATUS.cancelled)}>
          {texts.cancel}
        </Button>
      </Group>
      {isReleasing && <ReleaseQuestion orderId={orderId} onClose={() => setIsReleasing(false)} />}
      {actions.question}
    </Alert>
  );
}

function ReleaseQuestion({ orderId, onClose }: { readonly orderId: number; readonly onClose: () => void }) {
  const release = useAction(api.admin.orders.release, {
    success: texts.released(orderId),
    failure: texts.failed,
    affects: ['order'],
  });
  return (
    <ReasonDialog
      title={texts.title(orderId)}
      confirmLabel={texts.release}
      isWorking={release.isPending}
      onCancel={onClose}
      onConfirm={(reason) => void release.run({ orderId, reason }).then(onClose)}
    >
      {texts.question}
    </ReasonDialog>
  );
}
