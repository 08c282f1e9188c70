import { useState } from 'react';
import { DocumentButton } from '#web/features/document-button.tsx';
import { texts } from '#web/routes/packer/texts.ts';
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx';
import classes from './packing-card.module.css';

/** Boxes that one order can have labels for. */
const MAX_BOXES = 50;

/** Opens the labels of an order, one for each box. */
export function LabelsButton({ orderId }: { readonly orderId: number }) {
  const [boxes, setBoxes] = useState(1);
  return (
    <div className={classes['labels']}>
      <QuantityStepper
        quantity={boxes}
        onChange={(wanted) => setBoxes(Math.min(wanted, MAX_BOXES))}
        label={texts.labels.boxes}
        min={1}
        max={MAX_BOXES}
        size="large"
      />
      <DocumentButton
        address={`/api/package/labels/${orderId}?boxes=${boxes}`}
        label={texts.labels.print}
        failure={texts.labels.failed}
        size="lg"
      />
    </div>
  );
}
