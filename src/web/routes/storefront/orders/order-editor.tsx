import '#web/styles/form-styles.ts';
import { ActionIcon, Button, Group, Textarea, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { formatCents } from '#shared/prices/money.ts';
import { countText, eachText } from '#shared/prices/packs.ts';
import { joinUnits } from '#shared/prices/units.ts';
import { errorText } from '#web/error-text.ts';
import { DayChoice } from '#web/routes/storefront/cart/checkout/day-choice.tsx';
import { checkoutTexts } from '#web/routes/storefront/cart/texts.ts';
import { longDate } from '#web/ui/date-texts.ts';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { Money } from '#web/ui/money.tsx';
import { ProductPicture } from '#web/ui/product-picture.tsx';
import { QuantityStepper } from '#web/ui/quantity/quantity-stepper.tsx';
import { AddArticles } from './add-articles.tsx';
import classes from './order-editor.module.css';
import { myOrderTexts as texts } from './texts.ts';
import type { CustomerOrder } from './use-my-orders.ts';
import { type EditedLine, type OrderEdit, useOrderEdit } from './use-order-edit.ts';

const MAX_COMMENT = 1000;

type OrderEditorProps = { readonly opened: CustomerOrder; readonly onDone: () => void };

export function OrderEditor({ opened, onDone }: OrderEditorProps) {
  const edit = useOrderEdit(opened, onDone);
  const { order, deliverDate, comment } = edit;
  return (
    <div className={classes['editor']}>
      <LeaveGuard isDirty={() => edit.isDirty && !edit.change.isPending && !edit.change.isSuccess} />
      <Title order={1} size="h2">
        {texts.editing(order.id)}
      </Title>
      <section aria-labelledby="edited-lines">
        <h2 id="edited-lines">{texts.lines}</h2>
        <EditedLines edit={edit} />
      </section>
      <AddArticles edit={edit} />
      <section>
        <DayChoice order={{ deliverDate, setDeliverDate: edit.setDeliverDate }} />
        {order.deliverDate && <p className={classes['note']}>{texts.dayNow(longDate(order.deliverDate))}</p>}
      </section>
      <Textarea
        label={checkoutTexts.comment}
        value={comment}
        maxLength={MAX_COMMENT}
        rows={2}
        onChange={(event) => edit.setComment(event.currentTarget.value)}
      />
      <SaveBar edit={edit} onLeave={onDone} />
    </div>
  );
}

type SaveBarProps = { readonly edit: OrderEdit; readonly onLeave: () => void };

function SaveBar({ edit: { order, isDirty, lines, preview, change, save }, onLeave }: SaveBarProps) {
  const isEmpty = lines.every((line) => line.quantity === 0);
  const now = isDirty && !isEmpty && preview.error === null ? preview.data : undefined;
  const { totalCents } = now ?? order;
  const why = isEmpty ? texts.cancelInstead : isDirty ? '' : texts.same;
  return (
    <div className={classes['bar']} data-own-bar>
      {preview.error && isDirty && !isEmpty && <p role="alert">{errorText(preview.error, texts.failure)}</p>}
      {why !== '' && <p className={classes['note']}>{why}</p>}
      <p className={classes['total']} aria-live="polite">
        <span>{texts.total}</span>
        {totalCents !== order.totalCents && <s>{formatCents(order.totalCents)}</s>}
        <Money cents={totalCents} />
      </p>
      <Button size="md" variant="default" onClick={onLeave}>
        {texts.leave}
      </Button>
      <Button
        type="submit"
        size="md"
        disabled={!now || preview.isFetching}
        loading={change.isPending}
        onClick={save}
      >
        {texts.save}
      </Button>
    </div>
  );
}

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

function lineNote(line: EditedLine): string {
  const { placed, quantity, unitPriceE4 } = line;
  if (quantity === 0) return texts.removed;
  const price = eachText(unitPriceE4, line);
  if (placed === 0) return `${price} · ${texts.isNew}`;
  return quantity === placed ? price : `${price} · ${countText(placed, line)} → ${countText(quantity, line)}`;
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
    <Group gap="0.25rem" wrap="nowrap">
      <QuantityStepper
        quantity={quantity}
        label={name}
        goods={line}
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
    </Group>
  );
}
