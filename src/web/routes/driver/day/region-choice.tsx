import { NativeSelect } from '@mantine/core';
import { findRegionName } from '#shared/regions.ts';
import { useFirm } from '#web/firm.ts';
import { useSearchParam } from '#web/hooks/use-search.ts';
import { dayFields } from '#web/routes/driver/driver-fields.ts';
import type { DriverOrder } from '#web/routes/driver/stop/driver-order.ts';
import { texts } from '#web/routes/driver/texts.ts';

type Orders = readonly Pick<DriverOrder, 'regionId'>[];

function namesOf(orders: Orders): string[] {
  const names = orders.flatMap(({ regionId }) => findRegionName(regionId) ?? []);
  return [...new Set(names)].toSorted((a, b) => a.localeCompare(b, 'sq'));
}

export function useRegionChoice(orders: Orders) {
  const [wanted, setRegion] = useSearchParam(dayFields, 'region', '');
  return [namesOf(orders).includes(wanted) ? wanted : '', setRegion] as const;
}

export function RegionChoice({ orders }: { readonly orders: Orders }) {
  useFirm();
  const [region, setRegion] = useRegionChoice(orders);
  const names = namesOf(orders);
  if (names.length < 2) return null;
  return (
    <NativeSelect
      size="lg"
      flex="1 1 7rem"
      maw="16rem"
      styles={{ input: { paddingInline: '0.7rem 1.8rem' } }}
      aria-label={texts.region}
      value={region}
      data={[{ value: '', label: texts.allRegions }, ...names]}
      onChange={(event) => setRegion(event.currentTarget.value)}
    />
  );
}
