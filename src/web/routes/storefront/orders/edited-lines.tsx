import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { formatUnitPrice } from '#shared/unit-price.ts';
import { joinUnits } from '#shared/units.ts';
import { ProductPicture } from '#web/ui/product-picture.tsx';
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx';
import classes from './order-editor.module.css';
import { ownOrderTexts as texts } from './texts.ts';
import type { EditedLine, OrderEdit } from './use-order-edit.ts';

export function EditedLines({ edit }: { readonly edit: OrderEdit }) {
  return (
    <ul className={classes['lines']}>
      {edit.lines.map((line) => (
        <li key={line.productId} className={classes['line']} data-out={line.quantity === 0 || undefined}>
          <ProductPicture src={line.image} name={line.name} className={classes['picture']} />
          <div className={classes['words']}>
            <b>{joinUnits(line.name)}</b>
            <span className={classes['note']}>{lineNote(line)}</span>
          </div>
          <LineControl line={line} edit={edit} />
        </li>
      ))}
    </ul>
  );
}

function lineNote({ placed, quantity, unitPriceE4 }: EditedLine): string {
  if (quantity === 0) return texts.removed;
  const price = formatUnitPrice(unitPriceE4);
  if (placed === 0) return `${price} · ${texts.isNew}`;
  return quantity === placed ? price : `${price} · ${placed} → ${quantity}`;
}

function LineControl({ line, edit }: { readonly line: EditedLine; readonly edit: OrderEdit }) {
  const { productId, name, quantity, placed, available } = line;
  if (quantity === 0) {
    return (
      <Button
        variant="default"
        aria-label={texts.putBackName(name)}
        onClick={() => edit.setQuantity(productId, placed)}
      >
        {texts.putBack}
      </Button>
    );
  }
  return (
    <div className={classes['control']}>
      <QuantityStepper
        quantity={quantity}
        label={name}
        rule={line}
        available={available}
        max={available}
        onChange={(wanted) => edit.setQuantity(productId, wanted)}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={texts.remove(name)}
        onClick={() => edit.setQuantity(productId, 0)}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </div>
  );
}
