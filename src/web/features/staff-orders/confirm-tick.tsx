import { Checkbox } from '@mantine/core';
import type { StaffOrderLine } from './staff-order.ts';
import classes from './staff-orders.module.css';
import { listTexts } from './staff-orders-texts.ts';

type ConfirmTickProps = {
  readonly line: Pick<StaffOrderLine, 'productName' | 'isStockConfirmed'>;
  readonly id?: string;
  readonly isDisabled?: boolean;
  readonly onChange: (isConfirmed: boolean) => void;
};

export function ConfirmTick({ line, id, isDisabled = false, onChange }: ConfirmTickProps) {
  const { productName, isStockConfirmed } = line;
  return (
    <Checkbox
      {...(id === undefined ? {} : { id })}
      className={classes['confirm'] ?? ''}
      aria-label={listTexts.confirmLine(productName)}
      label={isStockConfirmed ? listTexts.confirmed : listTexts.notConfirmed}
      color="good"
      checked={isStockConfirmed}
      disabled={isDisabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
