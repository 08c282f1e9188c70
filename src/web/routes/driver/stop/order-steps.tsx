import { Button, Group, Text } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconSignature, IconTruck } from '@tabler/icons-react';
import { ATTEMPT_REASON_LABELS } from '#shared/delivery.ts';
import { mayAttempt, nextStatuses, STATUS } from '#shared/order-status.ts';
import { OpenConflict } from '#web/routes/driver/conflicts/open-conflict.tsx';
import { HandoverLink } from '#web/routes/driver/handover/handover-link.tsx';
import { useDeliverAsked } from '#web/routes/driver/handover/use-deliver.tsx';
import { texts } from '#web/routes/driver/texts.ts';
import { AttemptButton } from './attempt-button.tsx';
import { doneColor } from './done-color.ts';
import type { DriverOrder } from './driver-order.ts';
import type { StopActions } from './use-stop-actions.ts';

type OrderStepsProps = { readonly order: DriverOrder; readonly actions: StopActions };

export function OrderSteps({ order, actions }: OrderStepsProps) {
  const undo = actions.findUndo(order.orderId);
  const attempt = actions.findAttempt(order.orderId);
  const next = attempt ? [] : nextStatuses('driver', order.status);
  const isDeliverable = next.includes(STATUS.delivered);
  const { deliver, question } = useDeliverAsked(order, actions);
  return (
    <>
      {question}
      {undo && (
        <Group justify="space-between" gap="xs">
          <Text role="status" fw={600}>
            {attempt ? texts.nowAttempted(ATTEMPT_REASON_LABELS[attempt]) : texts.nowIs(order.status)}
          </Text>
          <Button
            size="lg"
            variant="default"
            disabled={undo.isResting}
            leftSection={<IconArrowBackUp size={20} aria-hidden />}
            onClick={() => actions.takeBack([order])}
          >
            {texts.undo(undo.secondsLeft)}
          </Button>
        </Group>
      )}
      {next.length > 0 && <OpenConflict order={order} />}
      {next.includes(STATUS.departed) && (
        <Button
          size="lg"
          fullWidth
          leftSection={<IconTruck size={20} aria-hidden />}
          onClick={() => actions.setStatus(order, STATUS.departed)}
        >
          {texts.depart}
        </Button>
      )}
      {isDeliverable && (
        <Group grow gap="xs" preventGrowOverflow={false} wrap="nowrap">
          <Button
            size="lg"
            px="xs"
            color={doneColor}
            leftSection={<IconCheck size={20} aria-hidden />}
            onClick={deliver}
          >
            {texts.delivered}
          </Button>
          <HandoverLink
            orderId={order.orderId}
            label={texts.handoverOf(order.orderId)}
            icon={<IconSignature size={20} aria-hidden />}
          >
            {texts.handover}
          </HandoverLink>
        </Group>
      )}
      {!attempt && mayAttempt('driver', order.status) && <AttemptButton order={order} actions={actions} />}
    </>
  );
}
