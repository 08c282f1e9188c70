import { Group } from '@mantine/core';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { adminTexts } from './texts.ts';

type DayRangeProps = {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly onChange: (change: { readonly from?: string; readonly to?: string }) => void;
};

export function DayRange({ from, to, onChange }: DayRangeProps) {
  const field = { isPast: true, isClearable: true, hasVisibleLabel: true, size: 'sm' } as const;
  return (
    <Group grow gap="xs" wrap="nowrap" maw="23rem">
      <DateField
        {...field}
        label={adminTexts.from}
        value={from ?? null}
        onChange={(day) => onChange({ from: day ?? '' })}
      />
      <DateField
        {...field}
        label={adminTexts.to}
        value={to ?? null}
        onChange={(day) => onChange({ to: day ?? '' })}
      />
    </Group>
  );
}
