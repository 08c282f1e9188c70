import { Button, CloseButton, Group, Paper, Stack, Text } from '@mantine/core';
import { IconCalendarStar } from '@tabler/icons-react';
import { comingHolidays, kosovoHolidays } from '#shared/dates/holidays.ts';
import { formatDate, type ISODate } from '#shared/dates/shop-dates.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { showToast } from '#web/ui/toast.ts';
import { settingsTexts } from './texts.ts';

const texts = settingsTexts.shop;

type ClosedDatesProps = {
  readonly dates: readonly ISODate[];
  readonly isClosed: (date: ISODate) => boolean;
  readonly onChange: (dates: ISODate[]) => void;
};

export function ClosedDates({ dates, isClosed, onChange }: ClosedDatesProps) {
  const today = useShopToday();
  const add = (more: readonly ISODate[]) => onChange([...new Set([...dates, ...more])].toSorted());
  const propose = () => {
    const missing = comingHolidays(today)
      .map((holiday) => holiday.date)
      .filter((date) => !dates.includes(date) && !isClosed(date));
    if (missing.length === 0) showToast({ tone: 'success', message: settingsTexts.holidays.none });
    else add(missing);
  };
  return (
    <Stack gap="xs" mt={6} align="start">
      <Group gap="xs">
        {dates.length === 0 && <Dimmed>{texts.noDates}</Dimmed>}
        {dates.map((date) => (
          <ClosedDate
            key={date}
            date={date}
            onRemove={() => onChange(dates.filter((other) => other !== date))}
          />
        ))}
      </Group>
      <Group gap="xs">
        <DateField
          label={texts.addDate}
          value={null}
          size="sm"
          onChange={(date) => {
            if (date !== null) add([date]);
          }}
        />
        <Button variant="default" leftSection={<IconCalendarStar size={18} aria-hidden />} onClick={propose}>
          {settingsTexts.holidays.propose}
        </Button>
      </Group>
    </Stack>
  );
}

function ClosedDate({ date, onRemove }: { readonly date: ISODate; readonly onRemove: () => void }) {
  const holiday = kosovoHolidays(Number(date.slice(0, 4))).find((one) => one.date === date);
  return (
    <Paper radius="xl" shadow="none" bg="var(--shop-sunken)" pl="sm" pr={6} py={2} maw="100%">
      <Group gap={6} wrap="nowrap">
        <Text size="sm" lh={1.25} miw={0} style={{ overflowWrap: 'anywhere' }}>
          {formatDate(date)} {holiday?.name}{' '}
          {holiday?.isByMoon && (
            <Text span inherit fw={600} c="var(--shop-warn-text)">
              ({settingsTexts.holidays.byMoon})
            </Text>
          )}
        </Text>
        <CloseButton size="sm" aria-label={texts.removeDate(formatDate(date))} onClick={onRemove} />
      </Group>
    </Paper>
  );
}
