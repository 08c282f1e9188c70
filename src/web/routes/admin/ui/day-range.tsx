import { Text } from '@mantine/core';
import { DateField } from '#web/ui/date-field.tsx';
import classes from './day-range.module.css';
import { adminTexts } from './texts.ts';
import type { Filters } from './use-filters.ts';

type DayRangeProps = {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly size?: 'sm' | 'md';
  /** Which day of a row is meant, where it has several. */
  readonly meaning?: string;
  readonly onChange: (change: Filters) => void;
};

/** The first and the last day of what is shown, either of them open. */
export function DayRange({ from, to, size = 'md', meaning, onChange }: DayRangeProps) {
  return (
    <div
      className={classes['days']}
      {...(meaning === undefined ? {} : { role: 'group', 'aria-label': meaning })}
    >
      <DateField
        label={adminTexts.from}
        value={from ?? null}
        isClearable
        hasVisibleLabel
        size={size}
        onChange={(day) => onChange({ from: day ?? '' })}
      />
      <DateField
        label={adminTexts.to}
        value={to ?? null}
        isClearable
        hasVisibleLabel
        size={size}
        onChange={(day) => onChange({ to: day ?? '' })}
      />
      {meaning !== undefined && (
        <Text size="xs" c="dimmed" className={classes['meaning']} aria-hidden>
          {meaning}
        </Text>
      )}
    </div>
  );
}
