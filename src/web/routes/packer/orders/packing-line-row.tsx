import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { UNIT_LABELS } from '#shared/units.ts';
import { texts } from '#web/routes/packer/texts.ts';
import { UsePiecesDialog } from '#web/routes/packer/use-pieces-dialog.tsx';
import { Pill } from '#web/ui/pill.tsx';
import classes from './packing-card.module.css';
import type { PackingLine } from './packing-order.ts';

type PackingLineRowProps = {
  readonly line: PackingLine;
  readonly orderId: number;
  readonly onChange: (isProduced: boolean) => void;
};

/** One item: what, how many, whether it is produced, and the customer's own finished pieces of it. */
export function PackingLineRow({ line, orderId, onChange }: PackingLineRowProps) {
  const [isUsing, use] = useDisclosure(false);
  const usable = Math.min(line.customStockLeft, line.quantity - line.customStockUsed);
  return (
    <li className={classes['line']} data-done={line.isProduced || undefined}>
      <div className={classes['what']}>
        <p className={classes['name']}>
          {line.productName} <span className={classes['small']}>{line.productCode}</span>
        </p>
        {line.productDescription && <p className={classes['description']}>{line.productDescription}</p>}
        {(line.customStockLeft > 0 || line.customStockUsed > 0) && (
          <p className={classes['custom']}>
            {line.customStockLeft > 0 && <Pill tone="info">{texts.custom.left(line.customStockLeft)}</Pill>}
            {line.customStockUsed > 0 && <Pill tone="good">{texts.custom.used(line.customStockUsed)}</Pill>}
            {usable > 0 && (
              <Button
                size="lg"
                variant="light"
                aria-label={texts.custom.takeFor(line.productName)}
                onClick={use.open}
              >
                {texts.custom.use}
              </Button>
            )}
          </p>
        )}
      </div>
      <p className={classes['quantity']}>
        {line.quantity} <span className={classes['small']}>{UNIT_LABELS[line.unit]}</span>
      </p>
      <NativeSelect
        size="lg"
        className={classes['status'] ?? ''}
        aria-label={texts.orders.itemStatus(line.productName)}
        value={line.isProduced ? 'produced' : 'open'}
        onChange={(event) => onChange(event.currentTarget.value === 'produced')}
      >
        <option value="open">{texts.status.open}</option>
        <option value="produced">{texts.status.produced}</option>
      </NativeSelect>
      <ActionIcon
        size={50}
        radius="md"
        variant={line.isProduced ? 'filled' : 'default'}
        color="green.8"
        aria-pressed={line.isProduced}
        aria-label={texts.orders.markItem(line.productName)}
        onClick={() => onChange(!line.isProduced)}
      >
        <IconCheck size={24} aria-hidden />
      </ActionIcon>
      {isUsing && (
        <UsePiecesDialog
          productName={line.productName}
          line={{ orderLineId: line.orderLineId, orderId, most: usable }}
          available={line.customStockLeft}
          onClose={use.close}
        />
      )}
    </li>
  );
}
