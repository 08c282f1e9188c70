import { Text } from '@mantine/core';
import { useState } from 'react';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { formatBasisPoints } from '#shared/prices/money.ts';
import { formatUnitPrice } from '#shared/prices/unit-price.ts';
import { vatRatesOn } from '#shared/prices/vat.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { ProductFields } from './product-schema.ts';
import { productFormTexts } from './texts.ts';

const texts = productFormTexts.doubts;

type Priced = Pick<ProductFields, 'priceE4' | 'vatBasisPoints' | 'isOnRequest'>;

/** Questions before saving: a price of zero, and a rate for which the books have no box. */
export function findDoubts(wanted: Priced, before: Priced | null, today: ISODate): string[] {
  const rates = vatRatesOn(today);
  const rate =
    wanted.vatBasisPoints === before?.vatBasisPoints ? null : rateDoubt(wanted.vatBasisPoints, rates);
  const isFreeNew = wanted.priceE4 === 0 && !wanted.isOnRequest && before?.priceE4 !== 0;
  return [...(rate === null ? [] : [rate]), ...(isFreeNew ? [texts.free(formatUnitPrice(0))] : [])];
}

export function rateDoubt(vat: number, rates: readonly number[]): string | null {
  if (rates.includes(vat)) return null;
  return texts.rate(formatBasisPoints(vat), rates.map(formatBasisPoints).join(' · '));
}

export function useDoubts(before: Priced | null, onSure: (fields: ProductFields) => void) {
  const today = useShopToday();
  const [asked, setAsked] = useState<ProductFields | null>(null);
  const doubts = asked ? findDoubts(asked, before, today) : [];
  return {
    submit: (fields: ProductFields) =>
      findDoubts(fields, before, today).length > 0 ? setAsked(fields) : onSure(fields),
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
        {doubts.map((doubt) => (
          <Text key={doubt}>{doubt}</Text>
        ))}
      </ConfirmDialog>
    ),
  };
}
