import { Button, Group, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { isEditable, isOpenForEditing } from '#shared/order-status.ts';
import type { ItemsRouter, StaffOrder, StaffOrderLine } from '#web/features/staff-orders/staff-order.ts';
import type { StaffOrdersWorkspace } from '#web/features/staff-orders/staff-orders-workspace.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { AddProductDialog } from './add-product-dialog.tsx';
import { type ItemEdit, ItemRow } from './item-row.tsx';
import classes from './order-panel.module.css';
import { OverrideQuestion } from './override-question.tsx';
import { ShortItem } from './short-item.tsx';
import { panelTexts as texts } from './texts.ts';
import { useItemChanges } from './use-item-changes.ts';

/** What stands before each item, e.g. a tick. */
type ItemMark = (line: StaffOrderLine) => ReactNode;

type OrderItemsProps = { readonly order: StaffOrder; readonly mark: ItemMark };

/** The items of an order for those who only look. */
export function OrderItems({ order, mark }: OrderItemsProps) {
  return (
    <section aria-label={texts.items}>
      <Title order={3} size="h4">
        {texts.items}
      </Title>
      <ul className={classes['items']}>
        {order.lines.map((line) => (
          <ItemRow key={line.orderLineId} line={line} mark={mark(line)} />
        ))}
      </ul>
    </section>
  );
}

type EditableItemsProps = OrderItemsProps & {
  readonly items: ItemsRouter;
  readonly workspace: StaffOrdersWorkspace;
};

/** The items as they can still be changed, until the order has left the house. */
export function EditableItems({ order, mark, items, workspace }: EditableItemsProps) {
  const changes = useItemChanges(order, items, workspace);
  const [removed, setRemoved] = useState<StaffOrderLine | null>(null);
  const [isAdding, adding] = useDisclosure(false);
  const isOpen = isOpenForEditing(order);
  const { shortShip } = workspace;
  const editOf = (line: StaffOrderLine): ItemEdit => ({
    onQuantity: (quantity) => changes.update(line, quantity),
    onRemove: () => setRemoved(line),
    more: shortShip && <ShortItem order={order} line={line} shortShip={shortShip} workspace={workspace} />,
  });
  return (
    <section aria-label={texts.items}>
      <Group justify="space-between">
        <Title order={3} size="h4">
          {texts.items}
        </Title>
        {isOpen && (
          <Button
            size="sm"
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={adding.open}
          >
            {texts.addProduct}
          </Button>
        )}
      </Group>
      {!isEditable(order.status) && (
        <Text c="dimmed" size="sm">
          {texts.notEditable(order.status)}
        </Text>
      )}
      <ul className={classes['items']}>
        {order.lines.map((line) => (
          <ItemRow
            key={line.orderLineId}
            line={line}
            mark={mark(line)}
            {...(isOpen ? { edit: editOf(line) } : {})}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={removed !== null}
        title={texts.removeTitle}
        confirmLabel={texts.removeConfirm}
        isDestructive
        onCancel={() => setRemoved(null)}
        onConfirm={() => {
          if (removed !== null) void changes.remove(removed);
          setRemoved(null);
        }}
      >
        {texts.removeQuestion}
      </ConfirmDialog>
      {isAdding && (
        <AddProductDialog
          customerId={order.customerId}
          products={items.products}
          isWorking={changes.isAdding}
          onAdd={(product, quantity) => changes.add(product, quantity, adding.close)}
          onClose={adding.close}
        />
      )}
      {changes.asked && <OverrideQuestion asked={changes.asked} />}
    </section>
  );
}
