import { usePlaceParam } from '#web/hooks/use-place-param.ts';
import { DayView } from './day-view.tsx';
import { DoorPage } from './door/door-page.tsx';
import { useDriverDay } from './use-driver-day.ts';

/** The day's stops, and from there one door at a time. */
export function DayPage() {
  const day = useDriverDay();
  const door = usePlaceParam('door');
  if (door.value !== '')
    return <DoorPage key={door.value} orderId={Number(door.value)} day={day} onBack={door.leave} />;
  return <DayView day={day} onDoor={(orderId) => door.open(String(orderId))} />;
}
