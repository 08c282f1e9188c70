import { Button, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconPencil, IconRepeat } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { isOpenForEditing, STATUS } from '#shared/order-status.ts';
import { countText, eachText } from '#shared/prices/packs.ts';
import { joinUnits } from '#shared/prices/units.ts';
import { useSearchPlace } from '#web/hooks/use-search.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import type { Proposals } from '#web/routes/call-agent/call/use-proposals.ts';
import classes from '#web/routes/call-agent/rows.module.css';
import { texts } from '#web/routes/call-agent/texts.ts';
import { openedOrder } from '#web/search-fields.ts';
import { Money } from '#web/ui/money.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { type CallerOrder, dayMark, deliveryText } from './caller-order.ts';

type OrderRowProps = {
  readonly order: CallerOrder;
  readonly proposals: Proposals;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

export function OrderRow({ order, proposals, isOpen, onToggle }: OrderRowProps) {
  const mark = dayMark(order, useShopToday());
  const bodyId = `order-${order.orderId}`;
  const isCancelled = order.status === STATUS.cancelled;
  const Struck = isCancelled ? 's' : 'span';
  return (
    <li className={classes['order']} data-cancelled={isCancelled || undefined}>
      <UnstyledButton
        className={classes['head'] ?? ''}
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={onToggle}
      >
        <Group component="span" justify="space-between" wrap="nowrap" gap="xs" fz="sm">
          <Text component={Struck} inherit fw={650}>
            {texts.open.order(order.orderId)}
          </Text>
          <Text component={Struck} inherit fw={600}>
            <Money cents={order.totalCents} />
          </Text>
        </Group>
        <Group component="span" justify="space-between" wrap="nowrap" gap="xs">
          <Text component={Struck} size="xs" c="dimmed">
            {deliveryText(order.deliverDate)}
          </Text>
          <Group component="span" gap={4} className={classes['marks'] ?? ''}>
            <StatusBadge status={order.status} />
            <Pill tone={mark.tone}>{mark.word}</Pill>
          </Group>
        </Group>
      </UnstyledButton>
      <div id={bodyId} hidden={!isOpen} className={classes['body']}>
        {isOpen && <OrderBody order={order} proposals={proposals} />}
      </div>
    </li>
  );
}

function OrderBody({ order, proposals }: Pick<OrderRowProps, 'order' | 'proposals'>) {
  const opened = useSearchPlace(openedOrder, 'order');
  const change = useRef<HTMLButtonElement>(null);
  const isChangeable = isOpenForEditing(order);
  useEffect(() => {
    if (isChangeable) change.current?.focus();
  }, [isChangeable]);
  return (
    <>
      <Stack gap={4} component="ul" mb="xs">
        {order.lines.map((line) => (
          <Text key={line.orderLineId} component="li" size="sm" lh={1.3}>
            {joinUnits(line.productName)}
            <Text size="xs" c="dimmed">
              {countText(line.quantity, line)} × {eachText(line.unitPriceE4, line)}
            </Text>
          </Text>
        ))}
      </Stack>
      <Group gap="xs">
        <Button
          ref={change}
          size="xs"
          px={6}
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden />}
          onClick={() => opened.open(order.orderId)}
        >
          {isChangeable ? texts.open.change : texts.open.details}
        </Button>
        <Button
          size="xs"
          px={6}
          variant="light"
          loading={proposals.isLooking}
          leftSection={<IconRepeat size={16} aria-hidden />}
          onClick={() => proposals.repeat(order.orderId)}
        >
          {texts.history.repeat}
        </Button>
      </Group>
    </>
  );
}
