import { type ISODate, isISODate } from '#shared/dates/shop-dates.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { useUrlParam } from '#web/hooks/use-url-param.ts';

/** Today's deliveries unless the address says otherwise. */
export type DriverDay = {
  readonly date: ISODate;
  readonly by: 'delivery' | 'created';
  readonly setDate: (date: ISODate) => void;
  readonly setBy: (by: string) => void;
};

export function useDriverDay(): DriverDay {
  const today = useShopToday();
  const [date, setDate] = useUrlParam('date', today);
  const [by, setBy] = useUrlParam('by', 'delivery');
  return {
    date: isISODate(date) ? date : today,
    by: by === 'created' ? 'created' : 'delivery',
    setDate,
    setBy,
  };
}
