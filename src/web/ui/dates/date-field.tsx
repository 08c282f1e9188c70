import { TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { formatDate } from '#shared/dates/shop-dates.ts';
import type { DateFieldProps } from './date-field-props.ts';

const Calendar = lazy(() =>
  import('./date-field-calendar.tsx').then((module) => ({ default: module.DateFieldCalendar })),
);

export function DateField(props: DateFieldProps) {
  const { value, label, hasVisibleLabel = false, size = 'md' } = props;
  const shown = value === null ? '' : formatDate(value);
  return (
    <Suspense
      fallback={
        <TextInput
          size={size}
          value={shown}
          readOnly
          {...(hasVisibleLabel ? { label } : { 'aria-label': label })}
        />
      }
    >
      <Calendar {...props} />
    </Suspense>
  );
}
