import { Button, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core';
import { MAX_DAYS_AHEAD } from '#shared/dates/delivery-dates.ts';
import { addDays, formatDate, type ISODate, weekdayOf } from '#shared/dates/shop-dates.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { FIELDS, focusField, focusFieldSoon } from '#web/routes/call-agent/fields.ts';
import { texts } from '#web/routes/call-agent/texts.ts';
import { longDate, weekdayName } from '#web/ui/date-texts.ts';
import { DateField } from '#web/ui/dates/date-field.tsx';
import type { DayRules, ReasonNeed } from './use-day-rules.ts';

type DeliveryDayProps = {
  readonly date: ISODate | null;
  readonly days: DayRules;
  readonly need: ReasonNeed | null;
  readonly reason: string;
  readonly isDisabled: boolean;
  readonly onChange: (date: ISODate | null) => void;
  readonly onReason: (reason: string) => void;
};

const QUICK_DAYS = [1, 2, 3, 4, 5];

export function DeliveryDay({
  date,
  days,
  need: needed,
  reason,
  isDisabled,
  onChange,
  onReason,
}: DeliveryDayProps) {
  const today = useShopToday();
  const { isClosed, needOf } = days;
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
          min={today}
          max={addDays(today, MAX_DAYS_AHEAD)}
          isMarked={isClosed}
          onChange={onChange}
          onDone={() => focusField(needed === null ? 'comment' : 'overrideReason')}
        />
        <Group role="group" aria-label={texts.draft.quickDates} gap={4} grow>
          {QUICK_DAYS.map((ahead) => {
            const day = addDays(today, ahead);
            const need = needOf(day);
            const isMarked = isClosed(day) || need !== null;
            const word = need ?? (isClosed(day) ? 'closed' : null);
            const name = ahead === 1 ? texts.draft.tomorrow : weekdayName(weekdayOf(day)).replace('e ', '');
            return (
              <Button
                key={day}
                size="compact-sm"
                h="auto"
                mih={38}
                px={0}
                py={3}
                fz={11}
                lh={1.2}
                variant={day === date ? 'light' : 'default'}
                aria-pressed={day === date}
                {...(isMarked ? { c: 'var(--shop-warn-text)', style: { borderStyle: 'dashed' } } : {})}
                onClick={() => {
                  onChange(day);
                  if (need !== null) void focusFieldSoon('overrideReason');
                }}
              >
                <span>
                  {name}
                  <br />
                  <b>{formatDate(day).slice(0, 5)}</b>
                  {word !== null && (
                    <>
                      <br />
                      {texts.draft.dayWords[word]}
                    </>
                  )}
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
        {needed !== null && (
          <TextInput
            id={FIELDS.overrideReason}
            label={texts.draft.overrideReason}
            description={texts.draft.needsReason[needed]}
            required
            maxLength={300}
            value={reason}
            onChange={(event) => onReason(event.currentTarget.value)}
          />
        )}
      </Stack>
    </Fieldset>
  );
}
