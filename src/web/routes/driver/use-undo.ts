import { createContext, use, useCallback, useEffect, useState } from 'react';
import { type OrderStatus, STATUSES_BY_ROLE } from '#shared/order-status.ts';

/** How long a change can be taken back (issue "Warehouse and road"). */
const UNDO_MS = 10_000;

/** The button to undo appears where the thumb has just tapped: it rests for the second tap of a double one. */
const REST_MS = 500;

/** A change that can still be taken back, and the whole seconds left for it. */
export type Undo = {
  readonly orderId: number;
  readonly back: OrderStatus;
  readonly secondsLeft: number;
  readonly isResting: boolean;
};

type Kept = { readonly orderId: number; readonly back: OrderStatus; readonly until: number };

/**
 * Remembers for 10 s what a change took the place of. A driver can't set `E Procesuar`: an order taken from there goes
 * back to `E Pergaditur`, since it is in the van.
 */
export function useUndo() {
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const [now, setNow] = useState(0);
  const isTicking = kept.length > 0;
  useEffect(() => {
    if (!isTicking) return;
    const timer = setInterval(() => {
      const time = performance.now();
      setNow(time);
      setKept((all) =>
        all.some((entry) => entry.until <= time) ? all.filter((entry) => entry.until > time) : all,
      );
    }, 250);
    return () => clearInterval(timer);
  }, [isTicking]);

  const remember = useCallback((orderId: number, before: OrderStatus) => {
    const time = performance.now();
    const back = STATUSES_BY_ROLE.driver.includes(before) ? before : 'E Pergaditur';
    setNow(time);
    setKept((all) => [
      ...all.filter((entry) => entry.orderId !== orderId),
      { orderId, back, until: time + UNDO_MS },
    ]);
  }, []);
  const forget = useCallback((orderId: number) => {
    setKept((all) => all.filter((entry) => entry.orderId !== orderId));
  }, []);
  const find = (orderId: number): Undo | undefined => {
    const entry = kept.find((candidate) => candidate.orderId === orderId);
    return (
      entry && {
        orderId,
        back: entry.back,
        secondsLeft: Math.max(1, Math.ceil((entry.until - now) / 1000)),
        isResting: now < entry.until - UNDO_MS + REST_MS,
      }
    );
  };
  return { remember, forget, find };
}

/** The changes that can be taken back outlive the page on which they were made. */
export const UndoContext = createContext<ReturnType<typeof useUndo> | null>(null);

/** What can be taken back in this workspace. */
export function useUndos(): ReturnType<typeof useUndo> {
  const undos = use(UndoContext);
  if (!undos) throw new Error("Outside of the driver's workspace");
  return undos;
}
