import { ActionIcon, Box, Button, Group, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { isEditable, isOpenForEditing } from '#shared/order-status.ts';
import { eachText } from '#shared/prices/packs.ts';
import { priceReason } from '#shared/prices/price-reasons.ts';
import { joinUnits } from '#shared/prices/units.ts';
import { hasKeyboard } from '#web/device/has-keyboard.ts';
import { ShortShipButton } from '#web/features/short-ship/short-ship-button.tsx';
import { useShortShip } from '#web/features/short-ship/use-short-ship.ts';
import type {
  StaffOrder,
  StaffOrderLine,
  StaffOrdersWorkspace,
  StockRouter,
} from '#web/features/staff-orders/staff-order.ts';
import { listTexts } from '#web/features/staff-orders/staff-orders-texts.ts';
import { refreshOrders } from '#web/features/staff-orders/use-order-actions.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Money } from '#web/ui/money.tsx';
import { QuantityWords } from '#web/ui/quantity/quantity-words.tsx';
import { AddProductDialog } from './add-product-dialog.tsx';
import classes from './order-panel.module.css';
import { OverrideQuestion, QuantityEditor } from './quantity-editor.tsx';
import { panelTexts as texts } from './texts.ts';
import { useItemChanges } from './use-item-changes.ts';

/** `id` is the control's, when the row's name is its label. */
type ItemMark = (line: StaffOrderLine, id: string) => ReactNode;

type OrderItemsProps = {
  readonly order: StaffOrder;
  readonly workspace: StaffOrdersWorkspace;
  readonly mark: ItemMark;
  /** Each row shows the shelf place and its name ticks it, instead of the source of its price. */
  readonly isGoodsFirst?: boolean;
};

export function OrderItems({ order, workspace, mark, isGoodsFirst = false }: OrderItemsProps) {
  const changes = useItemChanges(order, workspace);
  const [removed, setRemoved] = useState<StaffOrderLine | null>(null);
  const [isAdding, adding] = useDisclosure(false);
  const isOpen = isOpenForEditing(order);
  // On the call-centre desk an open order is opened to add to it.
  const isDictated = workspace.role === 'call_agent' && hasKeyboard();
  const { stock } = workspace;
  const editOf = (line: StaffOrderLine): ItemEdit => ({
    onQuantity: (quantity) => changes.update(line, quantity),
    onRemove: () => setRemoved(line),
    more: stock && <ShortItem order={order} line={line} stock={stock} workspace={workspace} />,
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
            // The order may load before or after the drawer has set its focus.
            autoFocus={isDictated}
            data-autofocus={isDictated || undefined}
            onClick={adding.open}
          >
            {texts.addProduct}
          </Button>
        )}
      </Group>
      {!isEditable(order.status) && <Dimmed>{texts.notEditable(order.status)}</Dimmed>}
      <ul className={classes['items']}>
        {order.lines.map((line) => (
          <ItemRow
            key={line.orderLineId}
            line={line}
            mark={mark}
            isGoodsFirst={isGoodsFirst}
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
          products={workspace.products}
          isWorking={changes.isAdding}
          onAdd={changes.add}
          onClose={adding.close}
        />
      )}
      {changes.asked && <OverrideQuestion asked={changes.asked} />}
    </section>
  );
}

export type ItemEdit = {
  readonly onQuantity: (quantity: number) => Promise<void>;
  readonly onRemove: () => void;
  readonly more?: ReactNode;
};

type ItemRowProps = {
  readonly line: StaffOrderLine;
  readonly mark: ItemMark;
  readonly isGoodsFirst: boolean;
  readonly edit?: ItemEdit;
};

export function ItemRow({ line, mark, isGoodsFirst, edit }: ItemRowProps) {
  const id = useId();
  const price = eachText(line.unitPriceE4, line);
  const about = isGoodsFirst
    ? [line.shelfPlace && listTexts.shelf(line.shelfPlace), line.productCode, price]
    : [line.productCode, price];
  return (
    <li className={classes['item']} data-goods={isGoodsFirst || undefined}>
      {mark(line, id)}
      <Box
        className={classes['product']}
        {...(isGoodsFirst ? { component: 'label', htmlFor: id } : { component: 'span' })}
      >
        <b>{joinUnits(line.productName)}</b>
        <small>{about.filter(Boolean).join(' · ')}</small>
        {!isGoodsFirst && <small>{reasonOf(line)}</small>}
      </Box>
      {edit ? (
        <QuantityEditor
          name={line.productName}
          quantity={line.quantity}
          goods={line}
          onChange={edit.onQuantity}
        />
      ) : (
        <span className={classes['figure']}>
          <QuantityWords quantity={line.quantity} goods={line} />
        </span>
      )}
      <Money cents={line.totalCents} className={classes['figure']} />
      {edit && (
        <Group gap={0} wrap="nowrap">
          {edit.more}
          <ActionIcon
            color="red.8"
            size="var(--panel-target, 32px)"
            className={classes['remove'] ?? ''}
            aria-label={texts.remove(line.productName)}
            onClick={edit.onRemove}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Group>
      )}
    </li>
  );
}

function reasonOf({ priceSource: source, priceListName: listName, ...line }: StaffOrderLine): string {
  return priceReason({ ...line, source, listName });
}

type ShortItemProps = {
  readonly order: StaffOrder;
  readonly line: StaffOrderLine;
  readonly stock: StockRouter;
  readonly workspace: StaffOrdersWorkspace;
};

function ShortItem({ order, line, stock, workspace }: ShortItemProps) {
  const shorten = useShortShip(stock, () => refreshOrders(workspace));
  const { orderId, version } = order;
  return (
    <ShortShipButton
      line={line}
      onShort={(shortage) => void shorten({ ...line, orderId }, shortage, version)}
    />
  );
}
