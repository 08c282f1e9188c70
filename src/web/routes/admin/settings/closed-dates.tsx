import { CloseButton, Group, Pill, Text } from '@mantine/core';
import { formatDate, type ISODate } from '#shared/shop-dates.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { settingsTexts } from './texts.ts';

const texts = settingsTexts.shop;

type ClosedDatesProps = {
  readonly dates: readonly ISODate[];
  readonly onChange: (dates: ISODate[]) => void;
};

/** Days without delivery, added one by one. */
export function ClosedDates({ dates, onChange }: ClosedDatesProps) {
  return (
    <Group gap="xs" mt={6}>
      {dates.length === 0 && (
        <Text size="sm" c="dimmed">
          {texts.noDates}
        </Text>
      )}
      {dates.map((date) => (
        <Pill key={date} size="lg">
          <Group gap={4} wrap="nowrap">
            {formatDate(date)}
            <CloseButton
              size="sm"
              aria-label={texts.removeDate(formatDate(date))}
              onClick={() => onChange(dates.filter((other) => other !== date))}
            />
          </Group>
        </Pill>
      ))}
      <DateField
        label={texts.addDate}
        value={null}
        size="sm"
        onChange={(date) => {
          if (date !== null && !dates.includes(date)) onChange([...dates, date].toSorted());
        }}
      />
    </Group>
  );
}
