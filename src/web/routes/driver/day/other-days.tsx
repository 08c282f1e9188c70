import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { addDays, formatDate } from '#shared/shop-dates.ts';
import { api } from '#web/api.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { texts } from '#web/routes/driver/texts.ts';
import type { DriverDay } from './use-driver-day.ts';

export function OtherDays({ day }: { readonly day: DriverDay }) {
  const today = useShopToday();
  const { data: days = [] } = useQuery(api.driver.orders.openDays.queryOptions());
  const earlier = days.findLast(({ date }) => date < day.date);
  const later = days.find(({ date }) => date > day.date);
  return (
    <Group gap="xs" justify="center">
      {earlier && (
        <Button size="lg" variant="default" onClick={() => day.setDate(earlier.date)}>
          {texts.earlierDay(earlier.count, formatDate(earlier.date))}
        </Button>
      )}
      {later && (
        <Button size="lg" onClick={() => day.setDate(later.date)}>
          {later.date === addDays(today, 1)
            ? texts.tomorrow(later.count)
            : texts.laterDay(later.count, formatDate(later.date))}
        </Button>
      )}
    </Group>
  );
}
