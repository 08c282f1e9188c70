import { ActionIcon, Group } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { priceReason } from '#shared/price-reasons.ts';
import { formatUnitPrice } from '#shared/unit-price.ts';
import { keepUnitsTogether, UNIT_LABELS } from '#shared/units.ts';
import type { StaffOrderLine } from '#web/features/staff-orders/staff-order.ts';
import { Money } from '#web/ui/money.tsx';
import classes from './order-panel.module.css';
import { QuantityEditor } from './quantity-editor.tsx';
import { panelTexts as texts } from './texts.ts';

/** What may be done with an item. */
export type ItemEdit = {
  readonly onQuantity: (quantity: number) => Promise<void>;
  readonly onRemove: () => void;
  /** What else may be done with it. */
  readonly more?: ReactNode;
};

type ItemRowProps = {
  readonly line: StaffOrderLine;
  readonly mark: ReactNode;
  /** Absent where the item can't be changed. */
  readonly edit?: ItemEdit;
};

/** One item of the panel: price each, quantity, line total, missing, remove. */
export function ItemRow({ line, mark, edit }: ItemRowProps) {
  return (
    <li className={classes['item']}>
      {mark}
      <span className={classes['product']}>
        <b>{keepUnitsTogether(line.productName)}</b>
        <small>
          {line.productCode} · {texts.each(formatUnitPrice(line.unitPriceE4), UNIT_LABELS[line.unit])}
        </small>
        <small>{reasonOf(line)}</small>
      </span>
      {edit ? (
        <QuantityEditor
          name={line.productName}
          quantity={line.quantity}
          rule={line}
          onChange={edit.onQuantity}
        />
      ) : (
        <b className={classes['figure']}>
          {line.quantity} {UNIT_LABELS[line.unit]}
        </b>
      )}
      <Money cents={line.totalCents} className={classes['figure']} />
      {edit && (
        <Group gap={0} wrap="nowrap">
          {edit.more}
          <ActionIcon
            color="red.8"
            size={32}
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

/** Why a line costs what it does, as it was when it was made. */
function reasonOf({ priceSource: source, priceListName: listName, ...line }: StaffOrderLine): string {
  return priceReason({ ...line, source, listName });
}
