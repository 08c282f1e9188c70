import { ActionIcon, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { addDays, type ISODate } from '#shared/dates/shop-dates.ts';
import { uiTexts } from '#web/ui/texts.ts';
import { DateField } from './date-field.tsx';

type DayPickerProps = {
  readonly value: ISODate;
  readonly onChange: (date: ISODate) => void;
  readonly label: string;
  readonly size?: 'sm' | 'md' | 'lg';
};

/** In pixels, like its icons: growing with large text they would push the date off a phone's screen. */
const ICON_SIZES = { sm: 36, md: 42, lg: 50 } as const;

export function DayPicker({ value, onChange, label, size = 'md' }: DayPickerProps) {
  const side = `${ICON_SIZES[size]}px`;
  const least = `max(${side}, var(--staff-target, 0px))`;
  const square = { width: side, minWidth: least, height: side, minHeight: least };
  return (
    <Group gap={6} wrap="nowrap" maw="100%">
      <ActionIcon
        variant="default"
        style={square}
        aria-label={uiTexts.previousDay}
        onClick={() => onChange(addDays(value, -1))}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <DateField value={value} label={label} size={size} onChange={(date) => date && onChange(date)} />
      <ActionIcon
        variant="default"
        style={square}
        aria-label={uiTexts.nextDay}
        onClick={() => onChange(addDays(value, 1))}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
