import { type ISODate, isISODate } from '#shared/shop-dates.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { useUrlParam } from '#web/hooks/use-url-param.ts';

/** Which orders the section shows, kept in the address. */
export type OrdersView = {
  readonly mode: 'day' | 'pending';
  readonly date: ISODate;
  readonly by: 'created' | 'delivery';
  readonly setMode: (mode: 'day' | 'pending') => void;
  readonly setDate: (date: ISODate) => void;
  readonly setBy: (by: string) => void;
};

/** Reads the view from the address: today's new orders unless it says otherwise. */
export function useOrdersView(): OrdersView {
  const today = useShopToday();
  const [mode, setMode] = useUrlParam('show', 'day');
  const [date, setDate] = useUrlParam('date', today);
  const [by, setBy] = useUrlParam('by', 'created');
  return {
    mode: mode === 'pending' ? 'pending' : 'day',
    date: isISODate(date) ? date : today,
    by: by === 'delivery' ? 'delivery' : 'created',
    setMode,
    setDate,
    setBy,
  };
}
