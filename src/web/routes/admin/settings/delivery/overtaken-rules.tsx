import { Alert, Button, Group, List } from '@mantine/core';
import { hourText } from '#web/routes/admin/settings/calendar-choices.ts';
import { settingsTexts } from '#web/routes/admin/settings/texts.ts';
import type { RuleValues, WeekdayValues } from './rule-values.ts';

const texts = settingsTexts.delivery;

type OvertakenRulesProps = {
  /** What somebody else has saved. */
  readonly stored: RuleValues;
  readonly typed: RuleValues;
  readonly onTake: () => void;
  readonly onKeep: () => void;
};

/** What somebody else saved for the region while it was being edited here, where it differs; one of both is to be chosen. */
export function OvertakenRules({ stored, typed, onTake, onKeep }: OvertakenRulesProps) {
  const differing = stored.weekdays.flatMap((rule, weekday) => {
    const isSame = JSON.stringify(rule) === JSON.stringify(typed.weekdays[weekday]);
    return isSame ? [] : [texts.theirs(settingsTexts.shop.weekdays[weekday] ?? '', inWords(rule))];
  });
  return (
    <Alert color="warn" role="alert" title={texts.overtaken}>
      <List size="sm">
        {differing.map((sentence) => (
          <List.Item key={sentence}>{sentence}</List.Item>
        ))}
        {stored.closedDays.join() !== typed.closedDays.join() && (
          <List.Item>{texts.closedDaysDiffer}</List.Item>
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

function inWords({ isOpen, cutoffHour, cutoffDays, window, capacity }: WeekdayValues): string {
  if (!isOpen) return texts.noDelivery;
  const days = Number(cutoffDays);
  return [
    `${hourText(Number(cutoffHour))} ${days === 0 ? texts.sameDay : texts.daysBefore(days)}`,
    window,
    capacity === '' ? texts.anyNumber : texts.orders(capacity),
  ]
    .filter(Boolean)
    .join(' · ');
}
