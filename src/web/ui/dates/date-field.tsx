import { TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { offerReload } from '#web/ui/lazy-part.tsx';
import type { DateFieldProps } from './date-field-props.ts';

const Calendar = lazy(() =>
  import('./date-field-calendar.tsx')
    .then((module) => ({ default: module.DateFieldCalendar }))
    .catch((error: unknown) => {
      offerReload(error);
      return { default: DateText };
    }),
);

export function DateField(props: DateFieldProps) {
  return (
    <Suspense fallback={<DateText {...props} />}>
      <Calendar {...props} />
    </Suspense>
  );
}

function DateText({ value, label, hasVisibleLabel = false, size = 'md' }: DateFieldProps) {
  return (
    <TextInput
      size={size}
      value={value === null ? '' : formatDate(value)}
      readOnly
      {...(hasVisibleLabel ? { label } : { 'aria-label': label })}
    />
  );
}
