import { useDriverDay } from '#web/routes/driver/use-driver-day.ts';
import { CashView } from './cash-view.tsx';

/** The cash of the day that the address names. */
export function CashPage() {
  const day = useDriverDay();
  return <CashView date={day.date} onDate={day.setDate} />;
}
