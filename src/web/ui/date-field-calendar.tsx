import 'dayjs/locale/sq.js';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/dates/styles.layer.css';
import { DateInput } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { isISODate } from '#shared/shop-dates.ts';
import classes from './date-field.module.css';
import type { DateFieldProps } from './date-field-props.ts';
import { parseTypedDate } from './parse-typed-date.ts';
import { uiTexts } from './texts.ts';

/** The field itself; use `DateField`, which fetches it when it is needed. */
export function DateFieldCalendar({
  value,
  onChange,
  label,
  min,
  max,
  isClearable = false,
  isExact = false,
  hasVisibleLabel = false,
  isMarked,
  isDayDisabled,
  size = 'md',
}: DateFieldProps) {
  // Enter ends the typing: the calendar goes, the focus stays. The next key or click brings it back.
  const [isTyped, setTyped] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const isDay = (text: string) => {
    const date = parseTypedDate(text, min);
    return date !== null && (!min || date >= min) && (!max || date <= max);
  };
  return (
    <DateInput
      locale="sq"
      valueFormat="DD.MM.YYYY"
      dateParser={(text) => parseTypedDate(text, min)}
      placeholder="dd.mm.vvvv"
      firstDayOfWeek={1}
      value={value}
      onChange={(date) => {
        if (date === null ? isClearable : isISODate(date)) onChange(date);
      }}
      clearable={isClearable}
      size={size}
      leftSection={<IconCalendar size={18} aria-hidden />}
      error={isBroken && value === null && uiTexts.invalidDate}
      onInput={(event) => {
        setBroken(false);
        if (isExact && !isDay(event.currentTarget.value)) onChange(null);
      }}
      onBlur={({ currentTarget: { value: text } }) =>
        setBroken(isExact && text.trim() !== '' && !isDay(text))
      }
      onKeyDown={(event) => setTyped(event.key === 'Enter')}
      onClick={() => setTyped(false)}
      popoverProps={{ withinPortal: true, shadow: 'md', ...(isTyped ? { opened: false } : {}) }}
      {...(min === undefined ? {} : { minDate: min })}
      {...(max === undefined ? {} : { maxDate: max })}
      {...(hasVisibleLabel ? { label } : { 'aria-label': label })}
      {...(isDayDisabled === undefined ? {} : { excludeDate: isDayDisabled })}
      getDayProps={(date) => (isMarked?.(date) ? { className: classes['marked'] ?? '' } : {})}
    />
  );
}
