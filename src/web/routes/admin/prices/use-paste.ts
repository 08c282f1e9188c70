import { useState } from 'react';
import type { PricesToSet } from '#shared/inputs/price-inputs.ts';
import { BASIS_WORDS, type PriceBasis } from '#shared/prices/price-basis.ts';
import { client } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { showToast } from '#web/ui/toast.ts';
import { type Pasted, type PastedPrices, pricesOfColumn, pricesOfRows } from './paste-prices.ts';
import { pricesTexts as texts } from './texts.ts';

export type PastePlace = { readonly productIds: readonly number[]; readonly from: number };

/** `basis` is that of the prices in the grid: what is headed otherwise is not taken. */
export function usePaste(onSet: (prices: PricesToSet) => void, basis: PriceBasis) {
  const [problems, setProblems] = useState<readonly string[]>([]);

  const settle = ({ prices, missing, unread }: PastedPrices, left: number) => {
    setProblems([
      ...(missing.length > 0 ? [texts.missing(missing)] : []),
      ...(unread.length > 0 ? [texts.unread(unread)] : []),
      ...(left > 0 ? [texts.left(left)] : []),
    ]);
    if (prices.length > 0) onSet(prices);
  };

  const paste = async (pasted: Pasted, { productIds, from }: PastePlace) => {
    if (pasted.kind === 'column') {
      const left = Math.max(0, pasted.cells.length - productIds.length);
      settle(pricesOfColumn(pasted.cells, productIds, from), left);
      return;
    }
    if (pasted.basis !== null && pasted.basis !== basis) {
      setProblems([texts.otherBasis(BASIS_WORDS[pasted.basis], BASIS_WORDS[basis])]);
      return;
    }
    try {
      const codes = [...new Set(pasted.rows.map(({ code }) => code))];
      const found = await client.admin.prices.productsByCode.query({ codes });
      settle(pricesOfRows(pasted.rows, new Map(found.map(({ asked, id }) => [asked, id]))), 0);
    } catch (error) {
      showToast({ tone: 'error', message: errorText(error, texts.pricesFailed) });
    }
  };

  return { problems, clear: () => setProblems([]), paste };
}
