import { useRef, useState } from 'react';
import type { PricesToSet } from '#shared/inputs/price-inputs.ts';
import { refreshAfter } from '#web/cache/refresh-after.ts';
import { errorText } from '#web/error-text.ts';
import { showToast } from '#web/ui/toast.ts';
import { pricesTexts as texts } from './texts.ts';

const MAX_STEPS = 50;
const TOAST_ID = 'prices';

export function priceKey(productId: number, from: number): string {
  return `${productId}:${from}`;
}

export function usePriceHistory(setPrices: (prices: PricesToSet) => Promise<unknown>) {
  const steps = useRef<PricesToSet[]>([]);
  const pending = useRef<Promise<unknown>>(Promise.resolve());
  const [before, setBefore] = useState<ReadonlyMap<string, number | null>>(new Map());

  const showChange = (message: string) =>
    showToast({
      tone: 'success',
      id: TOAST_ID,
      message,
      ...(steps.current.length > 0 ? { undo } : {}),
    });

  const undoLast = async () => {
    const last = steps.current.pop();
    if (!last) return;
    try {
      await setPrices(last);
      showChange(texts.changeUndone);
    } catch (error) {
      steps.current.push(last);
      showToast({ tone: 'error', message: errorText(error, texts.pricesFailed) });
    }
    refreshAfter('catalog');
  };

  const undo = () => {
    pending.current = pending.current.then(undoLast);
  };
  const follow = (change: Promise<unknown>) => {
    pending.current = Promise.allSettled([pending.current, change]);
  };

  const remember = (previous: PricesToSet) => {
    if (previous.length === 0) return;
    steps.current = [...steps.current, previous].slice(-MAX_STEPS);
    setBefore((known) => {
      const old = previous.map(
        ({ productId, from, priceE4 }) => [priceKey(productId, from), priceE4] as const,
      );
      return new Map([...old, ...known]);
    });
    showChange(texts.changed(previous.length));
  };

  return { before, remember, follow, undo };
}
