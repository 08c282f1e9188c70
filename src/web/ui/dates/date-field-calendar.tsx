import 'dayjs/locale/sq.js';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/dates/styles.layer.css';
import { DateInput } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { addDays, isISODate } from '#shared/dates/shop-dates.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { uiTexts } from '#web/ui/texts.ts';
import classes from './date-field.module.css';
import type { DateFieldProps } from './date-field-props.ts';
import { FAR_DAYS, findDateFault, parseTypedDate } from './typed-date.ts';

export function DateFieldCalendar({
  value,
  onChange,
  label,
  min,
  max,
  isPast = false,
  isClearable = false,
  isExact = false,
  hasVisibleLabel = false,
  isMarked,
  isDayDisabled,
  onDone,
  isFirst = false,
  size = 'md',
}: DateFieldProps) {
  // Enter closes the calendar and keeps the focus; the next key or click opens it.
  const [isTyped, setTyped] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const today = useShopToday();
  const findFault = (text: string) =>
    isExact && text.trim() !== '' ? findDateFault(text, { min, max, today }) : null;
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    setTyped(event.key === 'Enter');
    if (event.key !== 'Enter') return;
    const found = findFault(event.currentTarget.value);
    setFault(found);
    if (found !== null || value === null || event.ctrlKey || event.metaKey || !onDone) return;
    // Otherwise the field that gets the focus would receive the key as well, a text area as a line break.
    event.preventDefault();
    onDone();
  };
  return (
    <DateInput
      locale="sq"
      valueFormat="DD.MM.YYYY"
      dateParser={(text) => parseTypedDate(text, min, today, isPast ? addDays(today, FAR_DAYS) : max)}
      placeholder="dd.mm.vvvv"
      // Its code may load after the dialog has set its focus.
      autoFocus={isFirst}
      data-autofocus={isFirst || undefined}
      firstDayOfWeek={1}
      value={value}
      onChange={(date) => {
        if (date === null ? isClearable : isISODate(date)) onChange(date);
      }}
      clearable={isClearable}
      miw={0}
      size={size}
      leftSection={<IconCalendar size={18} aria-hidden />}
      error={value === null && fault}
      clearButtonProps={{ 'aria-label': uiTexts.clearDay }}
      onInput={(event) => {
        setFault(null);
        if (isExact && findDateFault(event.currentTarget.value, { min, max, today }) !== null) onChange(null);
      }}
      onBlur={({ currentTarget: { value: text } }) => {
        const found = findFault(text);
        if (found !== null) setFault(found);
      }}
      onKeyDown={onKey}
      onClick={() => setTyped(false)}
      popoverProps={{
        withinPortal: true,
        shadow: 'md',
        // Over a dialog the page cannot be scrolled to the last week.
        middlewares: { size: { padding: 5 } },
        styles: { dropdown: { overflowY: 'auto' } },
        ...(isTyped ? { opened: false } : {}),
      }}
      {...(min === undefined ? {} : { minDate: min })}
      {...(max === undefined ? {} : { maxDate: max })}
      {...(hasVisibleLabel ? { label } : { 'aria-label': label })}
      {...(isDayDisabled === undefined ? {} : { excludeDate: isDayDisabled })}
      getDayProps={(date) => (isMarked?.(date) ? { className: classes['marked'] ?? '' } : {})}
    />
  );
}
