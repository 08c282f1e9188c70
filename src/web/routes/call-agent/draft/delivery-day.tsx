import { Button, Fieldset, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DEFAULT_REGION_RULES, isClosedDay } from '#shared/delivery-dates.ts';
import { addDays, formatDate, type ISODate, weekdayOf } from '#shared/shop-dates.ts';
import { api } from '#web/api.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { FIELDS, focusField } from '#web/routes/call-agent/fields.ts';
import { texts } from '#web/routes/call-agent/texts.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { longDate, weekdayName } from '#web/ui/date-texts.ts';

type DeliveryDayProps = {
  readonly date: ISODate | null;
  readonly isDisabled: boolean;
  readonly onChange: (date: ISODate | null) => void;
};

/** Days that are one tap away. */
const QUICK_DAYS = [1, 2, 3, 4, 5];

/** A year ahead at most. */
const MAX_DAYS = 365;

/** When to deliver: tomorrow or later. Days on which the shop usually does not deliver are marked, not forbidden. */
export function DeliveryDay({ date, isDisabled, onChange }: DeliveryDayProps) {
  const today = useShopToday();
  const { data: shop } = useQuery(api.public.shop.info.queryOptions());
  const rules = shop?.deliveryRules ?? DEFAULT_REGION_RULES;
  const isClosed = (day: ISODate) => isClosedDay(day, rules);
  return (
    <Fieldset variant="unstyled" id={FIELDS.date} disabled={isDisabled} aria-keyshortcuts="F8">
      <Stack gap={6}>
        <DateField
          value={date}
          label={texts.draft.date}
          hasVisibleLabel
          isClearable
          isExact
          size="sm"
          min={addDays(today, 1)}
          max={addDays(today, MAX_DAYS)}
          isMarked={isClosed}
          onChange={onChange}
          onDone={() => focusField('comment')}
        />
        <Group role="group" aria-label={texts.draft.quickDates} gap={4} grow>
          {QUICK_DAYS.map((ahead) => {
            const day = addDays(today, ahead);
            const name = ahead === 1 ? texts.draft.tomorrow : weekdayName(weekdayOf(day)).replace('e ', '');
            return (
              <Button
                key={day}
                size="compact-sm"
                h={38}
                px={0}
                fz={11}
                lh={1.2}
                variant={day === date ? 'light' : 'default'}
                aria-pressed={day === date}
                {...(isClosed(day) ? { c: 'var(--shop-warn-text)', style: { borderStyle: 'dashed' } } : {})}
                onClick={() => onChange(day)}
              >
                <span>
                  {name}
                  <br />
                  <b>{formatDate(day).slice(0, 5)}</b>
                </span>
              </Button>
            );
          })}
        </Group>
        <Text
          role="status"
          size="sm"
          fw={600}
          {...(date && isClosed(date) ? { c: 'var(--shop-warn-text)' } : {})}
        >
          {date && (isClosed(date) ? texts.draft.closed(longDate(date)) : longDate(date))}
        </Text>
      </Stack>
    </Fieldset>
  );
}
