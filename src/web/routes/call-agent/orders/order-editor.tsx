import { Button, Group, Paper, Stack, Textarea, TextInput } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { DEFAULT_DELIVERY_RULES, isClosedDay } from '#shared/delivery-dates.ts';
import { isEditable } from '#shared/order-status.ts';
import { addDays, type ISODate } from '#shared/shop-dates.ts';
import { api } from '#web/api.ts';
import type { StaffOrder } from '#web/features/staff-orders/staff-order.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { queryClient } from '#web/query-client.ts';
import { texts } from '#web/routes/call-agent/texts.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { type OrderTexts, textsOf, toEdit } from './order-edit.ts';

/** A year ahead at most (decisions "Orders"). */
const MAX_DAYS = 365;

/** Day, address and comment of an order, to be changed while the caller is on the line. */
export function OrderEditor({ order }: { readonly order: StaffOrder }) {
  const [base, setBase] = useState<StaffOrder | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  if (!isEditable(order.status)) return null;
  if (base === null) {
    return (
      <Button
        variant="default"
        autoFocus={wasOpen}
        leftSection={<IconPencil size={18} aria-hidden />}
        onClick={() => {
          setBase(order);
          setWasOpen(true);
        }}
      >
        {texts.edit.open}
      </Button>
    );
  }
  return <EditForm order={order} base={base} onBase={setBase} onClose={() => setBase(null)} />;
}

type EditFormProps = {
  readonly order: StaffOrder;
  /** The order as it was when the form was opened, or as it was shown since. */
  readonly base: StaffOrder;
  readonly onBase: (order: StaffOrder) => void;
  readonly onClose: () => void;
};

function EditForm({ order, base, onBase, onClose }: EditFormProps) {
  const [wanted, setWanted] = useState<OrderTexts>(textsOf(base));
  const set = (change: Partial<OrderTexts>) => setWanted((before) => ({ ...before, ...change }));
  const { orderId } = order;
  const save = useAction(api.callAgent.orders.edit, {
    success: texts.edit.saved(orderId),
    failure: texts.edit.failed,
    sentences: { 'order-changed': texts.edit.changedElsewhere },
    affects: ['order'],
    onSuccess: (saved) => {
      queryClient.setQueryData(api.callAgent.orders.details.queryKey({ orderId }), saved);
      onClose();
    },
    // What is written stays; it is held against the order as it is shown from now on.
    onError: () => onBase(order),
  });
  const edit = toEdit(order, base, wanted);
  const submit = () => {
    if (edit === null) onClose();
    else void save.run(edit);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  return (
    <Paper p="sm" component="section" aria-label={texts.edit.open}>
      <Stack ref={focusFirst} gap="sm" onKeyDown={onKey}>
        <DayField day={wanted.deliverDate} onDay={(deliverDate) => set({ deliverDate })} />
        <TextInput
          label={texts.edit.address}
          required
          maxLength={200}
          autoComplete="off"
          value={wanted.deliveryAddress}
          onChange={(event) => set({ deliveryAddress: event.currentTarget.value })}
        />
        <Textarea
          label={texts.edit.comment}
          autosize
          minRows={1}
          maxRows={5}
          maxLength={1000}
          value={wanted.comment}
          onChange={(event) => set({ comment: event.currentTarget.value })}
        />
        <Group gap="xs" justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {uiTexts.cancel}
          </Button>
          <Button
            loading={save.isPending}
            aria-keyshortcuts="Control+Enter"
            disabled={wanted.deliveryAddress.trim() === ''}
            onClick={submit}
          >
            {texts.edit.save}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

function focusFirst(box: HTMLElement | null): void {
  box?.querySelector('input')?.focus();
}

type DayFieldProps = { readonly day: ISODate | null; readonly onDay: (day: ISODate | null) => void };

function DayField({ day, onDay }: DayFieldProps) {
  const today = useShopToday();
  const { data: shop } = useQuery(api.public.shop.info.queryOptions());
  const rules = shop?.deliveryRules ?? DEFAULT_DELIVERY_RULES;
  return (
    <DateField
      value={day}
      label={texts.draft.date}
      hasVisibleLabel
      isClearable
      isExact
      size="sm"
      min={addDays(today, 1)}
      max={addDays(today, MAX_DAYS)}
      isMarked={(date) => isClosedDay(date, rules)}
      onChange={onDay}
    />
  );
}
