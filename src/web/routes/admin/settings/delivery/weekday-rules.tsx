import { Checkbox, NativeSelect, Paper, SimpleGrid, Stack, Table, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactElement } from 'react';
import { HOURS, WEEKDAYS } from '#web/routes/admin/settings/calendar-choices.ts';
import { settingsTexts } from '#web/routes/admin/settings/texts.ts';
import { NumberField } from '#web/routes/admin/ui/number-field.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import type { RuleValues } from './rule-values.ts';

const texts = settingsTexts.delivery;
const { columns } = texts;
const DAYS_BEFORE = Array.from({ length: 15 }, (_, days) => ({
  value: String(days),
  label: days === 0 ? texts.sameDay : texts.daysBefore(days),
}));

const WIDTHS = [132, 108, 142, 124, 124];

export type DriverChoice = { readonly id: number; readonly name: string };

type WeekdayRulesProps = {
  readonly form: UseFormReturnType<RuleValues>;
  readonly drivers: readonly DriverChoice[];
};

export function WeekdayRules({ form, drivers }: WeekdayRulesProps) {
  const isWide = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });
  const days = WEEKDAYS.map((weekday) => ({
    weekday,
    isOpen: form.values.weekdays[weekday]?.isOpen ?? false,
    fields: fieldsOf(form, weekday, drivers, isWide),
  }));
  if (isWide) {
    return (
      <Table.ScrollContainer minWidth="100%" type="native">
        <Table layout="fixed" horizontalSpacing={6} verticalSpacing={4} withRowBorders>
          <Table.Thead>
            <Table.Tr>
              {Object.values(columns).map((label, index) => (
                <Table.Th key={label} w={WIDTHS[index]}>
                  {label}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {days.map(({ weekday, isOpen, fields }) => (
              <Table.Tr key={weekday}>
                <Table.Td>
                  <OpenDay form={form} weekday={weekday} />
                </Table.Td>
                {isOpen ? (
                  fields.map((field) => <Table.Td key={field.key}>{field}</Table.Td>)
                ) : (
                  <Table.Td colSpan={fields.length} c="dimmed" h={50}>
                    {texts.noDelivery}
                  </Table.Td>
                )}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    );
  }
  return (
    <Stack gap="xs">
      {days.map(({ weekday, isOpen, fields }) => (
        <Paper key={weekday} p="sm" shadow="none">
          <OpenDay form={form} weekday={weekday} />
          {isOpen ? (
            <SimpleGrid cols={{ base: 2, sm: 3, md: 5 }} spacing="xs" mt="xs" style={{ alignItems: 'end' }}>
              {fields}
            </SimpleGrid>
          ) : (
            <Dimmed>{texts.noDelivery}</Dimmed>
          )}
        </Paper>
      ))}
    </Stack>
  );
}

type OpenDayProps = { readonly form: UseFormReturnType<RuleValues>; readonly weekday: number };

function OpenDay({ form, weekday }: OpenDayProps) {
  return (
    <Checkbox
      label={settingsTexts.shop.weekdays[weekday]}
      fw={600}
      {...form.getInputProps(`weekdays.${weekday}.isOpen`, { type: 'checkbox' })}
    />
  );
}

function fieldsOf(
  form: UseFormReturnType<RuleValues>,
  weekday: number,
  drivers: readonly DriverChoice[],
  isInTable: boolean,
): ReactElement[] {
  const day = settingsTexts.shop.weekdays[weekday];
  const propsOf = (field: Exclude<keyof typeof columns, 'day' | 'driver'> | 'driverId') => {
    const label = columns[field === 'driverId' ? 'driver' : field];
    const name = { 'aria-label': `${label}, ${day}`, ...(isInTable ? {} : { label }) };
    return { ...name, ...form.getInputProps(`weekdays.${weekday}.${field}`) };
  };
  const driverId = form.values.weekdays[weekday]?.driverId ?? '';
  return [
    <NativeSelect key="hour" data={HOURS} {...propsOf('cutoffHour')} />,
    <NativeSelect key="days" data={DAYS_BEFORE} {...propsOf('cutoffDays')} />,
    <TextInput key="window" placeholder={texts.windowExample} maxLength={40} {...propsOf('window')} />,
    <NumberField key="capacity" isWhole placeholder={texts.anyNumber} {...propsOf('capacity')} />,
    <NativeSelect key="driver" data={driverChoices(drivers, driverId)} {...propsOf('driverId')} />,
  ];
}

function driverChoices(drivers: readonly DriverChoice[], chosenId: string) {
  const listed = drivers.map((driver) => ({ value: String(driver.id), label: driver.name }));
  const isListed = chosenId === '' || listed.some((choice) => choice.value === chosenId);
  return [
    { value: '', label: texts.noDriver },
    ...listed,
    ...(isListed ? [] : [{ value: chosenId, label: texts.inactiveDriver }]),
  ];
}
