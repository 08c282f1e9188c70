import type { ISODate } from '#shared/dates/shop-dates.ts';
import { useSearchParam } from '#web/hooks/use-search.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { dayFields } from '#web/routes/driver/driver-fields.ts';

/** Defaults to today's deliveries. */
export type DriverDay = {
  readonly date: ISODate;
  readonly by: 'delivery' | 'created';
  readonly setDate: (date: ISODate) => void;
  readonly setBy: (by: string) => void;
};

export function useDriverDay(): DriverDay {
  const [date, setDate] = useSearchParam(dayFields, 'date', useShopToday());
  const [by, setBy] = useSearchParam(dayFields, 'by', 'delivery');
  return { date, by, setDate, setBy };
}
