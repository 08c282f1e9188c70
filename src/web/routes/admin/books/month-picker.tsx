import { ActionIcon, Group, NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { addMonths, type ISOMonth } from '#shared/months.ts';
import { monthName } from '#web/ui/date-texts.ts';
import { booksTexts as texts } from './texts.ts';

const MONTHS_BACK = 36;

type MonthPickerProps = {
  readonly month: ISOMonth;
  readonly thisMonth: ISOMonth;
  readonly onChange: (month: ISOMonth) => void;
};

export function MonthPicker({ month, thisMonth, onChange }: MonthPickerProps) {
  const offered = Array.from({ length: MONTHS_BACK }, (_, back) => addMonths(thisMonth, -back));
  const months = offered.includes(month) ? offered : [...offered, month];
  return (
    <Group gap={6}>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={texts.earlier}
        onClick={() => onChange(addMonths(month, -1))}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <NativeSelect
        aria-label={texts.month}
        flex="1 1 6rem"
        miw="6rem"
        maw="10.6rem"
        data={months.map((value) => ({ value, label: monthName(value) }))}
        value={month}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <ActionIcon
        variant="default"
        size={36}
        aria-label={texts.later}
        disabled={month >= thisMonth}
        onClick={() => onChange(addMonths(month, 1))}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
