import { useEffect, useState } from 'react';
import { type Tap, timeLeft, UNDO_MS } from './held-taps.ts';
import { tapOf } from './outbox.ts';
import { useUnsent } from './use-outbox.ts';

/** The button to undo appears where the thumb has just tapped: it rests for the second tap of a double one. */
const REST_MS = 500;

/** A tap that can still be taken back, and the whole seconds left for it. */
export type Undo = { readonly secondsLeft: number; readonly isResting: boolean };

/** Finds what can still be taken back of an order: its last tap, for as long as it is held back. */
export function useUndo(): (orderId: number) => Undo | undefined {
  const taps = useUnsent().flatMap((entry) => tapOf(entry) ?? []);
  const now = useTicks(taps);
  return (orderId) => {
    const tap = taps.findLast((candidate) => candidate.orderId === orderId);
    const left = tap ? timeLeft(tap, now) : 0;
    if (left === 0) return undefined;
    return { secondsLeft: Math.max(1, Math.ceil(left / 1000)), isResting: left > UNDO_MS - REST_MS };
  };
}

/** The time, four times a second while a tap is held back. */
function useTicks(taps: readonly Tap[]): number {
  const [now, setNow] = useState(() => Date.now());
  const until = Math.max(0, ...taps.map((tap) => tap.heldUntil));
  useEffect(() => {
    if (until <= Date.now()) return;
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (until <= Date.now()) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  return now;
}
