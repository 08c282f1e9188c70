import { Button, Group, Text } from '@mantine/core';
import { MAX_BULK_ORDERS } from '#shared/bulk-orders.ts';
import { printWhole } from '#shared/prices/money.ts';
import type { Selection } from '#web/features/staff-orders/use-listed-orders.ts';
import { ordersTexts } from './texts.ts';
import type { FoundOrders } from './use-found-orders.ts';

const texts = ordersTexts.bulk;

type ChooseAllProps = {
  readonly selection: Selection;
  readonly shown: number;
  readonly total: number;
  readonly isTotalExact: boolean;
  readonly found: FoundOrders;
};

export function ChooseAll({ selection, shown, total, isTotalExact, found }: ChooseAllProps) {
  const count = selection.ids.length;
  if (count > shown) {
    return (
      <Text size="sm" mb={6} role="status">
        {texts.wholeFilter(count)}
      </Text>
    );
  }
  if (!selection.isAll || total <= shown) return null;
  const all = isTotalExact ? printWhole(total) : texts.moreThan(total);
  return (
    <Group gap={6} mb={6}>
      <Text size="sm">{texts.wholePage(count)}</Text>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={found.isFetching}
        onClick={() =>
          void found.fetchAll().then((orders) => {
            if (orders.length > 0) selection.selectOnly(orders.map((order) => order.orderId));
          })
        }
      >
        {total > MAX_BULK_ORDERS ? texts.chooseFirst(MAX_BULK_ORDERS, all) : texts.chooseAll(total)}
      </Button>
    </Group>
  );
}
