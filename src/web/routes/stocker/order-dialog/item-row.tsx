import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { formatCents } from '#shared/money.ts';
import { UNIT_LABELS } from '#shared/units.ts';
import type { StaffOrder } from '#web/features/staff-orders/staff-order.ts';
import { texts } from '#web/routes/stocker/texts.ts';
import { Money } from '#web/ui/money.tsx';
import classes from './order-dialog.module.css';
import { QuantityEditor } from './quantity-editor.tsx';

type ItemRowProps = {
  readonly line: StaffOrder['lines'][number];
  readonly isEditable: boolean;
  readonly onQuantity: (quantity: number) => Promise<void>;
  readonly onRemove: () => void;
};

/** One item of the dialog: price each, quantity, line total, remove. */
export function ItemRow({ line, isEditable, onQuantity, onRemove }: ItemRowProps) {
  return (
    <li className={classes['item']}>
      <span className={classes['product']}>
        <b>{line.productName}</b>
        <span className={classes['hint']}>
          {line.productCode} · {texts.details.each(formatCents(line.unitPriceCents), UNIT_LABELS[line.unit])}
        </span>
      </span>
      {isEditable ? (
        <QuantityEditor name={line.productName} quantity={line.quantity} onChange={onQuantity} />
      ) : (
        <b className={classes['fixed']}>{line.quantity}</b>
      )}
      <Money cents={line.totalCents} className={classes['lineTotal']} />
      {isEditable && (
        <ActionIcon
          variant="subtle"
          color="red.8"
          size={40}
          aria-label={texts.details.remove(line.productName)}
          onClick={onRemove}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}
