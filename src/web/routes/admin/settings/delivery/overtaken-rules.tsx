import { Alert, Button, Group, List } from '@mantine/core';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { hourText } from '#web/routes/admin/settings/calendar-choices.ts';
import { settingsTexts } from '#web/routes/admin/settings/texts.ts';
import type { RuleValues, WeekdayValues } from './rule-values.ts';
import type { DriverChoice } from './weekday-rules.tsx';

const texts = settingsTexts.delivery;

type OvertakenRulesProps = {
  readonly stored: RuleValues;
  readonly typed: RuleValues;
  readonly drivers: readonly DriverChoice[];
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
};

export function OvertakenRules({ stored, typed, drivers, onTakeTheirs, onKeepMine }: OvertakenRulesProps) {
  const differing = stored.weekdays.flatMap((rule, weekday) => {
    const mine = typed.weekdays[weekday];
    const day = settingsTexts.shop.weekdays[weekday] ?? '';
    const isSame = !mine || JSON.stringify(rule) === JSON.stringify(mine);
    return isSame ? [] : [texts.theirs(day, inWords(rule, drivers), inWords(mine, drivers))];
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
        <Button variant="default" onClick={onTakeTheirs}>
          {texts.takeTheirs}
        </Button>
        <Button variant="default" onClick={onKeepMine}>
          {texts.keepMine}
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
