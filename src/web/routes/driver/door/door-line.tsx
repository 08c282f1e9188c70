import { SegmentedControl } from '@mantine/core';
import { REDUCTION_REASON_LABELS, REDUCTION_REASONS } from '#shared/delivery.ts';
import type { DriverLine } from '#web/routes/driver/driver-order.ts';
import { texts } from '#web/routes/driver/texts.ts';
import { Money } from '#web/ui/money.tsx';
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx';
import classes from './door.module.css';
import type { AcceptedLine } from './use-receipt.ts';

type DoorLineProps = {
  readonly line: DriverLine;
  readonly accepted: AcceptedLine;
  readonly onAccept: (change: Partial<AcceptedLine>) => void;
};

/** One product at the door: how many were accepted, and why not all. */
export function DoorLine({ line, accepted, onAccept }: DoorLineProps) {
  return (
    <li className={classes['line']}>
      <span className={classes['product']}>
        <b>{line.productName}</b>
        <span className={classes['hint']}>
          {line.productCode} · {texts.ordered(line.quantity)}
        </span>
      </span>
      <span className={classes['row']}>
        <QuantityStepper
          size="large"
          label={line.productName}
          quantity={accepted.quantity}
          min={0}
          max={line.quantity}
          onChange={(quantity) => onAccept({ quantity: Math.min(quantity, line.quantity) })}
        />
        <Money cents={line.unitPriceCents * accepted.quantity} className={classes['lineTotal']} />
      </span>
      {accepted.quantity < line.quantity && (
        <SegmentedControl
          fullWidth
          size="md"
          aria-label={texts.reasonOf(line.productName)}
          value={accepted.reason}
          onChange={(value) => {
            const reason = REDUCTION_REASONS.find((known) => known === value);
            if (reason) onAccept({ reason });
          }}
          data={REDUCTION_REASONS.map((reason) => ({
            value: reason,
            label: REDUCTION_REASON_LABELS[reason],
          }))}
        />
      )}
    </li>
  );
}
