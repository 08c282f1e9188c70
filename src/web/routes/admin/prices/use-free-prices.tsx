import { useState } from 'react';
import type { PricesToSet } from '#shared/inputs/price-inputs.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { pricesTexts } from './texts.ts';

const texts = pricesTexts.free;

export function useFreePrices(onSure: (prices: PricesToSet) => void) {
  const [asked, setAsked] = useState<PricesToSet | null>(null);
  const free = asked?.filter(({ priceE4 }) => priceE4 === 0).length ?? 0;
  return {
    set: (prices: PricesToSet) =>
      prices.some(({ priceE4 }) => priceE4 === 0) ? setAsked(prices) : onSure(prices),
    question: asked && (
      <ConfirmDialog
        isOpen
        title={texts.title}
        confirmLabel={texts.confirm}
        cancelLabel={texts.back}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          onSure(asked);
        }}
      >
        {texts.question(free)}
      </ConfirmDialog>
    ),
  };
}
