import { useEffect, useRef, useState } from 'react';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { openPhoneMemory } from '#web/phone-memory.ts';
import { restoreConflicts } from './conflicts/conflicts.ts';
import { forgetLists, keepDay, restoreDay } from './keep-day.ts';
import { keepOutbox } from './keep-outbox.ts';
import { forgetOrphans } from './photos/kept-photos.ts';

/**
 * Keeps the driver's day on the phone: lists, and what is not yet sent. True once what was kept before is back, so that
 * nothing is drawn, or typed, without it.
 */
export function usePhoneKept(driverId: number | undefined): boolean {
  const today = useShopToday();
  const [isReady, setReady] = useState(false);
  const keptDay = useRef(today);
  useEffect(() => {
    if (driverId === undefined) return;
    let stop = () => {};
    let isOver = false;
    if (keptDay.current !== today) forgetLists();
    keptDay.current = today;
    const start = async () => {
      await openPhoneMemory({ userId: driverId, day: today });
      await restoreDay();
      await restoreConflicts();
      if (isOver) return;
      void forgetOrphans();
      const stops = [keepDay(), keepOutbox()];
      stop = () => {
        for (const end of stops) end();
      };
      setReady(true);
    };
    void start();
    return () => {
      isOver = true;
      stop();
    };
  }, [driverId, today]);
  return isReady;
}
