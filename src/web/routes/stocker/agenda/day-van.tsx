import { NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { vanText } from '#shared/firm/vans.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { texts as stockerTexts } from '#web/routes/stocker/texts.ts';
import type { Agenda } from './agenda.ts';

const texts = stockerTexts.agenda;

type DayVanProps = { readonly agenda: Agenda; readonly date: ISODate };

export function DayVan({ agenda: { driver, van }, date }: DayVanProps) {
  const vans = useQuery(api.stocker.vans.list.queryOptions()).data ?? [];
  const set = useAction(api.stocker.vans.setDay, { affects: ['agenda'], failure: texts.vanFailed });
  const { driverCode } = driver;
  if (vans.length === 0 || driverCode === null) return null;
  const offered = vans.filter(({ id, isActive }) => isActive || id === van?.id);
  const labelOf = (one: (typeof vans)[number]) =>
    one.id === van?.id && van.isUsual ? texts.usualVan(vanText(one)) : vanText(one);
  return (
    <NativeSelect
      label={texts.van}
      value={van ? String(van.id) : ''}
      disabled={set.isPending}
      maw="20rem"
      data={[
        ...(van ? [] : [{ value: '', label: texts.noVan }]),
        ...offered.map((one) => ({ value: String(one.id), label: labelOf(one) })),
      ]}
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        void set.run({ driverCode, date, vanId: chosen === '' ? null : Number(chosen) });
      }}
    />
  );
}

export function Overload({ agenda: { van } }: Pick<DayVanProps, 'agenda'>) {
  if (!van || van.overloadKg === 0) return null;
  return (
    <Text size="sm" fw={650} c="bad">
      {texts.overload(van.overloadKg)}
    </Text>
  );
}
