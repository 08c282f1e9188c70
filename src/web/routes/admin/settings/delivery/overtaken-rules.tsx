import { Alert, Button, Group, List } from '@mantine/core';
import { formatDate } from '#shared/shop-dates.ts';
import { hourText } from '#web/routes/admin/settings/calendar-choices.ts';
import { settingsTexts } from '#web/routes/admin/settings/texts.ts';
import type { RuleValues, WeekdayValues } from './rule-values.ts';
import type { DriverChoice } from './weekday-rules.tsx';

const texts = settingsTexts.delivery;

type OvertakenRulesProps = {
  readonly stored: RuleValues;
  readonly typed: RuleValues;
  readonly drivers: readonly DriverChoice[];
  readonly onTake: () => void;
  readonly onKeep: () => void;
};

export function OvertakenRules({ stored, typed, drivers, onTake, onKeep }: OvertakenRulesProps) {
  const differing = stored.weekdays.flatMap((rule, weekday) => {
    const own = typed.weekdays[weekday];
    const day = settingsTexts.shop.weekdays[weekday] ?? '';
    const isSame = !own || JSON.stringify(rule) === JSON.stringify(own);
    return isSame ? [] : [texts.theirs(day, inWords(rule, drivers), inWords(own, drivers))];
  });
  const dates = [stored, typed].map(
    ({ closedDays }) => closedDays.map(formatDate).join(', ') || texts.noDates,
  );
  const [storedDates = '', typedDates = ''] = dates;
  return (
    <Alert color="warn" role="alert" title={texts.overtaken}>
      <List size="sm">
        {differing.map((sentence) => (
          <List.Item key={sentence}>{sentence}</List.Item>
        ))}
        {storedDates !== typedDates && (
          <List.Item>{texts.theirs(texts.closedDays, storedDates, typedDates)}</List.Item>
        )}
      </List>
      <Group gap="xs" mt="sm">
        <Button variant="default" onClick={onTake}>
          {texts.takeTheirs}
        </Button>
        <Button variant="default" onClick={onKeep}>
          {texts.keepOwn}
        </Button>
      </Group>
    </Alert>
  );
}

function inWords(rule: WeekdayValues, drivers: readonly DriverChoice[]): string {
  const { isOpen, cutoffHour, cutoffDays, window, capacity, driverId } = rule;
  if (!isOpen) return texts.noDelivery;
  const days = Number(cutoffDays);
  return [
    `${hourText(Number(cutoffHour))} ${days === 0 ? texts.sameDay : texts.daysBefore(days)}`,
    window,
    capacity === '' ? texts.anyNumber : texts.orders(capacity),
    drivers.find(({ id }) => String(id) === driverId)?.name,
  ]
    .filter(Boolean)
    .join(' · ');
}
