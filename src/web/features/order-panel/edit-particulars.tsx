import { Anchor, Group, Paper, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { editOrderInput } from '#shared/inputs/order-inputs.ts';
import { formatPhone } from '#shared/text/phone.ts';
import { phoneLink } from '#web/features/staff-orders/order-menu.tsx';
import type { StaffOrder, StaffOrdersRouter } from '#web/features/staff-orders/staff-order.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { DialogButtons } from '#web/ui/dialog-buttons.tsx';
import { panelTexts as texts } from './texts.ts';

type EditParticularsProps = {
  readonly order: StaffOrder;
  readonly router: Pick<StaffOrdersRouter, 'edit'>;
  readonly onDone: () => void;
};

const wordsInput = editOrderInput.pick({ deliveryAddress: true, comment: true }).required();

export function EditParticulars({ order, router, onDone }: EditParticularsProps) {
  // The order when it was opened: fields changed by others since are not overwritten.
  const [base, setBase] = useState(order);
  const { orderId, buyerAddress, comment } = base;
  const form = useZodForm(wordsInput, { initialValues: { deliveryAddress: buyerAddress, comment } });
  const { mutateAsync: sendBack } = useMutation(router.edit.mutationOptions());
  const edit = useAction(router.edit, {
    success: texts.saved(orderId),
    failure: texts.saveFailed,
    affects: ['order'],
    form,
    onDone,
    // Typed values stay and are compared with the current order from now on.
    onError: () => setBase(order),
    undo: (edited) => () =>
      sendBack({ deliveryAddress: buyerAddress, comment, orderId, version: edited.version }),
  });
  return (
    <Paper
      component="form"
      p="sm"
      {...form.submit((words) => {
        const wanted = toEdit(order, base, words);
        if (wanted === null) onDone();
        else void edit.run(wanted);
      })}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.currentTarget.requestSubmit();
      }}
    >
      <Stack ref={focusFirst} gap="sm">
        <Group gap="sm" justify="space-between">
          <Text fw={650}>{order.buyerName}</Text>
          <Anchor underline="always" href={phoneLink(order)}>
            {formatPhone(order.buyerPhone)}
          </Anchor>
        </Group>
        <TextInput label={texts.address} {...form.field('deliveryAddress')} />
        <Textarea label={texts.comment} autosize minRows={2} {...form.field('comment')} />
        <DialogButtons
          gap="xs"
          onCancel={onDone}
          cancelLabel={texts.giveUp}
          type="submit"
          loading={edit.isPending}
        >
          {texts.save}
        </DialogButtons>
      </Stack>
    </Paper>
  );
}

function focusFirst(box: HTMLElement | null): void {
  box?.querySelector('input')?.focus();
}

export type OrderTexts = {
  readonly deliveryAddress: string;
  readonly comment: string;
};

type Edited = Pick<StaffOrder, 'orderId' | 'version' | 'buyerAddress' | 'comment'>;

export function textsOf({ buyerAddress, comment }: Edited): OrderTexts {
  return { deliveryAddress: buyerAddress, comment };
}

export function toEdit(order: Edited, base: Edited, wanted: OrderTexts) {
  const [from, now] = [textsOf(base), textsOf(order)];
  const isDifferent = (field: keyof OrderTexts) => wanted[field] !== from[field];
  if (!(isDifferent('deliveryAddress') || isDifferent('comment'))) return null;
  const isUntouched = now.deliveryAddress === from.deliveryAddress && now.comment === from.comment;
  return {
    orderId: order.orderId,
    version: isUntouched ? order.version : base.version,
    ...(isDifferent('deliveryAddress') ? { deliveryAddress: wanted.deliveryAddress } : {}),
    ...(isDifferent('comment') ? { comment: wanted.comment } : {}),
  };
}
