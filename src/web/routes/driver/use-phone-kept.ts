import { useEffect, useRef, useState } from 'react';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { openPhoneMemory } from '#web/phone-memory.ts';
import { restoreConflicts } from './conflicts/conflicts.ts';
import { forgetLists, keepDay, restoreDay } from './keep-day.ts';
import { forgetOrphans } from './photos/kept-photos.ts';
import { takeUpOutbox } from './take-up-outbox.ts';
import { clearUnreadable } from './unreadable.ts';

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
      stopping.signal.addEventListener('abort', keepDay());
      setReady(true);
    };
    void start();
    return () => stopping.abort();
  }, [driverId, today]);
  return isReady;
}
