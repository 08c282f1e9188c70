import { SegmentedControl, SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { parseCents } from '#shared/text/parse-number.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { numberIn } from '#web/ui/quantity/number-schemas.ts';
import { NumberField } from './number-field.tsx';
import { adminTexts } from './texts.ts';

const texts = adminTexts.opening;

const schema = z.object({
  amountCents: numberIn(parseCents, texts.amountMissing).refine((cents) => cents > 0, texts.amountZero),
  number: z.string().trim().max(60),
  reason: z.string().trim().max(300),
});

export function useOpening() {
  const today = useShopToday();
  const [isDebt, setDebt] = useState(true);
  const [day, setDay] = useState<ISODate>(today);
  const [dueOn, setDueOn] = useState<ISODate | null>(null);
  const form = useZodForm(schema, { initialValues: { amountCents: '', number: '', reason: '' } });
  const read = ({ amountCents, number }: { readonly amountCents: number; readonly number: string }) => ({
    amountCents: isDebt ? amountCents : -amountCents,
    day,
    number,
    ...(isDebt && dueOn !== null ? { dueOn } : {}),
  });
  return { today, isDebt, setDebt, day, setDay, dueOn, setDueOn, form, read };
}

type OpeningFieldsProps = {
  readonly opening: ReturnType<typeof useOpening>;
  readonly sides: readonly [debt: string, advance: string];
};

export function OpeningFields({ opening, sides }: OpeningFieldsProps) {
  const { today, isDebt, setDebt, day, setDay, dueOn, setDueOn, form } = opening;
  const [debt, advance] = sides;
  return (
    <>
      <SegmentedControl
        aria-label={texts.side}
        fullWidth
        data={[
          { value: 'debt', label: debt },
          { value: 'advance', label: advance },
        ]}
        value={isDebt ? 'debt' : 'advance'}
        onChange={(side) => setDebt(side === 'debt')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <NumberField data-autofocus label={texts.amount} {...form.field('amountCents')} />
        <TextInput label={texts.number} autoComplete="off" maxLength={60} {...form.field('number')} />
        <DateField
          hasVisibleLabel
          size="sm"
          label={texts.day}
          max={today}
          value={day}
          onChange={(chosen) => chosen && setDay(chosen)}
        />
        {isDebt && (
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
    </>
  );
}
