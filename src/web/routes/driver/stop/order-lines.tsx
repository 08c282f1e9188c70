import { Group, Stack, Text } from '@mantine/core';
import { joinUnits, UNIT_LABELS } from '#shared/prices/units.ts';
import { texts } from '#web/routes/driver/texts.ts';
import { type DriverOrder, orderedQuantity } from './driver-order.ts';

export function OrderLines({ order }: { readonly order: DriverOrder }) {
  return (
    <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
      {order.lines.map((line) => {
        const ordered = orderedQuantity(order, line);
        return (
          <Group key={line.orderLineId} component="li" justify="space-between" wrap="nowrap" gap="sm">
            <div>
              {joinUnits(line.productName)}
              <Text size="sm" c="dimmed">
                {line.productCode}
                {ordered > line.quantity && ` · ${texts.ordered(ordered)}`}
              </Text>
            </div>
            <Text fw={700} style={{ whiteSpace: 'nowrap' }}>
              {line.quantity} {UNIT_LABELS[line.unit]}
            </Text>
          </Group>
        );
      })}
    </Stack>
  );
}
