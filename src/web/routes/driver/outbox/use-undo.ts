import { useEffect, useState } from 'react';
import { type Tap, timeLeft, UNDO_MS } from './held-taps.ts';
import { tapOf } from './outbox.ts';
import { useUnsent } from './use-outbox.ts';

const REST_MS = 500;

export type Undo = { readonly secondsLeft: number; readonly isResting: boolean };

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
