import { SegmentedControl, SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { formatCents } from '#shared/prices/money.ts';
import { parseCents } from '#shared/text/parse-number.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { NumberField } from '#web/routes/admin/ui/number-field.tsx';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { numberIn } from '#web/ui/quantity/number-schemas.ts';
import { ClosedMonthReason, useClosedUntil } from './payments/closed-month-reason.tsx';
import { ReceivableDialog } from './receivable-dialog.tsx';
import { receivableTexts } from './texts.ts';

const texts = receivableTexts.opening;

const schema = z.object({
  amountCents: numberIn(parseCents, receivableTexts.amountMissing).refine(
    (cents) => cents > 0,
    receivableTexts.amountZero,
  ),
  number: z.string().trim().max(60),
  reason: z.string().trim().max(300),
});

type OpeningDialogProps = { readonly customerId: number; readonly onClose: () => void };

export function OpeningDialog({ customerId, onClose }: OpeningDialogProps) {
  const today = useShopToday();
  const [side, setSide] = useState('owes');
  const [day, setDay] = useState<ISODate>(today);
  const [dueOn, setDueOn] = useState<ISODate | null>(null);
  const form = useZodForm(schema, { initialValues: { amountCents: '', number: '', reason: '' } });
  const enter = useAction(api.admin.receivables.enterOpening, {
    attempts: {},
    affects: ['account'],
    failure: texts.failed,
    success: ({ balanceCents }) => texts.done(formatCents(balanceCents)),
    form,
    onSuccess: onClose,
  });
  const isOwing = side === 'owes';
  const closedUntil = useClosedUntil(day);
  return (
    <ReceivableDialog
      isBooking
      title={texts.title}
      hint={texts.hint}
      submitLabel={texts.submit}
      isWorking={enter.isPending}
      form={form.submit(({ amountCents, number, reason }) => {
        void enter.run({
          customerId,
          amountCents: isOwing ? amountCents : -amountCents,
          day,
          number,
          ...(reason === '' ? {} : { reason }),
          ...(isOwing && dueOn !== null ? { dueOn } : {}),
        });
      })}
      onClose={onClose}
    >
      <SegmentedControl
        aria-label={texts.side}
        fullWidth
        data={[
          { value: 'owes', label: texts.owes },
          { value: 'owed', label: texts.owed },
        ]}
        value={side}
        onChange={setSide}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <NumberField data-autofocus label={receivableTexts.amount} {...form.field('amountCents')} />
        <TextInput label={texts.number} autoComplete="off" maxLength={60} {...form.field('number')} />
        <DateField
          hasVisibleLabel
          size="sm"
          label={texts.day}
          max={today}
          value={day}
          onChange={(chosen) => chosen && setDay(chosen)}
        />
        {isOwing && (
          <DateField
            hasVisibleLabel
            isClearable
            size="sm"
            label={texts.due}
            value={dueOn}
            onChange={setDueOn}
          />
        )}
      </SimpleGrid>
      <ClosedMonthReason closedUntil={closedUntil} {...form.field('reason')} />
    </ReceivableDialog>
  );
}
