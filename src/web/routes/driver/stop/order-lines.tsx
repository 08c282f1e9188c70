import { Group, Stack, Text } from '@mantine/core';
import { countText } from '#shared/prices/packs.ts';
import { joinUnits } from '#shared/prices/units.ts';
import { texts } from '#web/routes/driver/texts.ts';
import { QuantityWords } from '#web/ui/quantity/quantity-words.tsx';
import { type DriverOrder, orderedQuantity } from './driver-order.ts';

export function OrderLines({ order }: { readonly order: DriverOrder }) {
  return (
    <Stack component="ul" gap="xs">
      {order.lines.map((line) => {
        const ordered = orderedQuantity(order, line);
        return (
          <Group key={line.orderLineId} component="li" justify="space-between" wrap="nowrap" gap="sm">
            <div>
              {joinUnits(line.productName)}
              <Text size="sm" c="dimmed">
                {line.productCode}
                {ordered > line.quantity && ` · ${texts.ordered(countText(ordered, line))}`}
              </Text>
            </div>
            <QuantityWords quantity={line.quantity} goods={line} />
          </Group>
        );
      })}
    </Stack>
  );
}
