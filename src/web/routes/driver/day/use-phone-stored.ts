import { useEffect, useRef, useState } from 'react';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { openPhoneMemory } from '#web/phone-memory.ts';
import { restoreConflicts } from '#web/routes/driver/conflicts/conflicts.ts';
import { forgetOrphans } from '#web/routes/driver/handover/stored-photos.ts';
import { takeUpOutbox } from '#web/routes/driver/outbox/take-up-outbox.ts';
import { clearUnreadable } from '#web/routes/driver/outbox/unreadable.ts';
import { forgetLists, restoreDay, storeDay } from './stored-day.ts';

/**
 * Keeps the driver's day on the phone: lists, and what is not yet sent. True once what was kept before is back, so that
 * nothing is drawn, or typed, without it.
 */
export function usePhoneStored(driverId: number | undefined): boolean {
  const today = useShopToday();
  const [isReady, setReady] = useState(false);
  const keptDay = useRef(today);
  useEffect(() => {
    if (driverId === undefined) return;
    const stopping = new AbortController();
    if (keptDay.current !== today) forgetLists();
    keptDay.current = today;
    const start = async () => {
      await openPhoneMemory({ userId: driverId, day: today });
      if (stopping.signal.aborted) return;
      await restoreDay();
      clearUnreadable();
      await restoreConflicts();
      await takeUpOutbox(driverId, stopping.signal);
      if (stopping.signal.aborted) return;
      void forgetOrphans();
      stopping.signal.addEventListener('abort', storeDay());
      setReady(true);
    };
    void start();
    return () => stopping.abort();
  }, [driverId, today]);
  return isReady;
}
