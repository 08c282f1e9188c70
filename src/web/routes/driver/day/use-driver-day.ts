import { useSearchParam } from '#web/hooks/use-search.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { dayFields } from '#web/routes/driver/driver-fields.ts';

/** Defaults to today's deliveries. */
export type DriverDay = ReturnType<typeof useDriverDay>;

export function useDriverDay() {
  const [date, setDate] = useSearchParam(dayFields, 'date', useShopToday());
  const [by, setBy] = useSearchParam(dayFields, 'by', 'delivery');
  return { date, by, setDate, setBy };
}
