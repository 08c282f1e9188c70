import { Group, Stack, Text } from '@mantine/core';
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
    <Stack gap={4} maw="23rem">
      <Group grow gap="xs" wrap="nowrap">
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
      {from && to && from > to && (
        <Text role="alert" size="sm" c="var(--shop-bad-text)">
          {adminTexts.reversedDays}
        </Text>
      )}
    </Stack>
  );
}
